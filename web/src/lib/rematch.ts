/** The rematch of a game that is over: opening it, or taking one's seat at the one that somebody has opened. */

import { type Api, RefusedError } from "./api";
import type { TableState } from "./wire";

/**
 * Opens the rematch or sits down there, with everybody who plays on this device, and returns its table. Who finds no
 * seat any more, or had none, watches it.
 */
export async function followRematch(api: Pick<Api, "rematch" | "command">, state: TableState): Promise<string> {
  if (!state.rematch) return (await api.rematch(state.table)).table;
  const [first, ...others] = state.seats.filter((seat) => seat.yours);
  try {
    if (first) await api.command(state.rematch, "join", {});
    for (const { name } of others) await api.command(state.rematch, "join", { name });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
  return state.rematch;
}
