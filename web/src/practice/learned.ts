/** The exercises that have been solved in this browser, the latest last. */

import { readSetting, saveSetting } from "../lib/storage";

const SETTING = "learned";
/** More than the server lists as the latest mistakes. */
const MOST = 500;

export function learnedKeys(): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(readSetting(SETTING) ?? "[]");
    return new Set(Array.isArray(keys) ? keys.map(String) : []);
  } catch {
    return new Set();
  }
}

export function markLearned(key: string): void {
  const keys = [...learnedKeys()].filter((other) => other !== key);
  saveSetting(SETTING, JSON.stringify([...keys, key].slice(-MOST)));
}
