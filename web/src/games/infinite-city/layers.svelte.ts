/** What the sheet shows on demand. The browser remembers it. */

import { keep, kept } from "../../lib/keeping";

export const LAYERS = ["changes", "groups", "protection", "plazas"] as const;
export type Layer = (typeof LAYERS)[number];

const NAME = "infinite-city.layers";

export class Layers {
  #on = $state.raw<readonly string[]>((kept(NAME) ?? "changes").split(" "));

  has(layer: Layer): boolean {
    return this.#on.includes(layer);
  }

  toggle(layer: Layer): void {
    this.#on = LAYERS.filter((it) => (it === layer) !== this.has(it));
    keep(NAME, this.#on.join(" "));
  }
}
