/** Exercises and the requests that they are made of. */

import { api } from "../lib/api";
import type { ExerciseAttempt, ExerciseView, LatestMistakes, Mistake } from "../lib/wire.generated";

/** An exercise that can be loaded: `key` is what is remembered once it is solved. */
export interface ExerciseItem {
  key: string;
  /** Where the server has it. */
  path: string;
  /** Where the whole game can be seen; empty: nowhere. */
  replay: string;
}

export function mistakeItem({ table, number }: Mistake): ExerciseItem {
  const name = encodeURIComponent(table);
  return {
    key: `${table}/${number}`,
    path: `/api/tables/${name}/exercises/${number}`,
    replay: `/replay/${name}/${number - 1}#review`,
  };
}

/** The puzzle of a day, as an ISO date. */
export function puzzleItem(game: string, day: string): ExerciseItem {
  return { key: `puzzle/${game}/${day}`, path: `/api/puzzles/${encodeURIComponent(game)}/${day}`, replay: "" };
}

/** That many days up to this one, the latest first, as ISO dates where the reader lives. */
export function latestDays(count: number, now = new Date()): string[] {
  return Array.from({ length: count }, (_, back) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 12);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  });
}

export const practiceApi = {
  latest: (): Promise<LatestMistakes> => api.get("/api/me/mistakes"),
  ofTable: (table: string): Promise<Mistake[]> => api.get(`/api/tables/${encodeURIComponent(table)}/mistakes`),
  exercise: ({ path }: ExerciseItem): Promise<ExerciseView> => api.get(path),
  attempt: ({ path }: ExerciseItem, move: string): Promise<ExerciseAttempt> =>
    api.get(`${path}/attempt?${new URLSearchParams({ move })}`),
};
