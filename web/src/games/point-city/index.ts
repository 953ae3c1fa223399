import buildings from "../../art/point-city";
import resources from "../../art/resources";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { moveText } from "./moves";

export default { Board, SeatSummary, describeMove: moveText, art: { "point-city": buildings, resources } } as GameBoard;
