# mypyc: compile
"""An estimate of a solo player's final points: a sum of values that are looked up in tables.

A city is valued part by part, in tables by the rounds left: its gold, its room and its hand, each residential district
by its size, its culture and its room to grow, each commercial district, and each cell where the next card may go. Where
two variants of the rules give or take more points, these are added. `tricity.arena.experience` learns the tables.
"""

import json
from importlib.resources import files
from typing import Final

from tricity.core.bits import popcount
from tricity.core.native import append, i64, vec
from tricity.core.packed_counts import count_of, one_of
from tricity.games.card_city.districts import (
    around,
    district_of,
    first_district,
    meter_income,
    touched_districts,
)
from tricity.games.card_city.legal import LEISURE_COST, lowest_kind
from tricity.games.card_city.options import DECENTRALISATION, PARKING_METERS
from tricity.games.card_city.scoring import empty_places, points_beside_homes
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    LEISURE,
    PHASE_BUILD,
    PHASE_BUY,
    RESIDENCE,
    ROUNDS,
    SEAT_FREE,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_OCCUPIED,
    TOWN_HALL,
    CardCity,
)

TABLES: Final = {
    "base": 2,
    "gold": 2 * 48,
    "income": 2 * 16,
    "capacity": 2 * 14,
    "built": 2 * 26,
    "industries": 2 * 8,
    "space": 4 * 8,
    "homes": 10 * 7 * 6,
    "joints": 12 * 5,
    "cells": 3 * 4 * 4,
    "shops": 6 * 6 * 4,
    "hand": 2 * 36,
    "payable": 2 * 3,
}
"""The tables, one after another. Each has as many parts as there are rounds, by how many rounds are still to begin;
this is how many values a part has. Where it begins with 2, these are with cards in hand and without."""
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
    "shops": "shops",
    "hand": "cards",
    "payable": "cards",
}
"""What explanations speak of. The base is the same for all cities."""
VALUES_FILE: Final = "solo.json"
"""In the folder `data`: by table, its values in hundredths of a point."""


def _begin_of(name: str) -> i64:
    """Where a table begins; without a name, where they end."""
    begin = 0
    for each, length in TABLES.items():
        if each == name:
            break
        begin += int(ROUNDS) * length
    return i64(begin)


_BASE: Final[i64] = _begin_of("base")
_GOLD: Final[i64] = _begin_of("gold")
_INCOME: Final[i64] = _begin_of("income")
_CAPACITY: Final[i64] = _begin_of("capacity")
_BUILT: Final[i64] = _begin_of("built")
_INDUSTRIES: Final[i64] = _begin_of("industries")
_SPACE: Final[i64] = _begin_of("space")
_HOMES: Final[i64] = _begin_of("homes")
_JOINTS: Final[i64] = _begin_of("joints")
_CELLS: Final[i64] = _begin_of("cells")
_SHOPS: Final[i64] = _begin_of("shops")
_HAND: Final[i64] = _begin_of("hand")
_PAYABLE: Final[i64] = _begin_of("payable")


def _values() -> vec[i64]:
    trained = json.loads(files("tricity.games.card_city").joinpath("data", VALUES_FILE).read_text(encoding="utf-8"))
    sizes = {name: int(ROUNDS) * length for name, length in TABLES.items()}
    if {name: len(table) for name, table in trained.items()} != sizes:
        raise ValueError(f"{VALUES_FILE} does not have the tables {sizes}")
    return vec[i64]([i64(value) for name in TABLES for value in trained[name]])


VALUES: Final = _values()
"""All tables."""


class LookedUp:
    """Where in the tables the values of an estimate are, for those who ask."""

    def __init__(self) -> None:
        self.entries = vec[i64]()


