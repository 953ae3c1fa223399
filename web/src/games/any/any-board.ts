/** The board for any game: drawn from what the game declares. It is loaded only for a game without a folder of its own. */

import { addNouns } from "../../lib/messages";
import type { Board as Declaration } from "../../lib/wire.generated";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import { addDeclaration, nounsOf } from "./declaration";
import SeatSummary from "./SeatSummary.svelte";

export function anyBoard(game: string, declaration: Declaration): GameBoard {
  addDeclaration(game, declaration);
  addNouns(nounsOf(declaration));
  return { Board, SeatSummary, hasMoveList: true, art: {} } as GameBoard;
}
