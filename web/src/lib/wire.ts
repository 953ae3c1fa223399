/** What the server tells, as it comes over the wire. The client adds nothing to it. */

export type Facts = Record<string, unknown>;

/** A message of the Fluent files and its facts. */
export interface Sentence {
  say: string;
  facts: Facts;
}

/** Why not: a sentence, the rule of the game behind it (or none), the current version for an answer that came too late. */
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

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  players: number;
  options: Facts;
  seat: number | null;
  prompt: Sentence;
  to_act: number[];
  /** By seat: each shows what its own player knows to that player. */
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
  question: UndoRequest | null;
  votes: number[];
  /** Seats whose people have the table before them now. */
  here: number[];
  /** How many spectators have. */
  watching: number;
  commitment: string | null;
  seed: string | null;
  sheets: ScoreSheet[];
  rematch: string;
}

/** An entry of a table's log as this viewer may know it. */
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
  events?: Sentence[];
}

export interface TableUpdate {
  entries: LogEntry[];
  now: TableState;
}

/** Whether a move is legal. If it is: what it would do before anything hidden shows, and what it would add to the sheet. */
export interface MoveCheck {
  legal: boolean;
  problem: Problem | null;
  preview: Sentence[];
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
