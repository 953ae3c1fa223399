/** What the reader's attention is led to: the panel's tab, a rule, a place in the log, and the reason against something. */

import type { Problem } from "../lib/wire";

export type Tab = "log" | "chat" | "score" | "rules";

class TableUi {
  tab = $state<Tab>("log");
  rule = $state("");
  /** The log is opened behind that entry. */
  logAfter = $state<number | null>(null);
  hint = $state.raw<Problem | null>(null);
  /** The rule of the card that was taken up last. */
  cardRule = $state("");

  /** At another table nothing is left of it. */
  reset(): void {
    this.tab = "log";
    this.rule = this.cardRule = "";
    this.logAfter = this.hint = null;
  }

  openRule(rule: string): void {
    this.rule = "";
    this.tab = "rules";
    this.rule = rule;
  }

  openLog(after: number): void {
    this.tab = "log";
    this.logAfter = after;
  }
}

export const ui = new TableUi();

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