def estimate(state: CardCity, looked_up: LookedUp | None) -> i64:
    """The final points in hundredths, before the end of the game."""
    seats = state.seats
    homes = seats[RESIDENCE]
    shops = seats[COMMERCE]
    culture = seats[LEISURE] | seats[TOWN_HALL]
    industry = seats[INDUSTRY]
    occupied = seats[SEAT_OCCUPIED]
    free = seats[SEAT_FREE]
    hand = seats[SEAT_HAND]
    gold = seats[SEAT_GOLD]
    phase = state.phase
    step = ROUNDS - state.round
    stage: i64 = 0
    if not hand:
        stage = 1
        # Before the cards of a round come it is still one more round.
        if phase < PHASE_BUILD and step < ROUNDS - 1:
            step += 1
    part = 2 * step + stage
    beside_industry = around(industry)
    room_to_grow = free & ~beside_industry

    # Shops, and what they earn.
    income: i64 = 1
    shop_value: i64 = 0
    rest = shops
    while rest:
        district = first_district(rest)
        rest &= ~district
        size = popcount(district)
        income += size * (size + 1) // 2
        ring = around(district)
        touched = min(touched_districts(ring, homes), i64(5))
        space = min(popcount(ring & free), i64(3))
        shop_value += _value(_SHOPS + ((step * 6 + min(size, i64(5))) * 6 + touched) * 4 + space, looked_up)
    if PARKING_METERS.index(state.options):
        income += meter_income(state, 0)
    purse = gold
    if PHASE_BUILD <= phase < PHASE_BUY or stage == 0:
        purse += income
    money = _value(_GOLD + part * 48 + min(purse, i64(47)), looked_up)
    money += _value(_INCOME + part * 16 + min(income, i64(15)), looked_up)

    # Homes: districts, and the cells that join them.
    home_points: i64 = 0
    home_value: i64 = 0
    touched_once: i64 = 0
    touched_twice: i64 = 0
    rest = homes
    while rest:
        district = first_district(rest)
        rest &= ~district
        size = popcount(district)
        home_points += size * (size + 1) // 2
        ring = around(district)
        touched = min(popcount(ring & culture), i64(6))
        space = min(popcount(ring & room_to_grow), i64(5))
        home_value += _value(_HOMES + ((step * 10 + min(size, i64(9))) * 7 + touched) * 6 + space, looked_up)
        touched_twice |= touched_once & ring
        touched_once |= ring
    joints = touched_twice & room_to_grow
    while joints:
        joint = joints & -joints
        joints ^= joint
        size, most = _joined(joint, homes, culture)
        home_value += _value(_JOINTS + (step * 12 + min(size, i64(11))) * 5 + most + 3, looked_up)

    # The cells where the next card may go.
    north = culture << 9
    south = culture >> 9
    east = culture << 1
    west = culture >> 1
    by_one = north | south | east | west
    by_two = (north & south) | (east & west) | ((north | south) & (east | west))
    by_three = (north & south & (east | west)) | (east & west & (north | south))
    beside_shops = around(shops)
    open_cells = free & around(occupied)
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
        home_value += _value(_CELLS + step * 48 + kind, looked_up)
    best_spots = min(popcount(open_cells & by_two & ~beside_industry & ~touched_once), i64(3))
    spots = min(popcount(room_to_grow & ~touched_once), i64(7))
    home_value += _value(_SPACE + (step * 4 + best_spots) * 8 + spots, looked_up)

    built = popcount(occupied)
    industries = popcount(industry)
    capacity = min(max(5 + 6 * industries - built, i64(0)), i64(13))
    room = _value(_CAPACITY + part * 14 + capacity, looked_up)
    room += _value(_BUILT + part * 26 + built, looked_up)
    room += _value(_INDUSTRIES + part * 8 + min(industries, i64(7)), looked_up)

    payable = min(count_of(hand, LEISURE), gold // LEISURE_COST)
    cards = _value(_HAND + part * 36 + _hand_number(hand), looked_up)
    cards += _value(_PAYABLE + part * 3 + payable, looked_up)

    return (
        money
        + room
        + home_value
        + shop_value
        + cards
        + _value(_BASE + part, looked_up)
        + 100 * scored(state, home_points)
    )


def contributions(state: CardCity) -> dict[str, int]:
    """What each theme adds to the estimate, in thousandths of a point."""
    looked_up = LookedUp()
    rest = 10 * int(estimate(state, looked_up))
    themes = dict.fromkeys(_THEME_OF.values(), 0)
    for entry in looked_up.entries:
        value = 10 * int(VALUES[entry])
        rest -= value
        name = _table_of(int(entry))
        if name in _THEME_OF:
            themes[_THEME_OF[name]] += value
    return {"points": rest, **themes}


def _table_of(entry: int) -> str:
    """The table that an index is of."""
    for name, length in TABLES.items():
        entry -= int(ROUNDS) * length
        if entry < 0:
            return name
    raise IndexError


def _value(entry: i64, looked_up: LookedUp | None) -> i64:
    if looked_up is not None:
        looked_up.entries = append(looked_up.entries, entry)
    return VALUES[entry]


def scored(state: CardCity, home_points: i64) -> i64:
    """The points of the city as it stands, without its gold; those of its homes are given."""
    if DECENTRALISATION.index(state.options):
        return home_points + points_beside_homes(state, 0) - state.gold(0) // 5
    return home_points - empty_places(state, 0)


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


def _hand_number(hand: i64) -> i64:
    """A number below 36 for what a hand of at most two cards holds."""
    if not hand:
        return 35
    first = lowest_kind(hand)
    hand -= one_of(first)
    if not hand:
        return 25 + first
    return 5 * first + lowest_kind(hand)
