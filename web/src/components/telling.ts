/** Entries of a table's log as sentences. */

import { say, language } from "../lib/language.svelte";
import type { LogEntry } from "../lib/wire";

export function entryText(entry: LogEntry, names: readonly string[]): string[] {
  const events = (entry.events ?? []).map((event) => language.format(event, names));
  const action = actionText(entry, names);
  return action ? [action, ...events] : events;
}

function actionText(entry: LogEntry, names: readonly string[]): string {
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

export function chatText(entry: LogEntry): string {
  return entry.phrase ? say(`phrase-${entry.phrase}`) : (entry.text ?? "");
}
