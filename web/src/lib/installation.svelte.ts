/** Installing Tricity as an app: browsers that can do it say so, others have to be told how. */

import { installPrompt } from "./install-prompt";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #prompt = $state.raw(installPrompt.event as InstallPrompt | null);

  constructor() {
    // Most browsers have offered it by now; others do so later.
    addEventListener("beforeinstallprompt", (event) => (this.#prompt = event as InstallPrompt));
  }

  get isOffered(): boolean {
    return this.#prompt !== null;
  }

  async start(): Promise<void> {
    await this.#prompt?.prompt();
    // It can be used once.
    this.#prompt = installPrompt.event = null;
  }
}

export const installation = new Installation();

export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** iPhones and iPads, also those that pretend to be a Mac: there an app is installed from the Share menu. */
export function isApple(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}
