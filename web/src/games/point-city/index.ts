import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

export default { Board, Seat } as GameBoard;
