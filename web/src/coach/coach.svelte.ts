/**
 * The coach of a first game: a tip for each phase, when it comes for the first time on this device. What has been seen is
 * kept in the browser.
 */

import { language } from "../lib/language.svelte";
import { readSetting, saveSetting } from "../lib/storage";

/** The setting: what has been seen, or that nobody wants to see more. `pages/Table.svelte` reads it, too. */
const SETTING = "coach";
const OFF = "off";

export class Coach {
  /** The message of the tip that is shown; empty: none. */
  tip = $state("");

  /** Somebody is asked this (null: nobody is). A tip stays as long as its question. */
  follow(prompt: string | null): void {
    const tip = prompt ? `coach-${prompt}` : "";
    if (tip === this.tip) return;
    const setting = readSetting(SETTING) ?? "";
    const seen = setting.split(",");
    const isNew = setting !== OFF && !seen.includes(tip) && language.has(tip);
    this.tip = isNew ? tip : "";
    if (isNew) saveSetting(SETTING, [...seen, tip].filter(Boolean).join());
  }

  /** This tip has been read. */
  close(): void {
    this.tip = "";
  }

  /** No more tips, in no game. */
  turnOff(): void {
    saveSetting(SETTING, OFF);
    this.tip = "";
  }
}
