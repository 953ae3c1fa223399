"""Infinite City once more, slowly: a city as a dict from (x, y) to a tile of a view, rules as they are written.

Nothing here knows the engine. `test_reference` compares the two.
"""

from collections.abc import Mapping
from typing import Any

Cell = tuple[int, int]
City = dict[Cell, Mapping[str, Any]]
"""Tiles as a view tells them: `tile` (None: face down), `tokens`."""


def city_of(view: Mapping[str, Any]) -> City:
    return {cell_of(at): laid for at, laid in view["city"].items()}


def cell_of(at: str) -> Cell:
    x, y = at.split(",")
    return int(x), int(y)


def beside(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def in_reading_order(cells: set[Cell]) -> list[str]:
    return [f"{x},{y}" for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0]))]


def frontier(city: City) -> set[Cell]:
    return {other for cell in city for other in beside(cell)} - city.keys()


def places(city: City, but: Cell | None = None) -> set[Cell]:
    """IC-10, IC-H12; `but` is a place that doesn't count."""
    free = frontier(city) - {but}
    plazas = [cell for cell, laid in city.items() if laid["tile"] == "plaza"]
    bound = {cell for cell in free if any(cell in beside(plaza) for plaza in plazas)}
    return bound or free


def destinations(city: City, lifted: Cell) -> set[Cell]:
    """IC-H15."""
    return places({cell: laid for cell, laid in city.items() if cell != lifted}, but=lifted)


def protected(city: City) -> set[Cell]:
    """IC-30."""
    stations = {cell for cell, laid in city.items() if laid["tile"] == "power-station"}
    return {cell for cell in city if cell in stations or beside(cell) & stations}


def groups(city: City, seat: int) -> list[int]:
    """IC-17, IC-50: sizes, the largest first."""
    left = {cell for cell, laid in city.items() if seat in laid["tokens"]}
    sizes = []
    while left:
        group = {left.pop()}
        while grown := {other for cell in group for other in beside(cell)} & left:
            group |= grown
            left -= grown
        sizes.append(len(group))
    return sorted(sizes, reverse=True)


def scores(city: City, printed: Mapping[str, Any], players: int) -> list[dict[str, int]]:
    """Points by rule and seat; under IC-54 the tie-break."""
    own = [[printed[laid["tile"]] for laid in city.values() if seat in laid["tokens"]] for seat in range(players)]
    silver = [sum(values["silver"] for values in tiles) for tiles in own]
    return [
        {
            "IC-50": sum(size for size in groups(city, seat) if size >= 3),
            "IC-51": sum(values["bonus"] for values in own[seat]),
            "IC-52": silver[seat] if silver[seat] == max(silver) else 0,
            "IC-54": max(groups(city, seat), default=0),
        }
        for seat in range(players)
    ]
