# mypyc: compile
"""Tables in which the values of a city's parts are looked up: what the estimates of one seat and of several share.

Each table has a part for every number of rounds left. The shape of a city is valued piece by piece: each residential
district by its size, its culture and its room to grow, each commercial district, and each cell where the next card may
go. Where two variants of the rules give or take more points, these are added.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from tricity.core.bits import popcount
from tricity.core.native import append, i64, vec
from tricity.games.card_city.districts import (
    around,
    district_of,
    first_district,
    meter_income,
    touched_districts,
)
from tricity.games.card_city.options import DECENTRALISATION, PARKING_METERS
from tricity.games.card_city.scoring import empty_places, points_beside_homes
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    LEISURE,
    RESIDENCE,
    ROUNDS,
    SEAT_FREE,
    SEAT_OCCUPIED,
    SEAT_WORDS,
    TOWN_HALL,
    CardCity,
)

SHAPE_TABLES: Final = {
    "space": 4 * 8,
    "homes": 10 * 7 * 6,
    "joints": 12 * 5,
    "cells": 3 * 4 * 4,
    "shops": 6 * 6 * 4,
}
"""The tables of a city's shape, and how many values each has for a number of rounds left. They come first, so that they
begin at the same places whatever follows."""
_THEME_OF: Final = {
    "gold": "money",
    "income": "money",
    "capacity": "room",
    "built": "room",
    "industries": "room",
    "space": "homes",
    "homes": "homes",
    "joints": "homes",
    "cells": "homes",
    "reserve": "homes",
    "shops": "shops",
    "hand": "cards",
    "payable": "cards",
}
"""What explanations speak of. The other tables have the same values whatever the city is."""


class LookedUp:
    """Where in the tables the values of an estimate are, for those who ask."""

    def __init__(self) -> None:
        self.entries = vec[i64]()


def begin_of(tables: Mapping[str, int], name: str) -> i64:
    """Where a table begins among its set."""
    begin = 0
    for each, length in tables.items():
        if each == name:
            break
        begin += int(ROUNDS) * length
    return i64(begin)


_SPACE: Final[i64] = begin_of(SHAPE_TABLES, "space")
_HOMES: Final[i64] = begin_of(SHAPE_TABLES, "homes")
_JOINTS: Final[i64] = begin_of(SHAPE_TABLES, "joints")
_CELLS: Final[i64] = begin_of(SHAPE_TABLES, "cells")
_SHOPS: Final[i64] = begin_of(SHAPE_TABLES, "shops")


def read_values(tables: Mapping[str, int], file: str) -> vec[i64]:
    """A set of tables from the game's data, in hundredths of a point, one table after another."""
    trained = json.loads(files("tricity.games.card_city").joinpath("data", file).read_text(encoding="utf-8"))
    sizes = {name: int(ROUNDS) * length for name, length in tables.items()}
    if {name: len(table) for name, table in trained.items()} != sizes:
        raise ValueError(f"{file} does not have the tables {sizes}")
    return vec[i64]([i64(value) for name in tables for value in trained[name]])


def values_text(tables: Mapping[str, int], values: vec[i64]) -> str:
    """The text of such a file: a line for each table."""
    rest = [int(value) for value in values]
    lines: list[str] = []
    for name, length in tables.items():
        size = int(ROUNDS) * length
        lines.append(f" {json.dumps(name)}: {json.dumps(rest[:size], separators=(',', ':'))}")
        del rest[:size]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def themes_of(tables: Mapping[str, int], values: vec[i64], looked_up: LookedUp) -> dict[str, int]:
    """What the values that were looked up add to each theme, in thousandths of a point."""
    themes = dict.fromkeys(_THEME_OF.values(), 0)
    for entry in looked_up.entries:
        name = _table_of(tables, int(entry))
        if name in _THEME_OF:
            themes[_THEME_OF[name]] += 10 * int(values[entry])
    return themes


def _table_of(tables: Mapping[str, int], entry: int) -> str:
    """The table that an index is of."""
    for name, length in tables.items():
        entry -= int(ROUNDS) * length
        if entry < 0:
            return name
    raise IndexError


def value_at(values: vec[i64], entry: i64, looked_up: LookedUp | None) -> i64:
    """The value of an entry, which is noted for those who ask."""
    if looked_up is not None:
        looked_up.entries = append(looked_up.entries, entry)
    return values[entry]


