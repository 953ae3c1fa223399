/**
 * Formats Fluent messages with facts, as `tricity.locales` does in Python: the last word of a fact's name says how it
 * is formatted.
 */

import { type FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Facts, GameEvent, Sentence } from "./wire";

/** Small integers look the same in every language, and the browser's first number formatter is slow to create. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const RULE_ID = /^[A-Z]+-[A-Z]?[0-9]+$/;

/** The first halves of message ids for the words of moves, in the order in which they are tried. */
const nouns = new Set(["object", "card", "size", "tile", "building", "resource", "token", "lot"]);

/** Adds the nouns that a game declares. */
export function addNouns(more: Iterable<string>): void {
  for (const noun of more) nouns.add(noun);
}

export class MessageFormatter {
  constructor(private readonly bundle: FluentBundle) {}

  get lang(): string {
    return this.bundle.locales[0]!;
  }

  has(key: string): boolean {
    return this.pattern(key, true) !== null;
  }

  /** The message `key`, or `key.attribute` (the message itself if it lacks that attribute), with its facts. */
  say(key: string, facts: Facts = {}, names: readonly string[] = []): string {
    const pattern = this.pattern(key, false);
    if (pattern === null) return key;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) args[name] = this.formatFact(name, value, names);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, args, errors).replaceAll("\n", " ");
  }

  format(sentence: Sentence, names: readonly string[] = []): string {
    return this.say(sentence.say, sentence.facts, names);
  }

  /** An event as a sentence: the message of its kind, for those who know its secret facts the message's `secret`. */
  event({ kind, facts, secret }: GameEvent, names: readonly string[] = []): string {
    return this.say(secret ? `${kind}.secret` : kind, facts, names);
  }

  /** A move translated word by word: verbs and objects; cells stay as they are. */
  move(text: string): string {
    return text
      .split(" ")
      .map((word, index) => this.word(word, index === 0))
      .join(" ");
  }

  /** One word of a move. */
  word(word: string, isVerb = false): string {
    const messageKey = (isVerb ? ["verb"] : [...nouns]).map((noun) => `${noun}-${word}`).find((key) => this.has(key));
    return messageKey ? this.say(messageKey) : word;
  }

  /** The name of a thing: the message of its noun and name. */
  noun(noun: string, name: string): string {
    return this.formatName(noun, name);
  }

  private pattern(key: string, exact: boolean) {
    const [id, attribute] = key.split(".") as [string, string?];
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    if (!attribute) return message.value;
    return message.attributes[attribute] ?? (exact ? null : message.value);
  }

  private formatFact(name: string, value: unknown, names: readonly string[]): FluentVariable {
    const noun = name.slice(name.lastIndexOf("_") + 1).replace(/s$/, "");
    if (Array.isArray(value)) return this.formatList(noun, value, names);
    if (noun === "seat" && typeof value === "number") return names[value] ?? this.say("player", { number: value + 1 });
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (typeof value === "number")
      return Number.isInteger(value) && Math.abs(value) < 1000 ? new SmallNumber(value) : value;
    if (typeof value === "string") return this.formatName(noun, value);
    if (isSentence(value)) return this.format(value, names);
    return value === null || value === undefined ? this.say("nothing") : JSON.stringify(value);
  }

  private formatName(noun: string, value: string): string {
    if (noun === "rule" && RULE_ID.test(value) && this.has(value)) return `${value} (${this.say(value)})`;
    return this.has(`${noun}-${value}`) ? this.say(`${noun}-${value}`) : value;
  }

  private formatList(noun: string, values: unknown[], names: readonly string[]): string {
    if (!values.length) return this.say("nothing");
    const parts = values.map((part) => this.formatFact(noun, part, names));
    if (!parts.every((part) => typeof part === "string")) return parts.join(", ");
    const counts = new Map<string, number>();
    for (const part of parts as string[]) counts.set(part, (counts.get(part) ?? 0) + 1);
    return [...counts].map(([part, count]) => (count > 1 ? `${count} × ${part}` : part)).join(", ");
  }
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "say" in value && "facts" in value;
}
