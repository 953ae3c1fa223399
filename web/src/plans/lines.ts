/** A plan as people make it, line by line, and as the server keeps it: a tree. */

import type { PlanBranch } from "../lib/wire.generated";

/** If the others make these moves (null: whatever they do), the player makes this one. */
export interface PlannedTurn {
  others: readonly string[] | null;
  move: string;
}

export type PlanLine = readonly PlannedTurn[];

/** The moves of a line in their order; null stands for whatever the others do. */
export function pathOf(line: PlanLine): (string | null)[] {
  return line.flatMap(({ others, move }) => [...(others ?? [null]), move]);
}

const sameCase = (one: PlannedTurn["others"], other: PlannedTurn["others"]): boolean =>
  one === null || other === null ? one === other : one.join("\n") === other.join("\n");

/** Lines that begin alike share their beginning. Where two answer the same case differently, the later one counts. */
export function treeOf(lines: readonly PlanLine[]): PlanBranch[] {
  const branches: PlanBranch[] = [];
  for (const line of lines) add(branches, line);
  return branches;
}

function add(branches: PlanBranch[], [turn, ...rest]: PlanLine): void {
  if (!turn) return;
  let branch = branches.find(({ others }) => sameCase(others, turn.others));
  if (!branch) {
    branch = { others: turn.others && [...turn.others], move: turn.move, then: [] };
    branches.push(branch);
  } else if (branch.move !== turn.move) {
    branch.move = turn.move;
    branch.then = [];
  }
  add(branch.then, rest);
}

/** Every line from the root of a tree to one of its ends. */
export function linesOf(branches: readonly PlanBranch[]): PlanLine[] {
  return branches.flatMap(({ others, move, then }) => {
    const turn = { others, move };
    return then.length ? linesOf(then).map((line) => [turn, ...line]) : [[turn]];
  });
}
