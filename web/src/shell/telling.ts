/** Entries of a table's log as sentences. */

import { say, language } from "../lib/language.svelte";
import type { LogEntry } from "../lib/wire";

export function entryLines(entry: LogEntry, names: readonly string[]): string[] {
  const events = (entry.events ?? []).map((event) => language.format(event, names));
  const deed = deedLine(entry, names);
  return deed ? [deed, ...events] : events;
}

function deedLine(entry: LogEntry, names: readonly string[]): string {
  const facts = { seat: entry.seat ?? null };
  switch (entry.kind) {
    case "undo-answered":
      return say(entry.yes ? "log-agreed" : "log-disagreed", facts, names);
    case "voted":
      return entry.yes ? say("log-voted", facts, names) : "";
    default:
      return language.has(`log-${entry.kind}`) ? say(`log-${entry.kind}`, facts, names) : "";
  }
}

export function chatLine(entry: LogEntry): string {
  return entry.phrase ? say(`phrase-${entry.phrase}`) : (entry.text ?? "");
}
