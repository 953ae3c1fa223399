/** Whatever shows a card says by `data-rule` which rule tells of it; who takes it up can read that rule. */

import { ui } from "./ui.svelte";

/** Notes the rule of what is clicked or has the focus within the node. */
export function trackCardRule(node: HTMLElement): { destroy: () => void } {
  function noteRule({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const card = target.closest("[data-rule]") ?? (target.matches("button") && target.querySelector("[data-rule]"));
    if (card) ui.cardRule = card.getAttribute("data-rule")!;
  }
  // Before the board does with the click what it does.
  node.addEventListener("click", noteRule, true);
  node.addEventListener("focusin", noteRule);
  return {
    destroy() {
      node.removeEventListener("click", noteRule, true);
      node.removeEventListener("focusin", noteRule);
    },
  };
}
