import drawings from "../../art/card-city";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { moveAsks, moveWords } from "./tell";

export default { Board, Seat, tell: moveWords, asks: moveAsks, art: { "card-city": drawings } } as GameBoard;
