import drawings from "../../art/infinite-city";
import type { GameBoard } from "../registry";
import Board from "./Board.svelte";
import SeatSummary from "./SeatSummary.svelte";
import { advance } from "./advance";
import { isMinor, scoredCells, soundOf } from "./events";
import { draftText, moveText } from "./moves";
import type { InfiniteCityView } from "./view";

export default {
  Board,
  SeatSummary,
  describeMove: moveText,
  events: { advance, isMinor, scoredCells, soundOf },
  describeDraft: draftText,
  fillsPage: (view) => !(view as InfiniteCityView).over,
  art: { "infinite-city": drawings },
} as GameBoard;
