/** Options and clocks in words. */

import type { GameOption } from "../lib/api";
import type { Clock } from "../lib/wire";
import { say, language } from "../lib/language.svelte";

/** An option's value: by its own message, or by what its last word names, as a level is. */
export function formatOptionValue(option: string, value: unknown): string {
  if (typeof value === "object") return say("own-values");
  const noun = option.slice(option.lastIndexOf("_") + 1);
  const key = [`value-${option}-${value}`, `${noun}-${value}`].find((it) => language.has(it));
  return key ? say(key) : String(value);
}

/** Whether the option is free text: there are no values to choose from. */
export function isFreeText(option: GameOption): boolean {
  return typeof option.default !== "boolean" && option.values.length === 0;
}

export function formatClock(clock: Clock): string {
  if (clock.kind === "live") return say("live-clock", { seconds: clock.move, minutes: Math.round(clock.reserve / 60) });
  return clock.kind === "days" ? say("days-clock", { days: clock.days }) : say("no-clock");
}
