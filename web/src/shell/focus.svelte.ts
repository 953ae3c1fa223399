/** What the reader's attention is led to: the panel's tab, a rule, a place in the log, and the reason against something. */

import type { Problem } from "../lib/wire";

export type Tab = "log" | "chat" | "score" | "rules";

class Focus {
  tab = $state<Tab>("log");
  rule = $state("");
  /** The log is opened behind that entry. */
  after = $state<number | null>(null);
  hint = $state.raw<Problem | null>(null);
  /** The rule of the card that was taken up last. */
  about = $state("");

  /** At another table nothing is left of it. */
  begin(): void {
    this.tab = "log";
    this.rule = this.about = "";
    this.after = this.hint = null;
  }

  openRule(rule: string): void {
    this.rule = "";
    this.tab = "rules";
    this.rule = rule;
  }

  openLog(after: number): void {
    this.tab = "log";
    this.after = after;
  }
}

export const focus = new Focus();
