/** Planning ahead, which only games over days and games without a clock load. */

import { language } from "../lib/language.svelte";
import { PLAN_FILES } from "../lib/plan-words";
import type { ShownTable } from "../lib/shown-table";
import type { TableState } from "../lib/wire";
import { planApi } from "./api";
import { PlanAhead } from "./plan-ahead.svelte";

export { default as PlanBar } from "./PlanBar.svelte";
export { default as PlanButtons } from "./PlanButtons.svelte";
export { default as PlanNote } from "./PlanNote.svelte";
export { OwnPlan } from "./own-plan.svelte";
export type { PlanAhead };

export async function loadPlanWords(): Promise<void> {
  await language.addFiles(PLAN_FILES);
}

export function planAt(table: ShownTable & { state: TableState | null }): PlanAhead {
  return new PlanAhead(table, planApi);
}
