/** Entries of a table's log as sentences. */

import { say, words } from "../lib/words.svelte";
import type { Told } from "../lib/wire";

export function entryLines(entry: Told, names: readonly string[]): string[] {
  const events = (entry.events ?? []).map((event) => words.sentence(event, names));
  const deed = deedLine(entry, names);
  return deed ? [deed, ...events] : events;
}

function deedLine(entry: Told, names: readonly string[]): string {
  const facts = { seat: entry.seat ?? null };
  switch (entry.kind) {
    case "undo-answered":
      return say(entry.yes ? "log-agreed" : "log-disagreed", facts, names);
    case "voted":
      return entry.yes ? say("log-voted", facts, names) : "";
    default:
      return words.has(`log-${entry.kind}`) ? say(`log-${entry.kind}`, facts, names) : "";
  }
}

export function chatLine(entry: Told): string {
  return entry.phrase ? say(`phrase-${entry.phrase}`) : (entry.text ?? "");
}
