import drawings from "../../art/card-city";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { advance } from "./advance";
import { actorOf, isMinor, scoredCells, soundOf, spotsOf } from "./events";
import { draftText, moveText } from "./moves";

export default {
  Board,
  SeatSummary,
  describeMove: moveText,
  events: { advance, actorOf, isMinor, scoredCells, soundOf, spotsOf },
  describeDraft: draftText,
  art: { "card-city": drawings },
} as GameBoard;
