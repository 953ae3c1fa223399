/** Who the reader is here: a guest with a name, made the first time that they sit down. */

import { api } from "./api";
import { preferences } from "./preferences.svelte";
import { say } from "./words.svelte";

class MeStore {
  known = $state(false);
  name = $state("");

  async load(): Promise<void> {
    const me = await api.me();
    this.known = me.known;
    this.name = me.name || preferences.name;
  }
}

export const me = new MeStore();

/** Makes sure that the server knows who asks, by the name that they want. */
export async function become(): Promise<void> {
  const wanted = me.name.trim() || say("guest");
  const known = await api.me();
  const done = known.known ? known.name !== wanted && (await api.rename(wanted)) : await api.become(wanted);
  preferences.setName(me.name);
  me.known = true;
  me.name = (done || known).name;
}
