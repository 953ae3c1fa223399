/** Cells of a grid, written like chess squares: the letter of the column from the left, the number of the row from the top. */

export interface GridPosition {
  column: number;
  row: number;
}

/** The columns and rows of a grid that are shown, in ascending order. */
export interface GridArea {
  columns: readonly number[];
  rows: readonly number[];
}

export function parseCell(cell: string): GridPosition {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function formatCell({ column, row }: GridPosition): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function isInArea(area: GridArea, cell: string): boolean {
  const { column, row } = parseCell(cell);
  return area.columns.includes(column) && area.rows.includes(row);
}

/** The cell at an offset, in columns to the right and rows down; null outside the area. */
export function cellBeside(area: GridArea, from: string, right: number, down: number): string | null {
  const { column, row } = parseCell(from);
  const cell = formatCell({ column: column + right, row: row + down });
  return isInArea(area, cell) ? cell : null;
}
