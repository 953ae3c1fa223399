/**
 * State of the table page that several components share: the open tab, the rule and log entry to show, and the hint.
 */

import { readSetting, saveSetting } from "../lib/storage";
import type { Problem } from "../lib/wire";

export type Tab = "log" | "chat" | "score" | "rules" | "review";

class TableUi {
  tab = $state<Tab>("log");
  /** On a compact screen, whether the tab's sheet covers the board. */
  isSheetOpen = $state(false);
  rule = $state("");
  /** Scrolls the log to the first entry after this one. */
  logAfter = $state<number | null>(null);
  hint = $state.raw<Problem | null>(null);
  /** The rule of the card that was clicked or focused last. */
  cardRule = $state("");

  /** How often tips were turned on; 0: they are off. */
  coached = $state(0);

  /** Called when another table is opened. */
  reset(): void {
    this.coached = Number(readSetting("coach") !== "off");
    this.tab = "log";
    this.isSheetOpen = false;
    this.rule = this.cardRule = "";
    this.logAfter = this.hint = null;
  }

  /** All tips come once more. */
  showCoach(): void {
    saveSetting("coach", "");
    this.coached++;
  }

  openRule(rule: string): void {
    this.rule = "";
    this.tab = "rules";
    this.isSheetOpen = true;
    this.rule = rule;
  }

  /** Shows the player aid, which is above the rules. */
  openAid(): void {
    this.rule = "";
    this.tab = "rules";
    this.isSheetOpen = true;
  }

  openLog(after: number): void {
    this.tab = "log";
    this.isSheetOpen = true;
    this.logAfter = after;
  }
}

export const ui = new TableUi();

/** An action: remembers the rule (`data-rule`) of whatever is clicked or focused within the node. */
export function trackCardRule(node: HTMLElement): { destroy: () => void } {
  function noteRule({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const card = target.closest("[data-rule]") ?? (target.matches("button") && target.querySelector("[data-rule]"));
    if (card) ui.cardRule = card.getAttribute("data-rule")!;
  }
  // In the capture phase, before the board handles the click.
  node.addEventListener("click", noteRule, true);
  node.addEventListener("focusin", noteRule);
  return {
    destroy() {
      node.removeEventListener("click", noteRule, true);
      node.removeEventListener("focusin", noteRule);
    },
  };
}
