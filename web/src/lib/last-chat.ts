/** What was said at the table of which this one is the rematch. */

import { type Api, RefusedError } from "./api";
import { seatNames } from "./seats";
import type { LogEntry } from "./wire";

export interface LastMessage {
  name: string;
  entry: LogEntry;
}

/** None if the viewer may not see that table any more. */
export async function lastChat(api: Pick<Api, "table">, table: string): Promise<LastMessage[]> {
  try {
    const { now, entries } = await api.table(table);
    const names = seatNames(now.seats, now.status);
    return entries.filter(({ kind }) => kind === "said").map((entry) => ({ name: names[entry.seat!]!, entry }));
  } catch (error) {
    if (error instanceof RefusedError) return [];
    throw error;
  }
}
