import buildings from "../../art/point-city";
import resources from "../../art/resources";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { moveWords } from "./tell";

export default { Board, Seat, tell: moveWords, art: { "point-city": buildings, resources } } as GameBoard;
