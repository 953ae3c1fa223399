import { expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "../src/lib/api";
import { followRematch } from "../src/lib/rematch";
import { lastChat } from "../src/lib/last-chat";
import type { TableState } from "../src/lib/wire";
import { entriesOf, tableState } from "./table-samples";

const [anna, basia] = ["Anna", "Basia"].map((name) => ({ name, yours: true })) as TableState["seats"];
const refusal = new RefusedError(409, { say: "no-free-seat", facts: {}, text: "" });

it("The first one opens the rematch", async () => {
  const api = { rematch: vi.fn(() => Promise.resolve({ table: "u" })), command: vi.fn() };
  expect(await followRematch(api, tableState(1))).toBe("u");
  expect(api.command).not.toHaveBeenCalled();
});

it("One click takes the seat at the rematch that another player has opened", async () => {
  const api = { rematch: vi.fn(), command: vi.fn(() => Promise.resolve()) as never };
  expect(await followRematch(api, tableState(1, { rematch: "u", seats: [anna!] }))).toBe("u");
  expect(api.command).toHaveBeenCalledExactlyOnceWith("u", "join", {});
});

it("Everybody who plays on this device sits down", async () => {
  const command = vi.fn(() => Promise.resolve());
  await followRematch(
    { rematch: vi.fn(), command: command as never },
    tableState(1, { rematch: "u", seats: [anna!, basia!] }),
  );
  expect(command.mock.calls).toEqual([
    ["u", "join", {}],
    ["u", "join", { name: "Basia" }],
  ]);
});

it("Spectators follow without a seat, and so does who comes too late", async () => {
  const command = vi.fn(() => Promise.reject(refusal));
  const api = { rematch: vi.fn(), command: command as never };
  expect(await followRematch(api, tableState(1, { rematch: "u", you: null }))).toBe("u");
  expect(command).not.toHaveBeenCalled();
  expect(await followRematch(api, tableState(1, { rematch: "u", seats: [anna!] }))).toBe("u");
});

it("A server that does not answer is no reason to leave the table", async () => {
  const api = { rematch: vi.fn(), command: (() => Promise.reject(new UnreachableError("502"))) as never };
  await expect(followRematch(api, tableState(1, { rematch: "u", seats: [anna!] }))).rejects.toThrow(UnreachableError);
});

it("The chat of the last game is shown at the rematch, with the names of that table", async () => {
  const seats = [{ name: "Anna", plays: "person" }] as unknown as TableState["seats"];
  const said = { number: 2, version: 0, moves: 0, at: 0, kind: "said", seat: 0, text: "well done" };
  const update = { entries: [...entriesOf(0, 1), said], now: tableState(2, { seats, status: "finished" }), omitted: 0 };
  expect(await lastChat({ table: () => Promise.resolve(update) }, "t")).toEqual([{ name: "Anna", entry: said }]);
  expect(await lastChat({ table: () => Promise.reject(refusal) }, "t")).toEqual([]);
});
