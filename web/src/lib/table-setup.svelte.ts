/** A table that is about to be opened: who sits where, and how it is played. What was chosen last is remembered. */

import type { CatalogItem, GameInfo, GameOption } from "./api";
import { say } from "./language.svelte";
import { defaultLevel } from "./seats";
import { readSetting, saveSetting } from "./storage";
import type { Clock, Facts, NewTable, UndoRule } from "./wire";

/** The player, a friend on a device of their own, somebody else on this device, or a bot. */
export type Sitter = "me" | "friend" | "here" | "bot";

export interface PlannedSeat {
  sitter: Sitter;
  /** Of a bot. */
  level: string;
  /** Of somebody on this device. */
  name: string;
}

/** What all other seats are filled with at one click; `solo`: there are none. */
export type Mode = "bots" | "friends" | "here" | "solo";

export const CLOCKS: readonly Clock[] = [
  { kind: "none" },
  { kind: "live", move: 60, reserve: 300 },
  { kind: "live", move: 120, reserve: 600 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];

export const UNDO_RULES: readonly UndoRule[] = ["ask", "quiet", "never"];

const SITTER_OF: Readonly<Record<Exclude<Mode, "solo">, Sitter>> = { bots: "bot", friends: "friend", here: "here" };

interface Choice {
  seats: PlannedSeat[];
  clock: number;
  options: Facts;
  isPublic: boolean;
  undo: UndoRule;
  standIn: string;
  hints: boolean;
  advice: boolean;
}

export class TableSetup {
  seats = $state<PlannedSeat[]>([]);
  /** An index of `CLOCKS`. */
  clock = $state(0);
  options = $state<Facts>({});
  isPublic = $state(false);
  undo = $state<UndoRule>("ask");
  /** The level of the bot that plays for whoever leaves. */
  standIn = $state("");
  /** Whether players may ask for hints, unless there is a clock. */
  hints = $state(true);
  /** Whether players may see their chances to win and be warned; who plays alone decides that at the table. */
  advice = $state(false);
  rated = $state(false);
  readonly #setting: string;
  readonly #level: string;

  constructor(
    readonly game: GameInfo,
    readonly bots: readonly CatalogItem[],
  ) {
    this.#setting = `setup-${game.name}`;
    this.#level = this.standIn = defaultLevel(bots);
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.first_game]));
    this.seats = [this.#seat("me"), ...Array.from({ length: this.#fewest - 1 }, () => this.#seat("bot"))];
    this.#recall();
  }

  /** The player counts that the plus and minus buttons go through. */
  get counts(): readonly number[] {
    return this.game.players.filter((count) => count > 1);
  }

  get modes(): readonly Mode[] {
    return this.game.players.includes(1) ? ["bots", "friends", "here", "solo"] : ["bots", "friends", "here"];
  }

  /** The mode that the seats make, if they make one. */
  get mode(): Mode | null {
    const others = new Set(this.seats.filter((seat) => seat.sitter !== "me").map((seat) => seat.sitter));
    if (others.size === 0) return "solo";
    if (others.size > 1) return null;
    return this.modes.find((mode) => mode !== "solo" && others.has(SITTER_OF[mode])) ?? null;
  }

  get hasFriends(): boolean {
    return this.seats.some((seat) => seat.sitter === "friend");
  }

  /** Everybody plays one seat, against others. */
  get canBeRated(): boolean {
    return this.seats.length > 1 && !this.seats.some((seat) => seat.sitter === "here");
  }

  get isRated(): boolean {
    return this.rated && this.canBeRated;
  }

  /** Only friends on devices of their own play against the clock, and everybody in a rated game. */
  get hasClock(): boolean {
    return this.#chosenClock.kind !== "none";
  }

  /** Several people play, and without a clock. */
  get canAllowAdvice(): boolean {
    return !this.hasClock && this.seats.some(({ sitter }) => sitter === "friend" || sitter === "here");
  }

  /** A rated game has a clock. */
  rate(on: boolean): void {
    this.rated = on;
    if (on && CLOCKS[this.clock]!.kind === "none") this.clock = 1;
  }

  get #chosenClock(): Clock {
    return this.hasFriends || this.isRated ? CLOCKS[this.clock]! : CLOCKS[0]!;
  }

  /** The game's options that apply to this number of players. */
  get applicable(): readonly GameOption[] {
    return this.game.options.filter((option) => option.players.includes(this.seats.length));
  }

  choose(mode: Mode): void {
    if (mode === "solo") {
      this.seats = this.seats.filter((seat) => seat.sitter === "me");
      return;
    }
    this.resize(Math.max(this.seats.length, this.#fewest));
    for (const seat of this.seats) if (seat.sitter !== "me") seat.sitter = SITTER_OF[mode];
  }

  /** Adds seats like the last one, or removes the last ones, but never the player's own. */
  resize(count: number): void {
    const last = this.seats.filter((seat) => seat.sitter !== "me").at(-1) ?? this.#seat("bot");
    while (this.seats.length < count) this.seats.push({ ...last, name: "" });
    while (this.seats.length > count) {
      const isOwnLast = this.seats.at(-1)!.sitter === "me";
      this.seats.splice(isOwnLast ? -2 : -1, 1);
    }
  }

  /** Who takes that seat. If it is the player, whoever had it gets the player's. */
  sit(number: number, sitter: Sitter, level = this.#level): void {
    const own = this.seats.findIndex((seat) => seat.sitter === "me");
    const taken = this.seats[number]!;
    if (sitter === "me") [this.seats[own], this.seats[number]] = [taken, this.seats[own]!];
    else this.seats[number] = { ...taken, sitter, level };
  }

  /** The levels that may stand in: none that is stronger than the bots of the table. */
  get standIns(): readonly CatalogItem[] {
    const own = this.seats.filter((seat) => seat.sitter === "bot");
    const strengths = own.map((seat) => this.bots.findIndex((bot) => bot.name === seat.level));
    return own.length ? this.bots.slice(0, Math.max(...strengths) + 1) : this.bots;
  }

  /** The request that opens the table. */
  request(): NewTable {
    const isShared = this.seats.some((seat) => seat.sitter === "here");
    const clock = this.#chosenClock;
    const isPublic = this.hasFriends && this.isPublic;
    return {
      game: this.game.name,
      seats: this.seats.map((seat) => planOf(seat)),
      names: isShared ? this.seats.map((seat, number) => nameOf(seat, number)) : [],
      options: Object.fromEntries(this.applicable.map((option) => [option.name, this.options[option.name]])),
      clock,
      public: isPublic,
      undo: this.hasFriends ? this.undo : "ask",
      stand_in: this.standIns.some((bot) => bot.name === this.standIn) ? this.standIn : "",
      // Strangers and those who play a move a day should not have to wait for somebody to press a button.
      host_starts: this.hasFriends && !isPublic && clock.kind !== "days",
      hints: this.hints,
      advice: this.canAllowAdvice && this.advice,
      rated: this.isRated,
    };
  }

  remember(): void {
    const { seats, clock, options, isPublic, undo, standIn, hints, advice } = this;
    const choice = { seats, clock, options, isPublic, undo, standIn, hints, advice } satisfies Choice;
    saveSetting(this.#setting, JSON.stringify(choice));
  }

  get #fewest(): number {
    return this.counts[0] ?? 1;
  }

  #seat(sitter: Sitter): PlannedSeat {
    return { sitter, level: this.#level, name: "" };
  }

  /** What was chosen last, as far as there still is such a thing. */
  #recall(): void {
    let stored: Partial<Choice>;
    try {
      stored = JSON.parse(readSetting(this.#setting) ?? "{}") as Partial<Choice>;
    } catch {
      return;
    }
    if (stored.seats && this.#isPossible(stored.seats)) this.seats = stored.seats;
    if (CLOCKS[stored.clock ?? -1]) this.clock = stored.clock!;
    if (UNDO_RULES.includes(stored.undo!)) this.undo = stored.undo!;
    if (this.bots.some((bot) => bot.name === stored.standIn)) this.standIn = stored.standIn!;
    this.isPublic = stored.isPublic === true;
    this.hints = stored.hints !== false;
    this.advice = stored.advice === true;
    for (const option of this.game.options) {
      const value = stored.options?.[option.name];
      if (value !== undefined && (!option.values.length || option.values.includes(value)))
        this.options[option.name] = value;
    }
  }

  #isPossible(seats: readonly PlannedSeat[]): boolean {
    const levels = this.bots.map((bot) => bot.name);
    const isKnown = (seat: PlannedSeat) => seat.sitter !== "bot" || levels.includes(seat.level);
    const own = seats.filter((seat) => seat.sitter === "me");
    return this.game.players.includes(seats.length) && own.length === 1 && seats.every(isKnown);
  }
}

/** A seat as the server is asked for it. */
function planOf(seat: PlannedSeat): string {
  if (seat.sitter === "bot") return seat.level;
  return seat.sitter === "friend" ? "open" : "me";
}

function nameOf(seat: PlannedSeat, number: number): string {
  return seat.sitter === "here" ? seat.name.trim() || say("player-number", { number: number + 1 }) : "";
}
