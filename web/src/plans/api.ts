/** The requests about plans. Only the owner of a seat gets to see its plan. */

import { api } from "../lib/api";
import type { Outlook, PlanBranch, PlanState } from "../lib/wire.generated";

const path = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const planApi = {
  read: (table: string, seat: number): Promise<PlanState> => api.get(path(table, `plan?seat=${seat}`)),
  save: (table: string, seat: number, version: number, branches: PlanBranch[]): Promise<PlanState> =>
    api.send("PUT", path(table, "plan"), { seat, version, branches }),
  cancel: (table: string, seat: number): Promise<PlanState> => api.send("DELETE", path(table, `plan?seat=${seat}`)),
  lookAhead: (table: string, seat: number, version: number, moves: (string | null)[]): Promise<Outlook> =>
    api.send("POST", path(table, "outlook"), { seat, version, path: moves }),
};
