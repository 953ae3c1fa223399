/** Settings in the browser's local storage; where that is unavailable, in memory. */

const memory = new Map<string, string>();

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(`tricity.${name}`);
  } catch {
    return memory.get(name) ?? null;
  }
}

export function saveSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`tricity.${name}`, value);
  } catch {
    memory.set(name, value);
  }
}
