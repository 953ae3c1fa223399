/** Guides of games, fetched once for each language. */

import { api } from "./api";
import { language } from "./language.svelte";
import { bindTexts, bindWords } from "./typography";
import type { Guide } from "./wire";

const fetched = new Map<string, Promise<Guide>>();

/** The guide of a game in the language of the page. In an effect or `$derived` it follows the language. */
export function loadGuide(game: string): Promise<Guide> {
  const key = `${game} ${language.code}`;
  const known = fetched.get(key);
  if (known) return known;
  const lang = language.code;
  const guide = api.guide(game).then((made) => ({
    ...made,
    sections: bindTexts(made.sections, lang),
    aid: bindTexts(made.aid, lang),
    examples: made.examples.map((example) => ({
      ...example,
      text: bindWords(example.text, lang),
      sheets: bindTexts(example.sheets, lang),
    })),
  }));
  fetched.set(key, guide);
  // What failed is fetched again.
  guide.catch(() => fetched.delete(key));
  return guide;
}

/** Text as pieces: those that are the word, in any case, and those between them. */
export function split(text: string, word: string): { text: string; isMatch: boolean }[] {
  if (!word) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "gi");
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text);
}

/** Letters as they are searched for: without case and accents. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** Whether a text contains every word that was typed. */
export function contains(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
