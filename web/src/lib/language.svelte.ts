/** The language of the page: the stored choice, else the browser's preference. It can be switched at any time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import declared from "../../../tricity/locales/languages.json";
import { background } from "./faults.svelte";
import { MessageFormatter } from "./messages";
import type { Facts, GameEvent, Sentence } from "./wire";
import { readSetting, saveSetting } from "./storage";

type Load = () => Promise<string>;

/** The codes of the languages, as in Python. */
export const LANGUAGES: readonly string[] = declared.map((language) => language.code);

/** The Fluent files of all languages. Each is fetched when its language is used, and those of a game when it is shown. */
const files: Record<string, Load> = import.meta.glob<string>(
  ["../../../tricity/locales/*/{general,page}.ftl", "../../../tricity/locales/*/*/{game,board}.ftl"],
  { query: "?raw", import: "default" },
);

/** The language of a tag such as "en-GB". */
const languageOf = (tag: string): string => tag.toLowerCase().split("-")[0]!;

export function preferredLanguage(wanted: readonly string[]): string {
  return wanted.map(languageOf).find((lang) => LANGUAGES.includes(lang)) ?? "en";
}

/** The language of a file, and the game that it belongs to: empty for the general ones. */
function placeOf(path: string): { lang: string; game: string } {
  const [, lang, game] = /\/locales\/(\w+)\/(?:([\w-]+)\/)?/.exec(path)!;
  return { lang: lang!, game: game ?? "" };
}

/** All games that have messages. */
export const GAMES: readonly string[] = [...new Set(Object.keys(files).map((path) => placeOf(path).game))].filter(
  Boolean,
);

/** Parsed files: every switch of language or game asks for most of them again. */
const parsed = new Map<string, Promise<FluentResource>>();

function loadResource(path: string, load: Load): Promise<FluentResource> {
  const cached = parsed.get(path);
  if (cached) return cached;
  const resource = load().then((text) => new FluentResource(text));
  parsed.set(path, resource);
  // A failed download is not cached.
  resource.catch(() => parsed.delete(path));
  return resource;
}

export async function loadFormatter(lang: string, games: Iterable<string> = GAMES): Promise<MessageFormatter> {
  const needed = new Set(["", ...games]);
  const resources = await Promise.all(
    Object.entries(files)
      .filter(([path]) => placeOf(path).lang === lang && needed.has(placeOf(path).game))
      .map(([path, load]) => loadResource(path, load)),
  );
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return new MessageFormatter(bundle);
}

/** From the build. */
declare const ENDONYMS: Readonly<Record<string, string>>;

/** The name of a language in that language: "Polski". */
export function endonym(lang: string): string {
  return ENDONYMS[lang]!;
}

/** The text of a rule, or what is said of it: `CC-25`, `CC-25.refused`. */
const RULE_KEY = /^[A-Z]+-[A-Z]?\d+(\.|$)/;

class LanguageStore {
  formatter = $state.raw<MessageFormatter | null>(null);
  #requested: string | null = null;
  #games = new Set<string>();
  #rules: Promise<void> | null = null;
  #hasRules = false;

  /** It does not change when further messages of the same language come, so what depends on it is not fetched again. */
  code = $derived(this.formatter?.lang ?? "en");

  /** The language as it is used where the reader lives, if the browser says so: "19 November" or "November 19". */
  locale = $derived(navigator.languages.find((tag) => languageOf(tag) === this.code) ?? this.code);

  async start(): Promise<void> {
    const stored = readSetting("lang");
    await this.switchTo(preferredLanguage(stored ? [stored] : navigator.languages));
  }

  async switchTo(lang: string): Promise<void> {
    this.#requested = lang;
    const games = new Set(this.#games);
    const known = Object.keys(files).length;
    const formatter = await loadFormatter(lang, games);
    // Another language, another game or further files may have been requested in the meantime.
    if (this.#requested !== lang || games.size < this.#games.size || known < Object.keys(files).length) return;
    this.formatter = formatter;
    document.documentElement.lang = lang;
  }

  /** Loads the messages of these games; a page needs few of them. */
  async addGames(...games: readonly string[]): Promise<void> {
    const missing = games.filter((game) => !this.#games.has(game));
    for (const game of missing) this.#games.add(game);
    if (!missing.length || !this.#requested) return;
    try {
      await this.switchTo(this.#requested);
    } catch (error) {
      for (const game of missing) this.#games.delete(game);
      throw error;
    }
  }

  /** Adds Fluent files that only a part of the page needs. */
  async addFiles(more: Record<string, Load>): Promise<void> {
    Object.assign(files, more);
    if (this.#requested) await this.switchTo(this.#requested);
  }

  select(lang: string): Promise<void> {
    saveSetting("lang", lang);
    return this.switchTo(lang);
  }

  /** Fetches the texts of the rules, once, and with them what is said of refusals and scores by these rules. */
  loadRules(): Promise<void> {
    this.#rules ??= import("./rule-files")
      .then(({ RULE_FILES }) => this.addFiles(RULE_FILES))
      .then(() => void (this.#hasRules = true));
    // What failed is fetched again.
    this.#rules.catch(() => (this.#rules = null));
    return this.#rules;
  }

  /** What the message of a rule says is empty until it has been fetched; in an effect or `$derived` it appears then. */
  say = (key: string, facts: Facts = {}, names: readonly string[] = []): string => {
    if (!this.#hasRules && RULE_KEY.test(key) && this.formatter && !this.formatter.has(key.split(".")[0]!)) {
      background(this.loadRules());
      return "";
    }
    return this.formatter?.say(key, facts, names) ?? "";
  };

  format = (sentence: Sentence, names: readonly string[] = []): string => this.say(sentence.say, sentence.facts, names);

  /** An event as a sentence. */
  event = (event: GameEvent, names: readonly string[] = []): string => this.formatter?.event(event, names) ?? "";

  has = (key: string): boolean => this.formatter?.has(key) ?? false;
}

export const language = new LanguageStore();
export const say = language.say;
