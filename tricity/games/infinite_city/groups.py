"""What lies in plain sight but has to be looked for: the groups of every seat, and the plazas that bind."""

import msgspec

from tricity.games.infinite_city.city import beside
from tricity.games.infinite_city.moves import cell_text
from tricity.games.infinite_city.scoring import LEAST
from tricity.games.infinite_city.state import PLAZA, UP, InfiniteCity, kind_of, token_of

_SIDES = [int(beside(direction)) for direction in range(4)]


class Group(msgspec.Struct, kw_only=True):
    """Tiles that a seat controls and that hang together by their sides."""

    seat: int
    cells: list[str]
    """In reading order."""
    points: int
    """None for a group that is too small (IC-50)."""


def groups(state: InfiniteCity) -> list[Group]:
    """By seats, the largest of each first."""
    found = []
    for seat in range(int(state.players)):
        own = 15 * int(token_of(seat))
        left = {int(cell) for cell, word in zip(state.cells, state.tiles, strict=True) if word & own}
        parts = []
        while left:
            parts.append(_part(left))
        for part in sorted(parts, key=lambda cells: (-len(cells), cells)):
            points = len(part) if len(part) >= LEAST else 0
            found.append(Group(seat=seat, cells=[cell_text(cell) for cell in part], points=points))
    return found


def binding_plazas(state: InfiniteCity) -> list[str]:
    """IC-H12: the face-up plazas with a free side, in reading order."""
    there = {int(cell) for cell in state.cells}
    return [
        cell_text(cell)
        for cell, word in zip(state.cells, state.tiles, strict=True)
        if word & UP and kind_of(word) == PLAZA and not all(int(cell) + side in there for side in _SIDES)
    ]


def _part(left: set[int]) -> list[int]:
    """Takes the cells that hang together with one of them out of the set."""
    found = [left.pop()]
    for cell in found:
        for side in _SIDES:
            if cell + side in left:
                left.remove(cell + side)
                found.append(cell + side)
    return sorted(found)