def shop_values(values: vec[i64], state: CardCity, seat: i64, step: i64, looked_up: LookedUp | None) -> tuple[i64, i64]:
    """The values of a seat's commercial districts, and what it earns in a round."""
    at = SEAT_WORDS * seat
    seats = state.seats
    homes = seats[at + RESIDENCE]
    free = seats[at + SEAT_FREE]
    income: i64 = 1
    value: i64 = 0
    rest = seats[at + COMMERCE]
    while rest:
        district = first_district(rest)
        rest &= ~district
        size = popcount(district)
        income += size * (size + 1) // 2
        ring = around(district)
        touched = min(touched_districts(ring, homes), i64(5))
        space = min(popcount(ring & free), i64(3))
        entry = _SHOPS + ((step * 6 + min(size, i64(5))) * 6 + touched) * 4 + space
        value += value_at(values, entry, looked_up)
    if PARKING_METERS.index(state.options):
        income += meter_income(state, seat)
    return value, income


def home_values(values: vec[i64], state: CardCity, seat: i64, step: i64, looked_up: LookedUp | None) -> tuple[i64, i64]:
    """The values of a seat's residential districts and of the cells where cards may go, and the districts' points."""
    at = SEAT_WORDS * seat
    seats = state.seats
    homes = seats[at + RESIDENCE]
    culture = seats[at + LEISURE] | seats[at + TOWN_HALL]
    free = seats[at + SEAT_FREE]
    beside_industry = around(seats[at + INDUSTRY])
    room_to_grow = free & ~beside_industry

    # Districts, and the cells that join them.
    points: i64 = 0
    value: i64 = 0
    touched_once: i64 = 0
    touched_twice: i64 = 0
    rest = homes
    while rest:
        district = first_district(rest)
        rest &= ~district
        size = popcount(district)
        points += size * (size + 1) // 2
        ring = around(district)
        touched = min(popcount(ring & culture), i64(6))
        space = min(popcount(ring & room_to_grow), i64(5))
        value += value_at(values, _HOMES + ((step * 10 + min(size, i64(9))) * 7 + touched) * 6 + space, looked_up)
        touched_twice |= touched_once & ring
        touched_once |= ring
    joints = touched_twice & room_to_grow
    while joints:
        joint = joints & -joints
        joints ^= joint
        size, most = _joined(joint, homes, culture)
        value += value_at(values, _JOINTS + (step * 12 + min(size, i64(11))) * 5 + most + 3, looked_up)

    # The cells where the next card may go.
    north = culture << 9
    south = culture >> 9
    east = culture << 1
    west = culture >> 1
    by_one = north | south | east | west
    by_two = (north & south) | (east & west) | ((north | south) & (east | west))
    by_three = (north & south & (east | west)) | (east & west & (north | south))
    beside_shops = around(seats[at + COMMERCE])
    open_cells = free & around(seats[at + SEAT_OCCUPIED])
    rest = open_cells
    while rest:
        cell = rest & -rest
        rest ^= cell
        kind: i64 = 0
        if cell & by_three:
            kind = 36
        elif cell & by_two:
            kind = 24
        elif cell & by_one:
            kind = 12
        if cell & touched_twice:
            kind += 8
        elif cell & touched_once:
            kind += 4
        if cell & beside_industry:
            kind += 2
        if cell & beside_shops:
            kind += 1
        value += value_at(values, _CELLS + step * 48 + kind, looked_up)
    best_spots = min(popcount(open_cells & by_two & ~beside_industry & ~touched_once), i64(3))
    spots = min(popcount(room_to_grow & ~touched_once), i64(7))
    value += value_at(values, _SPACE + (step * 4 + best_spots) * 8 + spots, looked_up)
    return value, points


def points_without_gold(state: CardCity, seat: i64, home_points: i64) -> i64:
    """The points of the city as it stands, without its gold; those of its homes are given."""
    if DECENTRALISATION.index(state.options):
        return home_points + points_beside_homes(state, seat) - state.gold(seat) // 5
    return home_points - empty_places(state, seat)


def _joined(cell: i64, homes: i64, culture: i64) -> tuple[i64, i64]:
    """Of the residential districts that touch a cell: their residences and one more, and by how many culture cards one
    of them has more than residences, at most, from −3 to 1.
    """
    size: i64 = 1
    most: i64 = -3
    rest = around(cell) & homes
    while rest:
        district = district_of(rest & -rest, homes)
        rest &= ~district
        members = popcount(district)
        size += members
        most = max(most, popcount(around(district) & culture) - members)
    return size, min(most, i64(1))
