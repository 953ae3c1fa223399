/** What a player was about to do, over a reload of the page: kept when the page is left, and taken once. */

const PREFIX = "tricity.draft.";

/** `value` is for that name alone; an empty one is not kept. */
export function keepDraft(name: string, value: string): void {
  try {
    if (value) sessionStorage.setItem(PREFIX + name, value);
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage the draft is lost, as before.
  }
}

export function takeDraft(name: string): string {
  try {
    const value = sessionStorage.getItem(PREFIX + name) ?? "";
    sessionStorage.removeItem(PREFIX + name);
    return value;
  } catch {
    return "";
  }
}
