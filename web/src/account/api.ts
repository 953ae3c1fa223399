/** The requests of the pages about oneself. */

import { api } from "../lib/api";
import type { Identity } from "../lib/wire";
import type { EmailInfo, PasskeyInfo, Sharing, VacationState } from "../lib/wire.generated";

export type Where = "here" | "others" | "everywhere";
export type Existing = "ask" | "merge" | "leave";

interface Options {
  options: Record<string, unknown>;
}

export const accountApi = {
  signOut: (where: Where): Promise<Identity> => api.send("POST", "/api/me/sign-out", { where }),
  erase: (): Promise<Identity> => api.send("DELETE", "/api/me/data"),
  passkeys: (): Promise<PasskeyInfo[]> => api.get("/api/me/passkeys"),
  newPasskeyOptions: (): Promise<Options> => api.send("POST", "/api/me/passkeys/options", {}),
  addPasskey: (name: string, answer: object): Promise<PasskeyInfo> =>
    api.send("POST", "/api/me/passkeys", { name, ...answer }),
  removePasskey: (id: string): Promise<PasskeyInfo[]> => api.send("DELETE", `/api/me/passkeys/${id}`),
  emails: (): Promise<EmailInfo> => api.get("/api/me/emails"),
  sendEmailLink: (address: string): Promise<EmailInfo> => api.send("POST", "/api/emails", { address }),
  removeEmail: (address: string): Promise<EmailInfo> =>
    api.send("DELETE", `/api/me/emails/${encodeURIComponent(address)}`),
  vacation: (): Promise<VacationState> => api.get("/api/me/vacation"),
  beginVacation: (days: number): Promise<VacationState> => api.send("POST", "/api/me/vacation", { days }),
  endVacation: (): Promise<VacationState> => api.send("DELETE", "/api/me/vacation"),
  sharing: (): Promise<Sharing> => api.get("/api/me/sharing"),
  share: (puzzles: boolean): Promise<Sharing> => api.send("PUT", "/api/me/sharing", { puzzles }),
  signInOptions: (): Promise<Options> => api.send("POST", "/api/passkeys/options", {}),
  signInWithPasskey: (answer: object): Promise<Identity> => api.send("POST", "/api/passkeys", answer),
};
