/** The visible layers of the map, stored in the browser. */

import { readSetting, saveSetting } from "../../lib/storage";

export const LAYERS = ["changes", "groups", "protection", "plazas"] as const;
export type Layer = (typeof LAYERS)[number];

const SETTING = "infinite-city.layers";

export class Layers {
  #visible = $state.raw<readonly string[]>([]);

  /** With initial layers given, nothing is stored. */
  constructor(private readonly own: readonly Layer[] | null = null) {
    this.#visible = own ?? (readSetting(SETTING) ?? "changes").split(" ");
  }

  has(layer: Layer): boolean {
    return this.#visible.includes(layer);
  }

  toggle(layer: Layer): void {
    this.#visible = LAYERS.filter((known) => (known === layer) !== this.has(known));
    if (!this.own) saveSetting(SETTING, this.#visible.join(" "));
  }
}
