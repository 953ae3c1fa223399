/** A table as boards and panels show it: live, at an earlier move, or as a replay. */

import type { Draft } from "./draft.svelte";
import type { Step } from "./event-queue.svelte";
import type { Eyes } from "./router.svelte";
import type { LogEntry, Problem, ScoreSheet, TableState, View } from "./wire";

export interface ShownTable {
  readonly name: string;
  readonly state: TableState | null;
  readonly entries: readonly LogEntry[];
  /** The entries that led to the position that is shown. */
  readonly shownEntries: readonly LogEntry[];
  /** The events that are being shown; null: none. */
  readonly step: Step | null;
  /** The position that is shown. */
  readonly view: View | null;
  /** The position after this many moves; null: live. */
  readonly moveNumber: number | null;
  /** Whose view is shown; null or missing: the viewer's own. */
  readonly eyes?: Eyes | null;
  /** Who made the last move of an earlier position or of a replay; null or missing: nobody, or it is live. */
  readonly actor?: number | null;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly isLive: boolean;
  /** A replay does not know who has the table open. */
  readonly isReplay: boolean;
  /** What the viewer may do in the position that is shown: nothing in an earlier one. */
  readonly legalMoves: readonly string[];
  readonly draft: Draft;
  /** The score sheets of the position, where they came with it. */
  readonly sheets?: readonly ScoreSheet[];
  /** The move that was sent and is not on the board yet. */
  readonly pendingMove: string | null;

  /** Sends the drafted move. */
  confirm(): Promise<void>;
  /** Why the server would refuse this move; null if it would not. */
  refusalOf(move: string): Promise<Problem | null>;
  /** Shows the position after `moves` moves; null: the last one. */
  showMove(moves: number | null): void | Promise<void>;
  stepBy(by: number): void | Promise<void>;
}
