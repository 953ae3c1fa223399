/**
 * Planning ahead: the player assumes what the others do, sees the table as it would be, and chooses a move for that case.
 * What is shown comes from the server, which knows no more for this than the player does.
 */

import { Draft } from "../lib/draft.svelte";
import type { ShownTable } from "../lib/shown-table";
import type { Problem, TableState, View } from "../lib/wire";
import type { Outlook } from "../lib/wire.generated";
import type { planApi } from "./api";
import { pathOf, type PlanLine, type PlannedTurn, treeOf } from "./lines";

export class PlanAhead implements ShownTable {
  /** The turns of the line that is being made. */
  line = $state.raw<PlanLine>([]);
  /** What the others are assumed to do before the next turn. */
  others = $state.raw<readonly string[]>([]);
  /** The lines that are ready to be saved. */
  lines = $state.raw<readonly PlanLine[]>([]);
  outlook = $state.raw<Outlook | null>(null);
  error = $state.raw<unknown>(null);
  #requests = 0;

  constructor(
    private readonly table: Pick<ShownTable, "name" | "state" | "view" | "names">,
    private readonly api: Pick<typeof planApi, "lookAhead" | "save">,
  ) {
    this.name = table.name;
    this.seat = table.state!.you!;
    this.version = table.state!.version;
    this.names = table.names;
  }

  readonly name: string;
  readonly seat: number;
  readonly version: number;
  readonly names: readonly string[];
  readonly entries = [];
  readonly shownEntries = [];
  readonly step = null;
  readonly moveNumber = null;
  readonly isLive = true;
  readonly isReplay = true;
  readonly pendingMove = null;

  /** Where nobody can know how the table will look, it is shown as it is now. */
  view = $derived.by(() => (this.outlook?.view ?? this.table.state!.view) as View | null);
  isCertain = $derived.by(() => !this.outlook || this.outlook.view !== null);
  state = $derived.by((): TableState => {
    const to_act = this.outlook?.to_act ?? [];
    return { ...this.table.state!, to_act, view: this.view, choices: [...this.legalMoves] };
  });
  legalMoves = $derived.by(() => (this.outlook?.your_turn ? this.outlook.choices : []));
  draft = new Draft(() => this.legalMoves);

  start(): Promise<void> {
    return this.#look([], []);
  }

  /** One of the others makes that move; null: they do whatever they like until it is the player's turn. */
  async assume(move: string | null): Promise<void> {
    await this.#look(this.line, move === null ? null : [...this.others, move]);
  }

  /** The drafted move is the answer to this case. */
  async confirm(): Promise<void> {
    const { move } = this.draft;
    if (!move) return;
    const turn: PlannedTurn = { others: this.#assumed, move };
    const line = [...this.line, turn];
    this.lines = [...this.lines.filter((other) => other !== this.line), line];
    await this.#look(line, []);
  }

  /** Another case, from the beginning. */
  async again(): Promise<void> {
    await this.#look([], []);
  }

  async save(): Promise<boolean> {
    try {
      await this.api.save(this.name, this.seat, this.version, treeOf(this.lines));
      return true;
    } catch (fault) {
      this.error = fault;
      return false;
    }
  }

  refusalOf(): Promise<Problem | null> {
    return Promise.resolve(null);
  }

  showMove(): void {}

  stepBy(): void {}

  #assumed: readonly string[] | null = [];

  async #look(line: PlanLine, others: readonly string[] | null): Promise<void> {
    const request = ++this.#requests;
    this.error = null;
    try {
      const path = [...pathOf(line), ...(others ?? [null])];
      const outlook = await this.api.lookAhead(this.name, this.seat, this.version, path);
      if (request !== this.#requests) return;
      this.draft.clear();
      this.#assumed = others;
      [this.line, this.others, this.outlook] = [line, others ?? [], outlook];
    } catch (fault) {
      this.error = fault;
    }
  }
}
