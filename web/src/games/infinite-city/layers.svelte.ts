/** What the sheet shows on demand. The browser remembers it. */

import { saveSetting, readSetting } from "../../lib/storage";

export const LAYERS = ["changes", "groups", "protection", "plazas"] as const;
export type Layer = (typeof LAYERS)[number];

const NAME = "infinite-city.layers";

export class Layers {
  #on = $state.raw<readonly string[]>([]);

  /** With a list of its own it is forgotten afterwards. */
  constructor(private readonly own: readonly Layer[] | null = null) {
    this.#on = own ?? (readSetting(NAME) ?? "changes").split(" ");
  }

  has(layer: Layer): boolean {
    return this.#on.includes(layer);
  }

  toggle(layer: Layer): void {
    this.#on = LAYERS.filter((it) => (it === layer) !== this.has(it));
    if (!this.own) saveSetting(NAME, this.#on.join(" "));
  }
}
