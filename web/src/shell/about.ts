/** Whatever shows a card says by `data-rule` which rule tells of it; who takes it up can read that rule. */

import { focus } from "./focus.svelte";

/** Notes the rule of what is clicked or has the focus within the node. */
export function about(node: HTMLElement): { destroy: () => void } {
  function look({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const found = target.closest("[data-rule]") ?? (target.matches("button") && target.querySelector("[data-rule]"));
    if (found) focus.about = found.getAttribute("data-rule")!;
  }
  // Before the board does with the click what it does.
  node.addEventListener("click", look, true);
  node.addEventListener("focusin", look);
  return {
    destroy() {
      node.removeEventListener("click", look, true);
      node.removeEventListener("focusin", look);
    },
  };
}
