/**
 * Preferences of this browser: theme, pace, sound, vibration, list of moves. What makes a noise or asks for attention is off
 * by default. Notifications are the server's business: see src/notices.
 */

import { playSound, type Sound } from "./sounds";
import { readSetting, saveSetting } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How many milliseconds each event of a turn is shown; 0: turns are not shown. */
export const PACES = { slow: 1200, normal: 700, fast: 350, off: 0 } as const;
export type Pace = keyof typeof PACES;

/** Phones can; browsers of computers know the function and do nothing. */
export const canVibrate = typeof navigator !== "undefined" && "vibrate" in navigator && navigator.maxTouchPoints > 0;
const VIBRATION_MS = 40;

class Preferences {
  theme = $state<Theme>("system");
  sound = $state(false);
  vibration = $state(false);
  /** Show the list of legal moves beside the board, for players who cannot see the board or prefer the list. */
  moveList = $state(false);
  pace = $state<Pace>("normal");
  /** Where several people play on this device: cover the board between their turns. */
  curtain = $state(true);
  name = $state("");

  start(): void {
    const theme = readSetting("theme");
    this.theme = THEMES.find((known) => known === theme) ?? "system";
    this.sound = readSetting("sound") === "on";
    this.vibration = readSetting("vibration") === "on";
    this.moveList = readSetting("move-words") === "on";
    const pace = readSetting("pace");
    this.pace = pace !== null && pace in PACES ? (pace as Pace) : "normal";
    this.curtain = readSetting("curtain") !== "off";
    this.name = readSetting("name") ?? "";
    this.#applyTheme();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    saveSetting("theme", theme);
    this.#applyTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    saveSetting("sound", on ? "on" : "off");
    this.play("turn");
  }

  setMoveList(on: boolean): void {
    this.moveList = on;
    saveSetting("move-words", on ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    saveSetting("pace", pace);
  }

  setCurtain(on: boolean): void {
    this.curtain = on;
    saveSetting("curtain", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name.trim();
    saveSetting("name", this.name);
  }

  setVibration(on: boolean): void {
    this.vibration = on;
    saveSetting("vibration", on ? "on" : "off");
    this.vibrate();
  }

  play(sound: Sound): void {
    if (this.sound) playSound(sound);
  }

  vibrate(): void {
    if (this.vibration && canVibrate) navigator.vibrate(VIBRATION_MS);
  }

  /** It is the player's turn: the sound and vibration that they have enabled. */
  notifyTurn(): void {
    this.play("turn");
    this.vibrate();
  }

  #applyTheme(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Preferences();
