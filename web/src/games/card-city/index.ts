import { say } from "../../lib/words.svelte";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { LAYING } from "./laying";

/** A card is chosen: now its place. */
function asks(move: string): string {
  const [verb, card] = move.split(" ");
  return verb && card && LAYING.has(verb) ? say("cc-pick-place", { card }) : "";
}

export default { Board, Seat, asks } as GameBoard;
