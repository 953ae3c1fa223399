/** The requests about advice: a seat gets what follows from its own view. */

import { api, newIdempotencyKey } from "../lib/api";
import type { MoveWarning, SeatValues } from "../lib/wire.generated";

/** A move is made without a check that takes longer. */
const WARNING_TIMEOUT_MS = 4000;

const path = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const adviceApi = {
  chances: (table: string, seat: number, version: number): Promise<SeatValues> =>
    api.get(path(table, `chances?seat=${seat}&version=${version}`)),
  warning: (table: string, seat: number, version: number, move: string): Promise<MoveWarning> =>
    api.send(
      "POST",
      path(table, "warning"),
      { key: newIdempotencyKey(), seat, version, move },
      AbortSignal.timeout(WARNING_TIMEOUT_MS),
    ),
};

export type AdviceApi = typeof adviceApi;
