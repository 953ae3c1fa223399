/** The numbered rules of the games: their texts come when somebody reads them. */

import { language, LANGUAGES } from "./language.svelte";

export interface RulesPart {
  /** The id of its title. */
  part: string;
  rules: string[];
}

/** The rule ids of a game by section, in the order of its Fluent file. Their texts have been fetched then. */
export async function rulesOf(game: string): Promise<RulesPart[]> {
  const [{ RULE_FILES }] = await Promise.all([import("./rule-files"), language.loadRules()]);
  const path = Object.keys(RULE_FILES).find((file) => file.includes(`/${LANGUAGES[0]}/${game}/`));
  const parts: RulesPart[] = [];
  if (!path) return parts;
  for (const [, id] of (await RULE_FILES[path]!()).matchAll(/^([A-Za-z][\w-]*) =/gm)) {
    if (/^[a-z]/.test(id!)) parts.push({ part: id!, rules: [] });
    else parts.at(-1)?.rules.push(id!);
  }
  return parts;
}
