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
