/** The player's identity: a guest with a name, created when they first open or join a table. */

import { api, type Api } from "./api";
import { preferences } from "./preferences.svelte";
import { say } from "./language.svelte";

export class IdentityStore {
  known = $state(false);
  name = $state("");
  #edited = false;
  #loading: Promise<void> | null = null;

  constructor(private readonly api: Pick<Api, "identity">) {}

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
}

export const identity = new IdentityStore(api);

/** Makes sure that the server has an identity for this browser, with the current name. */
export async function ensureIdentity(): Promise<void> {
  const name = identity.name.trim() || say("guest");
  const current = await api.identity();
  const changed = current.known ? current.name !== name && (await api.rename(name)) : await api.createGuest(name);
  preferences.setName(identity.name);
  identity.known = true;
  identity.name = (changed || current).name;
}
