/** The cells of the board that are lit because something beside the board mentions them: a log entry, a score line, a refusal. */

import type { Facts, LogEntry, ScoreLine } from "./wire";

/** A cell of the board; with a seat, of that player's own board. */
export interface Spot {
  cell: string;
  seat: number | null;
}

class Spotlight {
  /** What the pointer or the focus is on. */
  spots = $state.raw<readonly Spot[]>([]);
  /** The cells that a line of a seat's score sheet is about, at the table on the screen. */
  scored: (line: ScoreLine, seat: number) => Spot[] = () => [];
  #held: readonly Spot[] | null = null;

  /** An attachment for an element that mentions cells: they are lit while it is pointed at or has the focus. */
  lights(spots: () => readonly Spot[]): (node: HTMLElement) => () => void {
    return (node) => {
      const listening = new AbortController();
      const { signal } = listening;
      const light = () => (this.spots = spots());
      // What is removed with the focus loses it while the page is being updated, when nothing else may change yet.
      const unlight = () => {
        const { spots: left } = this;
        queueMicrotask(() => this.spots === left && left !== this.#held && (this.spots = []));
      };
      for (const type of ["pointerenter", "focusin"]) node.addEventListener(type, light, { signal });
      for (const type of ["pointerleave", "focusout"]) node.addEventListener(type, unlight, { signal });
      return () => {
        listening.abort();
        unlight();
      };
    };
  }

  /** Lights these cells until something is touched: what mentions them is not on the screen any more. */
  hold(spots: readonly Spot[]): void {
    const held = (this.spots = this.#held = [...spots]);
    const release = () => this.spots === held && (this.spots = []);
    addEventListener("pointerdown", release, { capture: true, once: true });
  }
}

export const spotlight = new Spotlight();

/** The cells that facts name: `at`, `other_at`, and all of `cells`. */
export function spotsIn(facts: Facts, seat: number | null = null): Spot[] {
  const owner = typeof facts.seat === "number" ? facts.seat : seat;
  const cells: unknown[] = Array.isArray(facts.cells) ? facts.cells : [];
  return [facts.at, facts.other_at, ...cells].flatMap((cell) =>
    typeof cell === "string" ? [{ cell, seat: owner }] : [],
  );
}

/** The cells that the events of an entry name. */
export function spotsOfEntry({ events, seat }: LogEntry): Spot[] {
  return (events ?? []).flatMap((event) => spotsIn(event.facts, seat ?? null));
}
