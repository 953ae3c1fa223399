import drawings from "../../art/card-city";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { draftText, moveText } from "./moves";

export default {
  Board,
  SeatSummary,
  describeMove: moveText,
  describeDraft: draftText,
  art: { "card-city": drawings },
} as GameBoard;
