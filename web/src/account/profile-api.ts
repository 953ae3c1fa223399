/** The requests of profiles, friends and reports. */

import { api } from "../lib/api";
import type { FriendInfo, GamePage, InvitationView, Profile, StandingPage } from "../lib/wire.generated";

export type Visibility = Profile["visibility"];

export interface GameFilter {
  game: string;
  mode: string;
  text: string;
}

const person = (handle: string): string => `/api/people/${encodeURIComponent(handle)}`;

export const profileApi = {
  own: (): Promise<Profile> => api.get("/api/me/profile"),
  change: (visibility: Visibility, shows_online: boolean): Promise<Profile> =>
    api.send("PATCH", "/api/me/profile", { visibility, shows_online }),
  of: (handle: string): Promise<Profile> => api.get(person(handle)),
  games: (handle: string, filter: GameFilter, before: number | null = null): Promise<GamePage> => {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
    if (before !== null) query.set("before", String(before));
    return api.get(`${person(handle)}/games?${query}`);
  },
  ratings: (game: string, text: string, skip: number): Promise<StandingPage> =>
    api.get(`/api/ratings/${encodeURIComponent(game)}?${new URLSearchParams({ text, skip: String(skip) })}`),
  friends: (): Promise<FriendInfo[]> => api.get("/api/friends"),
  ask: (handle: string): Promise<FriendInfo[]> => api.send("POST", "/api/friends", { person: handle }),
  part: (handle: string): Promise<FriendInfo[]> => api.send("DELETE", `/api/friends/${encodeURIComponent(handle)}`),
  block: (handle: string): Promise<FriendInfo[]> => api.send("POST", "/api/friends/block", { person: handle }),
  befriend: (table: string, seat: number): Promise<FriendInfo[]> =>
    api.send("POST", `/api/tables/${encodeURIComponent(table)}/befriend`, { seat }),
  invite: (table: string, handle: string): Promise<FriendInfo[]> =>
    api.send("POST", `/api/tables/${encodeURIComponent(table)}/invite`, { person: handle }),
  invitations: (): Promise<InvitationView[]> => api.get("/api/me/invitations"),
  decline: (table: string): Promise<InvitationView[]> =>
    api.send("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`),
  report: (table: string, seat: number, number: number | null, note: string): Promise<unknown> =>
    api.send("POST", `/api/tables/${encodeURIComponent(table)}/report`, { seat, number, note }),
};
