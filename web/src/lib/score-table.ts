/** Score sheets as one table: a row for each line of scoring, a column for each player, the best first. */

import { signed } from "./points";
import { language, say } from "./language.svelte";
import type { ScoreLine, ScoreSheet } from "./wire";

export interface ScoreRow {
  label: string;
  /** Points by column. For the tie-break: what it compares. */
  points: number[];
  /** What explains the points, by column. */
  lines: ScoreLine[][];
  isTieBreak: boolean;
  /** The row made the winner win. */
  isDecisive: boolean;
}

export interface ScoreTable {
  /** One for each column. */
  sheets: ScoreSheet[];
  rows: ScoreRow[];
  /** What a solo game says beside the points, such as the level that was reached. */
  notes: ScoreLine[];
}

export function byRank(sheets: readonly ScoreSheet[]): ScoreSheet[] {
  return [...sheets].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** The seats of a finished match, the winner's first; in their order while there are no sheets. */
export function seatsByRank(sheets: readonly ScoreSheet[], count: number): number[] {
  const seats = byRank(sheets).map((sheet) => sheet.seat);
  return seats.length === count ? seats : Array.from({ length: count }, (_, seat) => seat);
}

/** Whether players with equal totals have different places. */
export function isTieBroken(sheets: readonly ScoreSheet[]): boolean {
  return sheets.some((one) => sheets.some((other) => one.total === other.total && one.rank < other.rank));
}

/** A label of its own, else the rule's id; lines with the same label share a row, whatever rule scores them. */
function labelOf(line: ScoreLine): string {
  const key = `line-${line.rule}`;
  return language.has(key) ? say(key, line.facts) : line.rule;
}

export function scoreTable(unordered: readonly ScoreSheet[], isFinal: boolean): ScoreTable {
  const sheets = byRank(unordered);
  const labels = [...new Set(sheets.flatMap((sheet) => sheet.lines.map(labelOf)))];
  const rows = labels.map((label): ScoreRow => {
    const lines = sheets.map((sheet) => sheet.lines.filter((line) => labelOf(line) === label));
    const points = lines.map((own) => own.reduce((sum, line) => sum + line.points, 0));
    return { label, points, lines, isTieBreak: false, isDecisive: false };
  });
  if (sheets.length === 1) return soloTable(sheets, rows);
  const scoring = rows.filter((row) => row.lines.flat().some((line) => line.points));
  const silent = rows.filter((row) => !scoring.includes(row));
  const tieBreak = isFinal && isTieBroken(sheets) ? tieBreakRow(sheets, silent.at(-1)) : null;
  const shown = tieBreak ? [...scoring, tieBreak] : scoring;
  if (isFinal) markDecisive(shown, sheets);
  return { sheets, rows: shown, notes: [] };
}

/** Alone there is no tie to break: the last line names the level that was reached, if it gives no points. */
function soloTable(sheets: ScoreSheet[], rows: ScoreRow[]): ScoreTable {
  const last = rows.at(-1)?.lines.flat() ?? [];
  const isNote = last.every((line) => !line.points);
  return { sheets, rows: isNote ? rows.slice(0, -1) : rows, notes: isNote ? last : [] };
}

/** Games put the line of their tie-break last; it gives no points. */
function tieBreakRow(sheets: readonly ScoreSheet[], row: ScoreRow | undefined): ScoreRow {
  return {
    label: row?.label ?? say("score-tiebreak"),
    points: sheets.map((sheet) => sheet.tiebreak),
    lines: row?.lines ?? sheets.map(() => []),
    isTieBreak: true,
    isDecisive: false,
  };
}

/** Marks the row with the largest lead of the winner over the next player, or the tie-break between them. */
function markDecisive(rows: readonly ScoreRow[], sheets: readonly ScoreSheet[]): void {
  const [winner, next] = sheets;
  if (!winner || !next || winner.rank === next.rank) return;
  const isTie = winner.total === next.total;
  const candidates = rows.filter((row) => row.isTieBreak === isTie);
  const lead = (row: ScoreRow) => row.points[0]! - row.points[1]!;
  const largest = Math.max(...candidates.map(lead));
  for (const row of candidates) row.isDecisive = largest > 0 && lead(row) === largest;
}

/** The result in one sentence, with the score: "Bot 1 wins 11 : 3 : 1", of two players "11 to 3". */
export function headline(sheets: readonly ScoreSheet[], you: number | null, names: readonly string[]): string {
  if (!sheets.length) return say("result-none");
  const ranked = byRank(sheets);
  if (ranked.length === 1) {
    const { seat, total } = ranked[0]!;
    return say(seat === you ? "result-of" : "result-of-other", { seat, points: total }, names);
  }
  const winners = ranked.filter((sheet) => sheet.rank === 1).map((sheet) => sheet.seat);
  const isTie = winners.length === 1 && ranked[0]!.total === ranked[1]!.total;
  const kind = winners.length > 1 ? "shared" : winners[0] === you ? "you-win" : "wins";
  const totals = ranked.map((sheet) => signed(sheet.total));
  const scoreText =
    totals.length === 2 ? say("result-score", { first: totals[0], second: totals[1] }) : totals.join(" : ");
  // A line ends before or after the score, not within it.
  const score = scoreText.replaceAll(" ", "\u00a0");
  const allNames = [...names, say("called-rival")];
  return say(`result-${kind}${isTie ? "-tie" : ""}`, { seat: winners[0]!, seats: winners, score }, allNames);
}
