"""What lies in plain sight but has to be looked for: the groups of every seat, and the plazas that bind."""

import msgspec

from tricity.games.infinite_city.city import neighbour_offset
from tricity.games.infinite_city.kinds import PLAZA
from tricity.games.infinite_city.moves import cell_name
from tricity.games.infinite_city.scoring import MIN_GROUP
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity, kind_of, one_token

_OFFSETS = [int(neighbour_offset(direction)) for direction in range(4)]


class Group(msgspec.Struct, kw_only=True):
    """Tiles that a seat controls and that hang together by their sides."""

    seat: int
    cells: list[str]
    """In reading order."""
    points: int
    """None for a group that is too small (IC-50)."""


def groups(state: InfiniteCity) -> list[Group]:
    """By seats, the largest of each first."""
    result = []
    for seat in range(int(state.players)):
        own_mask = 15 * int(one_token(seat))
        unvisited = {int(cell) for cell, tile in zip(state.cells, state.tiles, strict=True) if tile & own_mask}
        components = []
        while unvisited:
            components.append(_take_component(unvisited))
        for component in sorted(components, key=lambda cells: (-len(cells), cells)):
            points = len(component) if len(component) >= MIN_GROUP else 0
            result.append(Group(seat=seat, cells=[cell_name(cell) for cell in component], points=points))
    return result


def open_plazas(state: InfiniteCity) -> list[str]:
    """IC-H12: the face-up plazas with a free side, in reading order."""
    occupied = {int(cell) for cell in state.cells}
    return [
        cell_name(cell)
        for cell, tile in zip(state.cells, state.tiles, strict=True)
        if tile & FACE_UP and kind_of(tile) == PLAZA and not all(int(cell) + offset in occupied for offset in _OFFSETS)
    ]


def _take_component(unvisited: set[int]) -> list[int]:
    """Takes the cells that hang together with one of them out of the set."""
    component = [unvisited.pop()]
    for cell in component:
        for offset in _OFFSETS:
            if cell + offset in unvisited:
                unvisited.remove(cell + offset)
                component.append(cell + offset)
    return sorted(component)
