/** The JSON that the server sends and receives, field by field. */

export type Facts = Record<string, unknown>;

/** The id of a Fluent message, and the facts to format it with. */
export interface Sentence {
  say: string;
  facts: Facts;
}

/** What a move caused: its kind, and the facts that the viewer may know; `secret`: those that others may not, too. */
export interface GameEvent {
  kind: string;
  facts: Facts;
  secret?: boolean;
}

/**
 * Why a request was refused: a sentence, the rule of the game behind it, and for a stale request the current version.
 */
export interface Problem extends Sentence {
  text: string;
  rule?: string;
  version?: number;
}

export type Clock = { kind: "none" } | { kind: "live"; move: number; reserve: number } | { kind: "days"; days: number };

export type Status = "gathering" | "playing" | "finished" | "abandoned" | "imported";

export type Occupant = "person" | "bot" | "open";

export interface SeatState {
  name: string;
  plays: Occupant;
  bot: string;
  away: boolean;
  kept: boolean;
  host: boolean;
  yours: boolean;
  muted: boolean;
  deadline: number | null;
  reserve: number;
}

export interface UndoRequest {
  seat: number;
  to: number;
  awaiting_consent: number[];
}

export interface ScoreLine {
  rule: string;
  points: number;
  facts: Facts;
}

export interface ScoreSheet {
  seat: number;
  lines: ScoreLine[];
  total: number;
  tiebreak: number;
  rank: number;
}

/** The fields that the views of all games have in common. */
export interface View {
  game: string;
  players: number;
  options: Facts;
  seat: number | null;
  prompt: Sentence;
  to_act: number[];
  /** By seat. The viewer's own seat contains what only they may know. */
  seats: unknown[];
}

export interface TableState {
  table: string;
  number: number;
  version: number;
  moves: number;
  status: Status;
  game: string;
  rules: number;
  options: Facts;
  clock: Clock;
  public: boolean;
  spectators: boolean;
  seats: SeatState[];
  you: number | null;
  to_act: number[];
  view: View | null;
  choices: string[];
  can_undo: boolean;
  undo_request: UndoRequest | null;
  votes: number[];
  /** Seats whose players have the table open now. */
  here: number[];
  /** The number of spectators who have the table open now. */
  watching: number;
  commitment: string | null;
  seed: string | null;
  sheets: ScoreSheet[];
  rematch: string;
}

/** An entry of a table's log as this viewer may see it. */
export interface LogEntry {
  number: number;
  version: number;
  moves: number;
  at: number;
  kind: string;
  seat?: number | null;
  yours?: boolean;
  move?: string;
  bot?: string;
  name?: string;
  yes?: boolean;
  to?: number;
  phrase?: string;
  text?: string;
  table?: string;
  events?: GameEvent[];
}

export interface TableUpdate {
  entries: LogEntry[];
  now: TableState;
}

/**
 * Whether a move is legal. If it is: its events up to the first hidden information, and the points that it would add.
 */
export interface MoveCheck {
  legal: boolean;
  problem: Problem | null;
  preview: GameEvent[];
  points: number | null;
}

/** A move as the client sends it: it names the version of the table that it answers. */
export interface MoveRequest {
  seat: number;
  version: number;
  move: string;
}

/** What the server sends over the socket of a table. A move is answered by `accepted` or `refused`, with its own key. */
export type ServerFrame =
  | ({ kind: "update" } & TableUpdate)
  | { kind: "accepted"; key: string; number: number; version: number }
  | { kind: "refused"; key: string; status: number; problem: Problem };
