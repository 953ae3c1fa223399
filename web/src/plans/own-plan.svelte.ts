import type { TableStore } from "../lib/table.svelte";
import type { PlanState } from "../lib/wire.generated";
import { planApi } from "./api";

/** The plan of the player's seat, as the server keeps it. */
export class OwnPlan {
  plan = $state.raw<PlanState | null>(null);
  error = $state.raw<unknown>(null);

  constructor(readonly table: TableStore) {}

  get seat(): number {
    return this.table.state!.you!;
  }

  get hasBranches(): boolean {
    return !!this.plan?.branches.length;
  }

  /** Another plan can be made while one waits. */
  get isFree(): boolean {
    const { plan } = this;
    return !this.table.state!.to_act.includes(this.seat) && !!plan && (plan.dropped || !plan.branches.length);
  }

  read(): Promise<void> {
    return this.#change(() => planApi.read(this.table.name, this.seat));
  }

  cancel(): Promise<void> {
    return this.#change(() => planApi.cancel(this.table.name, this.seat));
  }

  async #change(request: () => Promise<PlanState>): Promise<void> {
    this.error = null;
    try {
      this.plan = await request();
    } catch (fault) {
      this.error = fault;
    }
  }
}
