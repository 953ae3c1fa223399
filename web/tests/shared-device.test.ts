import { afterEach, describe, expect, it } from "vitest";
import { viewQuery } from "../src/lib/api";
import { sharedDevice, turnsHere } from "../src/lib/shared-device.svelte";
import type { SeatState, TableState } from "../src/lib/wire";
import { tableState } from "./table-samples";

function seat(more: Partial<SeatState>): SeatState {
  const empty = { name: "", colour: 0, plays: "person", bot: "", away: false, kept: false, host: false } as const;
  return {
    ...empty,
    yours: true,
    muted: false,
    deadline: null,
    reserve: 0,
    vacation: null,
    chances: false,
    warnings: false,
    ...more,
  };
}

function table(more: Partial<TableState>): TableState {
  return tableState(1, { seats: [seat({}), seat({}), seat({ yours: false })], you: null, ...more });
}

describe("several people on one device", () => {
  afterEach(() => sharedDevice.cover());

  it("asks for the view of a seat only while that player has the device", () => {
    expect(`${viewQuery("t", { after: 3 })}`).toBe("after=3");
    sharedDevice.open("t", 1);
    expect(`${viewQuery("t", { after: 3 })}`).toBe("after=3&seat=1");
    expect(`${viewQuery("another")}`).toBe("");
    sharedDevice.cover();
    expect(`${viewQuery("t")}`).toBe("");
  });

  it("knows whose turn it is here", () => {
    expect(turnsHere(table({ to_act: [1] }))).toEqual([1]);
    expect(turnsHere(table({ to_act: [0, 1, 2] }))).toEqual([0, 1]);
    expect(turnsHere(table({ to_act: [2] }))).toEqual([]);
    expect(turnsHere(table({ to_act: [0], status: "finished" }))).toEqual([]);
    const away = [seat({}), seat({ plays: "bot", bot: "improver", away: true })];
    expect(turnsHere(table({ to_act: [1], seats: away }))).toEqual([]);
    expect(turnsHere(table({ to_act: [0], seats: [seat({}), seat({ yours: false })] }))).toEqual([]);
  });

  it("is asked for the consent of everybody here", () => {
    const request = { seat: 2, to: 0, awaiting_consent: [1], moves: [], expires: 0 };
    expect(turnsHere(table({ to_act: [2], undo_request: request }))).toEqual([1]);
  });
});
