# mypyc: compile
"""Cells: their names, their neighbours, and sorted vecs of them, which are searched by bisection."""

from tricity.core.errors import BadMove
from tricity.core.native import i64, pop, vec
from tricity.core.vecs import with_inserted
from tricity.games.infinite_city.state import MAX_COORDINATE, ROW_STRIDE, cell_at, x_of, y_of


def cell_name(cell: i64) -> str:
    """The name of a cell: signed coordinates from the centre of the opening plus, x to the right, y down."""
    return f"{x_of(cell)},{y_of(cell)}"


def parse_cell(text: str) -> int:
    """The cell of a name; raises `BadMove`."""
    parts = text.split(",")
    if len(parts) == 2 and len(text) <= 20:
        numbers = [int(part) for part in parts if part.removeprefix("-").isdecimal() and part.isascii()]
        if len(numbers) == 2 and all(-MAX_COORDINATE <= number <= MAX_COORDINATE for number in numbers):
            return int(cell_at(numbers[0], numbers[1]))
    raise BadMove("no-such-cell", at=text[:40])


def bisect_left(cells: vec[i64], cell: i64) -> i64:
    """The index of a cell in a sorted vec, or where it would have to be inserted."""
    return bisect_between(cells, cell, 0, len(cells))


def bisect_between(cells: vec[i64], cell: i64, low: i64, high: i64) -> i64:
    """`bisect_left` for a cell whose index is known to lie between `low` and `high`, both included.

    Without a branch on what is found, which no processor could predict: the sign of the difference is a mask.
    """
    size = high - low
    while size > 1:
        half = size >> 1
        low += half & ((cells[low + half - 1] - cell) >> 63)
        size -= half
    if size == 1:
        low += 1 & ((cells[low] - cell) >> 63)
    return low


def index_after(cells: vec[i64], cell: i64, index: i64) -> i64:
    """`bisect_left` for a cell that lies a little after an index: mostly in the next row. Step by step."""
    # So that the compiler sees that no index below counts from the end.
    assert index >= 0
    end: i64 = len(cells)
    while index < end and cells[index] < cell:
        index += 1
    return index


def index_before(cells: vec[i64], cell: i64, index: i64) -> i64:
    """`bisect_left` for a cell that lies a little before an index: mostly in the row before. Step by step."""
    while index > 0 and cells[index - 1] >= cell:
        index -= 1
    return index


def find(cells: vec[i64], cell: i64) -> i64:
    """The index of a cell in a sorted vec; -1 when it is not there."""
    index = bisect_left(cells, cell)
    if index < len(cells) and cells[index] == cell:
        return index
    return -1


def find_near(cells: vec[i64], cell: i64, index: i64) -> i64:
    """`find` for a cell that lies a little before or after an index, as the neighbours of its cell do: step by step."""
    if index < len(cells) and cells[index] < cell:
        index = index_after(cells, cell, index)
    else:
        index = index_before(cells, cell, index)
    if index < len(cells) and cells[index] == cell:
        return index
    return -1


def find_from(cells: vec[i64], cell: i64, index: i64) -> i64:
    """`find` for a cell that mostly lies a little after an index: step by step, as long as that leads to it."""
    near = index_after(cells, cell, index)
    if near < len(cells) and cells[near] == cell:
        return near
    return find(cells, cell)


def contains(cells: vec[i64], cell: i64) -> bool:
    """Whether a sorted vec has this cell."""
    index = bisect_left(cells, cell)
    return index < len(cells) and cells[index] == cell


def with_replaced(cells: vec[i64], gone: i64, index: i64, item: i64) -> vec[i64]:
    """The vec without the item at the index `gone`, and with another one inserted before what was at `index`.

    The argument is written to. Only the items between the two places are moved.
    """
    assert gone >= 0
    assert index >= 0
    if index > gone:
        index -= 1
        while gone < index:
            cells[gone] = cells[gone + 1]
            gone += 1
    else:
        while gone > index:
            cells[gone] = cells[gone - 1]
            gone -= 1
    cells[index] = item
    return cells


def without_index(cells: vec[i64], index: i64) -> vec[i64]:
    """The vec without the item at an index. The argument may be written to: use the result only."""
    left, gone = pop(cells, index)  # noqa: RUF059
    return left


def with_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted vec with a cell added, unless it is there already."""
    index = bisect_left(cells, cell)
    if index < len(cells) and cells[index] == cell:
        return cells
    return with_inserted(cells, index, cell)


def without_cell(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted vec with a cell removed, if it is there."""
    index = find(cells, cell)
    return without_index(cells, index) if index >= 0 else cells


def neighbour_offset(direction: i64) -> i64:
    """What to add to a cell to get its neighbour. Directions are in reading order: up, left, right, down."""
    if direction == 0:
        return -ROW_STRIDE
    if direction == 1:
        return -1
    if direction == 2:
        return 1
    return ROW_STRIDE


def are_adjacent(cell: i64, other: i64) -> bool:
    """Whether two cells share a side."""
    distance = cell - other
    return distance == 1 or distance == -1 or distance == ROW_STRIDE or distance == -ROW_STRIDE


def touches_tile(cells: vec[i64], cell: i64, index: i64) -> bool:
    """Whether any of these sorted cells shares a side with the cell, which lies or would lie near an index."""
    return (
        find_near(cells, cell - ROW_STRIDE, index) >= 0
        or find_near(cells, cell - 1, index) >= 0
        or find_near(cells, cell + 1, index) >= 0
        or find_near(cells, cell + ROW_STRIDE, index) >= 0
    )
