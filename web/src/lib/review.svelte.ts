/** The review of a finished match: the server makes it while somebody asks, and keeps it. */

import { type Api, isFinalRefusal } from "./api";
import { background } from "./faults.svelte";
import { say } from "./language.svelte";
import { change, signed } from "./points";
import type { Problem, Review, ReviewedDecision, ReviewReason, ReviewStatus } from "./wire";

/** Milliseconds between two questions. */
const INTERVAL = 1000;

export class ReviewStore {
  status = $state.raw<ReviewStatus | null>(null);
  /** Why the server refuses it. */
  problem = $state.raw<Problem | null>(null);

  constructor(
    readonly name: string,
    private readonly api: Pick<Api, "review">,
  ) {}

  review = $derived.by(() => this.status?.review ?? null);

  /** Asks until the review is there. To be called in an effect; the result is its clean-up function. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      try {
        const status = await this.api.review(this.name);
        if (isWanted) this.status = status;
      } catch (error) {
        if (isFinalRefusal(error)) {
          this.problem = error.problem;
          return;
        }
      }
      const isEnded = this.status?.state === "done" || this.status?.state === "failed";
      if (isWanted && !isEnded) timer = setTimeout(() => background(ask()), INTERVAL);
    };
    background(ask());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }
}

/** A chance in percent or points, with a sign where it is a difference. */
export function valueText(value: number, unit: string, isDifference = false): string {
  const number = rounded(value, unit);
  return say("analysis-value", { unit, number: isDifference ? change(number) : signed(number) });
}

const LEAST_LUCK: Record<string, number> = { chance: 0.01, points: 0.5 };
const MOST_REVEALS = 3;

/** Where a seat was luckiest and unluckiest, the largest first; none that is hardly luck. */
export function largestReveals({ reveals, unit }: Review, seat: number): Review["reveals"] {
  return reveals
    .filter((reveal) => reveal.seat === seat && Math.abs(reveal.luck) >= LEAST_LUCK[unit]!)
    .sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck))
    .slice(0, MOST_REVEALS);
}

/** What a decision cost, in a sentence: points are named. */
export function lossText(loss: number, unit: string): string {
  return say("analysis-loss", { unit, number: rounded(loss, unit) });
}

function rounded(value: number, unit: string): number {
  return unit === "chance" ? Math.round(100 * value) : Math.round(10 * value) / 10;
}

/** What was better and why, in a sentence or two; empty for a decision that is not marked. */
export function whyText(
  decision: ReviewedDecision,
  game: string,
  unit: string,
  names: readonly string[],
  moveText: (move: string) => string,
): string {
  if (!decision.label) return "";
  const facts = { move: moveText(decision.best), loss: lossText(decision.loss, unit) };
  const explanation = decision.explanation;
  if (!explanation) return say("review-better", facts);
  const why = say("review-better-because", { ...facts, reasons: reasonsText(decision, game) });
  if (!explanation.reply) return why;
  return `${why} ${say("review-reply", { seat: explanation.reply.seat, move: moveText(explanation.reply.move) }, names)}`;
}

/** What speaks for the better move; empty where nothing is known. */
export function reasonsText({ explanation }: ReviewedDecision, game: string): string {
  const themes = (explanation?.reasons ?? []).map((reason) => say(themeKey(reason, game)));
  const last = themes.pop() ?? "";
  return themes.length ? say("list-and", { items: themes.join(", "), last }) : last;
}

function themeKey({ theme }: ReviewReason, game: string): string {
  return theme === "rival" ? "theme-rival" : `theme-${game}-${theme}`;
}

const CELL = /^(?:[a-i][1-9]|-?\d+,-?\d+)$/;

/** The cells that a move names. */
export function cellsOf(move: string): string[] {
  return move.split(" ").filter((word) => CELL.test(word));
}
