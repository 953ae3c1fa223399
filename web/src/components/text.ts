/** Durations, options, errors and log entries as text. */

import { type GameOption, RefusedError } from "../lib/api";
import { language, say } from "../lib/language.svelte";
import type { Clock, LogEntry } from "../lib/wire";

/** Milliseconds as a clock shows them: 0:09, 12:30, 3:05:00, 2 d 4 h. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return `${days} d ${hours % 24} h`;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  if (hours > 0) return `${hours}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return `${minutes}:${twoDigits(seconds % 60)}`;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago that was, in the given language. */
export function formatAgo(milliseconds: number, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, now - milliseconds) / 1000;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}

/** An option's value: by a message of its own, or by the last word of the option's name, such as `level`. */
export function formatOptionValue(option: string, value: unknown): string {
  if (typeof value === "object") return say("own-values");
  const noun = option.slice(option.lastIndexOf("_") + 1);
  const key = [`value-${option}-${value}`, `${noun}-${value}`].find((candidate) => language.has(candidate));
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

export function formatError(error: unknown): string {
  return error instanceof RefusedError ? error.problem.text : say("unreachable");
}

export function entryText(entry: LogEntry, names: readonly string[]): string[] {
  const events = (entry.events ?? []).map((event) => language.event(event, names));
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
