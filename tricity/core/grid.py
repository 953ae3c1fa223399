"""Cells of edged grids by name, as on a chess board: column letter from the left, row number from the top."""

from tricity.core.errors import BadMove


def cell_name(column: int, row: int) -> str:
    """
    >>> cell_name(1, 2)
    'b3'
    """
    return f"{chr(ord('a') + column)}{row + 1}"


def parse_cell(text: str, columns: int, rows: int) -> tuple[int, int]:
    """Column and row of a cell's name; raises `BadMove` outside the grid.

    >>> parse_cell("b3", 9, 9)
    (1, 2)
    """
    if len(text) == 2 and text.isascii() and text[1].isdigit():
        column, row = ord(text[0]) - ord("a"), int(text[1]) - 1
        if 0 <= column < columns and 0 <= row < rows:
            return column, row
    raise BadMove("no-such-cell", at=text[:40])
