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

export type Plays = "person" | "bot" | "open";

export interface SeatTold {
  name: string;
  plays: Plays;
  bot: string;
  away: boolean;
  kept: boolean;
  host: boolean;
  yours: boolean;
  muted: boolean;
  deadline: number | null;
  reserve: number;
}

export interface Question {
  seat: number;
  to: number;
  unheard: number[];
}

export interface Line {
  rule: string;
  points: number;
  facts: Facts;
}

export interface Sheet {
  seat: number;
  lines: Line[];
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

export interface TableTold {
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
  seats: SeatTold[];
  you: number | null;
  to_act: number[];
  view: View | null;
  choices: string[];
  can_undo: boolean;
  question: Question | null;
  votes: number[];
  /** Seats whose people have the table before them now. */
  here: number[];
  /** How many spectators have. */
  watching: number;
  commitment: string | null;
  seed: string | null;
  sheets: Sheet[];
  rematch: string;
}

/** An entry of a table's log as this viewer may know it. */
export interface Told {
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

export interface News {
  entries: Told[];
  now: TableTold;
}

/** Whether a move is legal. If it is: what it would do before anything hidden shows, and what it would add to the sheet. */
export interface Why {
  legal: boolean;
  problem: Problem | null;
  preview: Sentence[];
  points: number | null;
}
