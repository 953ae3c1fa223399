/** The seats that this browser has had, so that the page notices when the server does not know it any more. */

import { readSetting, saveSetting } from "./storage";

const MAX_TABLES = 50;

type Seats = [table: string, seat: number][];

function read(): Seats {
  try {
    const stored: unknown = JSON.parse(readSetting("seats") ?? "[]");
    return Array.isArray(stored) ? (stored as Seats) : [];
  } catch {
    return [];
  }
}

/** The seat that this browser had at the table; null: none. */
export function hadSeat(table: string): number | null {
  return read().find(([name]) => name === table)?.[1] ?? null;
}

export function rememberSeat(table: string, seat: number): void {
  const seats = read();
  if (seats[0]?.[0] === table && seats[0][1] === seat) return;
  const others = seats.filter(([name]) => name !== table);
  saveSetting("seats", JSON.stringify([[table, seat], ...others].slice(0, MAX_TABLES)));
}

/** The player has left the table for good. */
export function forgetSeat(table: string): void {
  saveSetting("seats", JSON.stringify(read().filter(([name]) => name !== table)));
}
