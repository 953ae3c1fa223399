/** The numbered rules of the games: their texts come when somebody reads them. */

import { background } from "./faults.svelte";
import { language, LANGUAGES, say } from "./language.svelte";

export interface RulesPart {
  /** The id of its title. */
  part: string;
  rules: string[];
}

let loading: Promise<void> | null = null;

/** Fetches the texts of the rules, once. */
function loadRules(): Promise<void> {
  loading ??= import("./rule-files").then(({ RULE_FILES }) => language.addFiles(RULE_FILES));
  // What failed is fetched again.
  loading.catch(() => (loading = null));
  return loading;
}

/** The text of a rule; empty until it has been fetched. In an effect or `$derived` it appears then. */
export function ruleText(id: string): string {
  if (language.has(id)) return say(id);
  background(loadRules());
  return "";
}

/** The rule ids of a game by section, in the order of its Fluent file. Their texts have been fetched then. */
export async function rulesOf(game: string): Promise<RulesPart[]> {
  const [{ RULE_FILES }] = await Promise.all([import("./rule-files"), loadRules()]);
  const path = Object.keys(RULE_FILES).find((file) => file.includes(`/${LANGUAGES[0]}/${game}/`));
  const parts: RulesPart[] = [];
  if (!path) return parts;
  for (const [, id] of (await RULE_FILES[path]!()).matchAll(/^([A-Za-z][\w-]*) =/gm)) {
    if (/^[a-z]/.test(id!)) parts.push({ part: id!, rules: [] });
    else parts.at(-1)?.rules.push(id!);
  }
  return parts;
}
