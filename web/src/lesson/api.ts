/** The requests of a lesson. */

import { api } from "../lib/api";
import type { LessonAttempt, LessonStep } from "../lib/wire";

function path(game: string, action: string, step: number, moves: readonly string[], move?: string): string {
  const query = new URLSearchParams({ step: String(step), moves: moves.join(";") });
  if (move !== undefined) query.set("move", move);
  return `/api/lessons/${encodeURIComponent(game)}${action}?${query}`;
}

export const lessonApi = {
  /** A step after the learner's moves. */
  step: (game: string, step: number, moves: readonly string[]): Promise<LessonStep> =>
    api.get(path(game, "", step, moves)),
  /** What becomes of a move in a step. */
  attempt: (game: string, step: number, moves: readonly string[], move: string): Promise<LessonAttempt> =>
    api.get(path(game, "/attempt", step, moves, move)),
};
