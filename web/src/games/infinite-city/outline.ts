/** The outline of a set of cells, inset from their edges, as an SVG path in map units. */

import { CELL_SIZE } from "./camera";
import { formatCell, parseCell } from "./view";

interface Corner {
  x: number;
  y: number;
}

type Step = readonly [right: number, down: number];

/** The edges of a cell clockwise: the neighbour beyond, the start, and the direction. */
const EDGES: readonly { beside: Step; from: Step; step: Step }[] = [
  { beside: [0, -1], from: [0, 0], step: [1, 0] },
  { beside: [1, 0], from: [1, 0], step: [0, 1] },
  { beside: [0, 1], from: [1, 1], step: [-1, 0] },
  { beside: [-1, 0], from: [0, 1], step: [0, -1] },
];

export function outline(cells: readonly string[], inset: number): string {
  const cellSet = new Set(cells);
  const edges = new Map<string, Step[]>();
  for (const cell of cells) {
    const { x, y } = parseCell(cell);
    for (const { beside, from, step } of EDGES) {
      if (cellSet.has(formatCell({ x: x + beside[0], y: y + beside[1] }))) continue;
      const key = formatCell({ x: x + from[0], y: y + from[1] });
      edges.set(key, [...(edges.get(key) ?? []), step]);
    }
  }
  const loops: string[] = [];
  for (const [start, steps] of edges) while (steps.length) loops.push(traceLoop(edges, start, inset));
  return loops.join("");
}

/** Traces one closed loop and removes its edges from the map. */
function traceLoop(edges: Map<string, Step[]>, start: string, inset: number): string {
  const points: Corner[] = [];
  let at = parseCell(start);
  let step = edges.get(start)!.pop()!;
  const first = step;
  for (;;) {
    at = { x: at.x + step[0], y: at.y + step[1] };
    const key = formatCell(at);
    const closes = key === start && (isRightTurn(step, first) || !edges.get(key)!.length);
    const ahead = closes ? first : takeNextEdge(edges.get(key)!, step);
    if (ahead !== step) points.push(corner(at, step, ahead, inset));
    if (closes) break;
    step = ahead;
  }
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

/** Where two cells meet only at a corner, a right turn stays with the same cell. */
function takeNextEdge(steps: Step[], before: Step): Step {
  const right = steps.findIndex((step) => isRightTurn(before, step));
  return steps.splice(Math.max(right, 0), 1)[0]!;
}

function isRightTurn(before: Step, after: Step): boolean {
  return after[0] === -before[1] && after[1] === before[0];
}

function corner(at: Corner, before: Step, after: Step, inset: number): Corner {
  return {
    x: at.x * CELL_SIZE + (-before[1] - after[1]) * inset,
    y: at.y * CELL_SIZE + (before[0] + after[0]) * inset,
  };
}
