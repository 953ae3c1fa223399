/** Durations, options, errors and log entries as text. */

import { type GameOption, RefusedError } from "../lib/api";
import { isLoadFailure } from "../lib/faults.svelte";
import { CookiesBlockedError } from "../lib/identity.svelte";
import { language, say } from "../lib/language.svelte";
import type { ShownTable } from "../lib/shown-table";
import type { SoloBest } from "../lib/solo-best";
import type { Clock, Facts, LogEntry, UndoneMove as PlayedMove, View } from "../lib/wire";
import type { MoveText } from "../games/registry";

/** Milliseconds as a clock shows them: 0:09, 12:30, 3:05:00, 2d 4h. */
export function formatDuration(milliseconds: number, lang = language.code): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return `${formatUnit(days, "day", lang)} ${formatUnit(hours % 24, "hour", lang)}`;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  if (hours > 0) return `${hours}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return `${minutes}:${twoDigits(seconds % 60)}`;
}

const formatUnit = (amount: number, unit: "day" | "hour", lang: string): string =>
  new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "narrow" }).format(amount);

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

/** A day with the time, without the year. */
export function formatDate(milliseconds: number, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
  return format.format(milliseconds);
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

/** The options that are chosen at a table, each in words. */
export function formatOptions(options: Facts): string[] {
  const chosen = Object.entries(options).filter(([, value]) => value !== false && value !== null);
  return chosen.map(([name, value]) => {
    const label = say(`option-${name}`);
    return value === true ? label : say("labelled", { label, text: formatOptionValue(name, value) });
  });
}

/** The best solo result with some options, and the level that it reached. */
export function bestText({ total, note }: SoloBest): string {
  const level = note ? say(`${note.rule}.scored`, note.facts) : "";
  return [say("best-so-far", { points: total }), level].filter(Boolean).join(" · ");
}

export function formatError(error: unknown): string {
  if (error instanceof CookiesBlockedError) return say("cookies-blocked");
  if (isLoadFailure(error)) return say("fault-unloaded");
  return error instanceof RefusedError ? error.problem.text : say("unreachable");
}

/**
 * The entries as people read them. The deal is made when a table is opened; for its players the match begins when
 * everybody is there.
 */
export function readingOrder(entries: readonly LogEntry[]): readonly LogEntry[] {
  const [opening, ...later] = entries;
  if (opening?.kind !== "opened") return entries;
  const firstMove = later.findIndex((entry) => entry.moves > 0);
  const before = firstMove < 0 ? later.length : firstMove;
  return [...later.slice(0, before), opening, ...later.slice(before)];
}

/** What is being shown of a turn, in words; empty if nothing is. */
export function stepText({ step, names }: Pick<ShownTable, "step" | "names">): string {
  return (step?.events ?? []).map((event) => language.event(event, names)).join(" ");
}

export function entryText(entry: LogEntry, names: readonly string[]): string[] {
  const events = (entry.events ?? []).map((event) => language.event(event, names));
  const action = actionText(entry, names);
  return action ? [action, ...events] : events;
}

function actionText(entry: LogEntry, names: readonly string[]): string {
  const chosen = (["chances", "warnings"] as const).filter((what) => entry[what]).join("-");
  const facts = { seat: entry.seat ?? null, bot: entry.bot ?? "", case: chosen || "none" };
  if (entry.name) names = names.map((name, seat) => (seat === entry.seat ? entry.name! : name));
  switch (entry.kind) {
    case "seats-swapped":
      return entry.name ? say("log-seats-swapped", facts, names) : "";
    case "undo-answered":
      return say(entry.yes ? "log-agreed" : "log-disagreed", facts, names);
    case "voted":
      return entry.yes ? say("log-voted", facts, names) : "";
    default: {
      // The bot that plays on, if somebody left or is away.
      const keys = [...(entry.bot ? [`log-${entry.kind}-bot`] : []), `log-${entry.kind}`];
      const key = keys.find((candidate) => language.has(candidate));
      return key ? say(key, facts, names) : "";
    }
  }
}

/** A move of a replay or of an undo request: its events, else its own text, if the viewer may know it. */
export function playedMoveText(
  { seat, move, events }: PlayedMove,
  names: readonly string[],
  describeMove: MoveText | undefined,
  view: View | null = null,
): string[] {
  if (events.length) return events.map((event) => language.event(event, names));
  if (!move) return [say("undo-any-move", { seat }, names)];
  return [say("log-played", { seat, text: moveText(move, { names, view }, describeMove) }, names)];
}

/** A move in the words of its board, else in those of every game. */
export function moveText(
  move: string,
  { names, view }: Pick<ShownTable, "names" | "view">,
  describeMove: MoveText | undefined,
): string {
  return describeMove?.(move, names, view) ?? language.formatter!.move(move);
}

/** The move that is drafted, or what is still to be chosen for it; empty if nothing is. */
export function draftText(
  table: ShownTable,
  describeMove: MoveText | undefined,
  describeDraft: MoveText | undefined,
): string {
  const { draft, names, view } = table;
  if (draft.move) return say("chosen", { text: moveText(draft.move, table, describeMove) });
  return draft.empty ? "" : (describeDraft?.(draft.words.join(" "), names, view) ?? "");
}

export function chatText(entry: LogEntry): string {
  return entry.phrase ? say(`phrase-${entry.phrase}`) : (entry.text ?? "");
}
