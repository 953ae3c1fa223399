/** Who the reader is here: a guest with a name, made the first time that they sit down. */

import { api, type Api } from "./api";
import { preferences } from "./preferences.svelte";
import { say } from "./words.svelte";

export class MeStore {
  known = $state(false);
  name = $state("");
  #typed = false;
  #loading: Promise<void> | null = null;

  constructor(private readonly asks: Pick<Api, "me">) {}

  /** Who asks while it is being asked waits for the same answer. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    const me = await this.asks.me();
    this.known = me.known;
    // Who is quicker than the network keeps what they have typed.
    if (!this.#typed) this.name = me.name || preferences.name;
  }

  type(name: string): void {
    this.#typed = true;
    this.name = name;
  }
}

export const me = new MeStore(api);

/** Makes sure that the server knows who asks, by the name that they want. */
export async function become(): Promise<void> {
  const wanted = me.name.trim() || say("guest");
  const known = await api.me();
  const done = known.known ? known.name !== wanted && (await api.rename(wanted)) : await api.become(wanted);
  preferences.setName(me.name);
  me.known = true;
  me.name = (done || known).name;
}
