import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ListedTable } from "../src/lib/api";
import { Home } from "../src/lib/home.svelte";
import { FakeSocket } from "./fake-socket";

let opened: { address: string; socket: FakeSocket }[];
const requests = { myTables: vi.fn(), lobby: vi.fn() };

function open(address: string): WebSocket {
  const socket = new FakeSocket();
  opened.push({ address, socket });
  return socket as unknown as WebSocket;
}

const newHome = (known = true) => new Home(requests, { known }, open);
const listed = (table: string, updated: number, your_turn: boolean) =>
  ({ table, updated, your_turn }) as unknown as ListedTable;
const LOBBY = { kind: "lobby", gathering: [], playing: [], finished: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  opened = [];
});

afterEach(() => void vi.useRealTimers());

it("is one socket for all who watch, closed with the last of them", () => {
  const home = newHome();
  const stops = [home.watch({ lobby: false }), home.watch({ lobby: false })];
  expect(opened.map(({ address }) => address)).toEqual(["/api/home/socket?lobby=false"]);
  stops[0]!();
  expect(opened[0]!.socket.close).not.toHaveBeenCalled();
  stops[1]!();
  expect(opened[0]!.socket.close).toHaveBeenCalledOnce();
  home.watch({ lobby: true });
  expect(opened.at(-1)!.address).toBe("/api/home/socket?lobby=true");
});

it("asks for the lobby when somebody wants it", () => {
  const home = newHome();
  home.watch({ lobby: false });
  home.watch({ lobby: true });
  expect(opened.map(({ address }) => address)).toEqual(["/api/home/socket?lobby=false", "/api/home/socket?lobby=true"]);
});

it("knows where it is the player's turn, the longest waiting first", () => {
  const home = newHome();
  home.watch({ lobby: false });
  expect(home.mine).toBeNull();
  const tables = [listed("a", 30, true), listed("b", 20, false), listed("c", 10, true)];
  opened[0]!.socket.deliver({ kind: "mine", tables, more: null });
  expect(home.waiting.map(({ table }) => table)).toEqual(["c", "a"]);
  expect(home.status).toBe("live");
});

it("comes back after a break and keeps what it knew", () => {
  const home = newHome();
  home.watch({ lobby: true });
  opened[0]!.socket.deliver({ kind: "mine", tables: [listed("a", 1, true)], more: null });
  opened[0]!.socket.drop();
  expect(home.status).toBe("lost");
  expect(home.waiting).toHaveLength(1);
  vi.advanceTimersByTime(300);
  opened[1]!.socket.deliver(LOBBY);
  expect(home.status).toBe("live");
});

it.each([true, false])("fetches the lists where no socket gets through (known: %s)", async (known) => {
  const home = newHome(known);
  requests.myTables.mockResolvedValue({ tables: [listed("a", 1, true)] });
  requests.lobby.mockResolvedValueOnce({ tables: [listed("b", 1, false)] }).mockResolvedValue({ tables: [] });
  const stop = home.watch({ lobby: true });
  opened[0]!.socket.drop();
  await vi.advanceTimersByTimeAsync(300);
  opened[1]!.socket.drop();
  await vi.advanceTimersByTimeAsync(600);
  stop();
  expect(home.waiting).toHaveLength(known ? 1 : 0);
  expect(home.lobby?.gathering).toHaveLength(1);
  expect(home.status).toBe("live");
});
