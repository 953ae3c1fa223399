/** What travels beside the tiles of the city, as the log tells it: tokens, and tiles that are drawn. */

import type { Sentence } from "../../lib/wire";
import { kindOfEvent } from "../story";

/** Where something comes from or goes to. */
export type Stop = { kind: "cell"; cell: string } | { kind: "seat"; seat: number } | { kind: "deck" };

export interface Journey {
  /** Whose token it is; tiles that are drawn are named as far as one knows them. */
  thing: { kind: "token"; seat: number } | { kind: "tiles"; tiles: readonly string[] };
  from: Stop;
  to: Stop;
}

export function journeysOf(events: readonly Sentence[]): Journey[] {
  return events.flatMap((event): Journey[] => {
    const { facts } = event;
    const [seat, other] = [facts.seat as number, facts.other_seat as number];
    const home: Stop = { kind: "seat", seat };
    const at: Stop = { kind: "cell", cell: facts.at as string };
    const there: Stop = { kind: "cell", cell: facts.other_at as string };
    const token = (owner: number, from: Stop, to: Stop): Journey => ({
      thing: { kind: "token", seat: owner },
      from,
      to,
    });
    switch (kindOfEvent(event)) {
      case "ic-put":
      case "ic-hotel":
        return [token(seat, home, at)];
      case "ic-took-back":
      case "ic-returned":
        return [token(seat, at, home)];
      case "ic-gathered":
        return [token(other, there, at)];
      case "ic-traded":
        return [token(seat, at, there), token(other, there, at)];
      case "ic-drew":
        return [
          {
            thing: { kind: "tiles", tiles: (facts.tiles as string[] | undefined) ?? [] },
            from: { kind: "deck" },
            to: home,
          },
        ];
      default:
        return [];
    }
  });
}
