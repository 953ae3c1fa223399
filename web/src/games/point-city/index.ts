import buildings from "../../art/point-city";
import resources from "../../art/resources";
import tokens from "../../art/tokens";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { advance } from "./advance";
import { actorOf, isMinor, scoredCells, soundOf } from "./events";
import { moveText } from "./moves";

export default {
  Board,
  SeatSummary,
  describeMove: moveText,
  events: { advance, actorOf, isMinor, scoredCells, soundOf },
  art: { "point-city": buildings, resources, tokens },
} as GameBoard;
