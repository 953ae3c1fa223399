/** The player's identity: a guest with a name, created when they first open or join a table. */

import { api as defaultApi, type Api } from "./api";
import { preferences } from "./preferences.svelte";
import { say } from "./language.svelte";

/** The browser does not keep the cookie by which the server knows the player. */
export class CookiesBlockedError extends Error {}

export class IdentityStore {
  known = $state(false);
  name = $state("");
  #edited = false;
  #loading: Promise<void> | null = null;

  constructor(private readonly api: Pick<Api, "identity" | "createGuest" | "rename">) {}

  /** Concurrent calls share one request. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    const answer = await this.api.identity();
    this.known = answer.known;
    // A name typed before the answer arrived is kept.
    if (!this.#edited) this.name = answer.name || preferences.name;
  }

  edit(name: string): void {
    this.#edited = true;
    this.name = name;
  }

  /**
   * Makes sure that the server has an identity for this browser, with the name that the player has typed. A name that
   * nobody has changed stays, also on pages that do not show it. Rejects with `CookiesBlockedError` if the browser does
   * not keep the identity.
   */
  async ensure(): Promise<void> {
    const current = await this.api.identity();
    const typed = this.#edited ? this.name.trim() : "";
    if (!current.known) await this.#createGuest(typed || preferences.name || say("guest"));
    else if (typed && typed !== current.name) this.name = (await this.api.rename(typed)).name;
    else this.name = current.name;
    if (typed) preferences.setName(typed);
    this.known = true;
  }

  async #createGuest(name: string): Promise<void> {
    this.name = (await this.api.createGuest(name)).name;
    if (!(await this.api.identity()).known) throw new CookiesBlockedError();
  }
}

export const identity = new IdentityStore(defaultApi);
