/** Where lines may break, by the customs of a language. */

/** Words that do not end a line in print: the signs of a calculation and, in Polish, words of one letter. */
const BOUND_WORDS: Readonly<Record<string, RegExp>> = { pl: /^([(„]?[aiouwz]|[×=+−])$/i };
const BOUND_ANYWHERE = /^[×=+−]$/;

/**
 * The text with a no-break space after each word that is bound to the next, around the signs of a calculation, and
 * before a number that ends brackets: "(of 65)".
 */
export function bindWords(text: string, lang: string): string {
  const bound = BOUND_WORDS[lang] ?? BOUND_ANYWHERE;
  if (bound === BOUND_ANYWHERE && !/[×=+−(]/.test(text)) return text;
  return text
    .split(" ")
    .map((word, index, words) => {
      if (index + 1 === words.length) return word;
      const next = words[index + 1]!;
      const isBound = bound.test(word) || BOUND_ANYWHERE.test(next) || /^\d+\)/.test(next);
      return word + (isBound ? "\u00a0" : " ");
    })
    .join("");
}

/** A value with all its texts bound, such as the sections of a guide. */
export function bindTexts<Value>(value: Value, lang: string): Value {
  if (typeof value === "string") return bindWords(value, lang) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => bindTexts(part, lang)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bindTexts<unknown>(part, lang)])) as Value;
}
