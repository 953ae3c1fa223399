/** The requests of administrators. */

import { api } from "../lib/api";
import type { AdministeredPerson, AuditPage, BanView, OpenTable, ReportView } from "../lib/wire.generated";

const personPath = (person: string): string => `/api/admin/people/${encodeURIComponent(person)}`;
const search = (text: string): string => (text ? `?text=${encodeURIComponent(text)}` : "");

export const adminApi = {
  reports: (settled: boolean): Promise<ReportView[]> => api.get(`/api/admin/reports?settled=${settled}`),
  settle: (report: string): Promise<ReportView[]> =>
    api.send("POST", `/api/admin/reports/${encodeURIComponent(report)}/settle`, {}),
  people: (text: string): Promise<AdministeredPerson[]> => api.get(`/api/admin/people${search(text)}`),
  mute: (person: string, on: boolean): Promise<AdministeredPerson> =>
    api.send("POST", `${personPath(person)}/mute`, { on }),
  rename: (person: string, name: string): Promise<AdministeredPerson> =>
    api.send("POST", `${personPath(person)}/rename`, { name }),
  bans: (): Promise<BanView[]> => api.get("/api/admin/bans"),
  ban: (subject: string, days: number | null, reason: string): Promise<BanView[]> =>
    api.send("POST", "/api/admin/bans", { subject, days, reason }),
  lift: (subject: string): Promise<BanView[]> => api.send("POST", "/api/admin/bans/lift", { subject }),
  tables: (text: string): Promise<OpenTable[]> => api.get(`/api/admin/tables${search(text)}`),
  close: (table: string): Promise<OpenTable[]> =>
    api.send("POST", `/api/admin/tables/${encodeURIComponent(table)}/close`, {}),
  audit: (before: number | null): Promise<AuditPage> =>
    api.get(`/api/admin/audit${before === null ? "" : `?before=${before}`}`),
};
