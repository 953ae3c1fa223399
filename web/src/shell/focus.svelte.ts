/** What the reader's attention is led to: the panel's tab, a rule, and the reason against something they point at. */

import type { Problem } from "../lib/wire";

export type Tab = "log" | "chat" | "score" | "rules";

class Focus {
  tab = $state<Tab>("log");
  rule = $state("");
  hint = $state.raw<Problem | null>(null);

  openRule(rule: string): void {
    this.rule = "";
    this.tab = "rules";
    this.rule = rule;
  }
}

export const focus = new Focus();
