"""Why a tile may not be placed on a cell (IC-10, IC-H12, IC-H15)."""

from tricity.core.errors import IllegalMove
from tricity.games.infinite_city.city import find, free_plaza_sides
from tricity.games.infinite_city.effects.plaza import touches_other_tile
from tricity.games.infinite_city.moves import cell_name
from tricity.games.infinite_city.state import InfiniteCity


def placement_refusal(state: InfiniteCity, cell: int, lifted: int) -> IllegalMove:
    """The reason for a cell that is not among the places; `lifted` is the cell of a tile being moved, or 0."""
    at = cell_name(cell)
    if cell == lifted:
        return IllegalMove("IC-H15", at=at)
    if find(state.cells, cell) >= 0:
        return IllegalMove("IC-10", case="taken", at=at)
    if not touches_other_tile(state, cell, lifted):
        return IllegalMove("IC-10", case="apart", at=at)
    return IllegalMove("IC-H12", at=at, other_at=cell_name(free_plaza_sides(state, lifted)[0]))
