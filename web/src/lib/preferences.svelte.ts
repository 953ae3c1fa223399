/**
 * Preferences of this browser: theme, sound, notifications, list of moves. Sound and notifications are off by default.
 */

import { readSetting, saveSetting } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Preferences {
  theme = $state<Theme>("system");
  sound = $state(false);
  notifications = $state(false);
  /** Show the list of legal moves beside the board, for players who cannot see the board or prefer the list. */
  moveList = $state(false);
  name = $state("");

  start(): void {
    const theme = readSetting("theme");
    this.theme = THEMES.find((known) => known === theme) ?? "system";
    this.sound = readSetting("sound") === "on";
    this.notifications = readSetting("notifications") === "on" && permission() === "granted";
    this.moveList = readSetting("move-words") === "on";
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
    if (on) chime();
  }

  async setNotifications(on: boolean): Promise<void> {
    this.notifications = on && (await Notification.requestPermission()) === "granted";
    saveSetting("notifications", this.notifications ? "on" : "off");
  }

  setMoveList(on: boolean): void {
    this.moveList = on;
    saveSetting("move-words", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name.trim();
    saveSetting("name", this.name);
  }

  /** It is the player's turn: plays the sound and shows the notification that they have enabled. */
  notifyTurn(title: string): void {
    if (this.sound) chime();
    if (this.notifications && document.hidden) new Notification(title, { tag: "tricity-turn" });
  }

  #applyTheme(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

function permission(): NotificationPermission {
  return typeof Notification === "undefined" ? "denied" : Notification.permission;
}

/** Two soft notes, synthesized, so that there is no file to fetch. */
function chime(): void {
  const audio = new AudioContext();
  for (const [pitch, at] of [
    [523, 0],
    [784, 0.14],
  ] as const) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.15, audio.currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.4);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.45);
  }
  setTimeout(() => void audio.close(), 1000);
}

export const preferences = new Preferences();
