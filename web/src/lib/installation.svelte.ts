/** Installing Tricity as an app: browsers that can do it say so, others have to be told how. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #prompt = $state.raw<InstallPrompt | null>(null);

  get isOffered(): boolean {
    return this.#prompt !== null;
  }

  /** The browser would install it. It is asked when the player wants to, not when the browser thinks so. */
  offer(event: Event): void {
    event.preventDefault();
    this.#prompt = event as InstallPrompt;
  }

  async start(): Promise<void> {
    await this.#prompt?.prompt();
    // It can be used once.
    this.#prompt = null;
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
