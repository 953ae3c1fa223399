/**
 * Formats Fluent messages with facts, as `tricity.locales` does in Python: the last word of a fact's name says how it
 * is formatted.
 */

import { type FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { bindWords } from "./typography";
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
    for (const [name, value] of Object.entries(facts)) {
      args[name] = this.formatFact(name, value, names);
      Object.assign(args, isSeat(name, value) ? this.seatForms(name, value, names) : this.nounForms(name, value));
    }
    const errors: Error[] = [];
    return bindWords(this.bundle.formatPattern(pattern, args, errors).replaceAll("\n", " "), this.lang);
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
    const noun = nounOf(name);
    if (Array.isArray(value)) return this.formatList(noun, value, names);
    if (isSeat(name, value)) return names[value] ?? this.say("player", { number: value + 1 });
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (typeof value === "number")
      return Number.isInteger(value) && Math.abs(value) < 1000 ? new SmallNumber(value) : value;
    if (typeof value === "string") return this.formatName(noun, value);
    if (isSentence(value)) return this.format(value, names);
    return value === null || value === undefined ? this.say("nothing") : JSON.stringify(value);
  }

  private formatName(noun: string, value: string): string {
    if (noun === "rule" && RULE_ID.test(value) && this.has(value)) return `${value} (${this.say(value)})`;
    const [thing, suffix] = splitSuffix(value);
    return this.has(`${noun}-${thing}`) ? this.say(`${noun}-${thing}`) + suffix : value;
  }

  /** Further forms of a noun or of a list, such as those with an article: the attributes of its message (`card_a`). */
  private nounForms(name: string, value: unknown): Record<string, string> {
    const things: readonly unknown[] = Array.isArray(value) ? value : [value];
    const names = things.filter((thing) => typeof thing === "string");
    if (!names.length || names.length < things.length) return {};
    const noun = nounOf(name);
    const forms = Object.keys(this.bundle.getMessage(`${noun}-${splitSuffix(names[0]!)[0]}`)?.attributes ?? {});
    const counts = countEqual(names);
    return Object.fromEntries(
      forms
        .filter((form) => form !== "many")
        .map((form) => [
          `${name}_${form}`,
          this.join(counts.map(([thing, count]) => this.inForm(noun, thing, form, count))),
        ]),
    );
  }

  /** Those of a player without a name: the attributes of the message `player`. */
  private seatForms(name: string, seat: number, names: readonly string[]): Record<string, string> {
    const number = { number: seat + 1 };
    const unnamed = this.say("player", number);
    const called = names[seat] ?? unnamed;
    const forms = Object.keys(this.bundle.getMessage("player")?.attributes ?? {});
    return Object.fromEntries(
      forms.map((form) => [`${name}_${form}`, called === unnamed ? this.say(`player.${form}`, number) : called]),
    );
  }

  private inForm(noun: string, value: string, form: string, count: number): string {
    const [thing, suffix] = splitSuffix(value);
    const key = `${noun}-${thing}`;
    if (count === 1) return this.say(`${key}.${form}`) + suffix;
    return this.has(`${key}.many`)
      ? this.say(`${key}.many`, { count }) + suffix
      : `${count} × ${this.say(key)}${suffix}`;
  }

  private join(items: readonly string[]): string {
    const last = items.at(-1)!;
    return items.length > 1 ? this.say("list-and", { items: items.slice(0, -1).join(", "), last }) : last;
  }

  private formatList(noun: string, values: unknown[], names: readonly string[]): string {
    if (!values.length) return this.say("nothing");
    const parts = values.map((part) => this.formatFact(noun, part, names));
    if (!parts.every((part) => typeof part === "string")) return parts.join(", ");
    const items = countEqual(parts as string[]).map(([part, count]) => (count > 1 ? `${count} × ${part}` : part));
    return noun === "seat" ? this.join(items) : items.join(", ");
  }
}

/** The noun of a fact: the last word of its name. */
function nounOf(name: string): string {
  return name.slice(name.lastIndexOf("_") + 1).replace(/s$/, "");
}

function isSeat(name: string, value: unknown): value is number {
  return nounOf(name) === "seat" && typeof value === "number";
}

function countEqual(things: readonly string[]): [thing: string, count: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** What is printed on a tile is added to its name: `embassy+1`. */
function splitSuffix(value: string): [thing: string, suffix: string] {
  const plus = value.indexOf("+");
  return plus < 0 ? [value, ""] : [value.slice(0, plus), value.slice(plus)];
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === "object" && value !== null && "say" in value && "facts" in value;
}
