/** The requests of notifications. */

import { api } from "../lib/api";
import type { Facts, NoticeGroup, NoticePreferences, NoticeSettings } from "../lib/wire";

const OWN = "/api/me/notices";
const ofTable = (table: string) => `/api/tables/${encodeURIComponent(table)}/notices`;

export const noticesApi = {
  /** How many games wait for the player. */
  turns: (): Promise<{ turns: number }> => api.get("/api/me/turns"),
  read: (): Promise<NoticePreferences> => api.get(OWN),
  save: (settings: NoticeSettings): Promise<NoticePreferences> => api.send("PUT", OWN, settings),
  /** Adds a browser, a mailbox or a webhook to which notices are sent. */
  add: (group: NoticeGroup, facts: Facts): Promise<NoticePreferences> => api.send("POST", `${OWN}/${group}`, facts),
  choose: (group: NoticeGroup, kinds: readonly string[], minutes: number): Promise<NoticePreferences> =>
    api.send("PATCH", `${OWN}/kinds/${group}`, { kinds, minutes }),
  remove: (id: string): Promise<NoticePreferences> => api.send("DELETE", `${OWN}/channels/${id}`),
  try: (id: string): Promise<NoticePreferences> => api.send("POST", `${OWN}/channels/${id}/test`, {}),
  confirmEmail: (code: string): Promise<unknown> => api.send("POST", "/api/notices/confirm", { code }),
  unsubscribe: (key: string): Promise<unknown> =>
    api.send("POST", `/api/notices/unsubscribe/${encodeURIComponent(key)}`, {}),
  ofTable: (table: string): Promise<{ on: boolean }> => api.get(ofTable(table)),
  setOfTable: (table: string, on: boolean): Promise<unknown> => api.send("PUT", ofTable(table), { on }),
};
