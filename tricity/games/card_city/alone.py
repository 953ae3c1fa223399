# mypyc: compile
"""An estimate of a solo player's final points: a sum of values that are looked up in tables.

They value the shape of the city (see `tables`), its gold, its room and its hand. `tricity.arena.experience` learns
them.
"""

from typing import Final

from tricity.core.bits import popcount
from tricity.core.native import i64
from tricity.core.packed_counts import count_of, one_of
from tricity.games.card_city.legal import LEISURE_COST, lowest_kind
from tricity.games.card_city.state import (
    INDUSTRY,
    LEISURE,
    PHASE_BUILD,
    PHASE_BUY,
    ROUNDS,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_OCCUPIED,
    CardCity,
)
from tricity.games.card_city.tables import (
    SHAPE_TABLES,
    LookedUp,
    begin_of,
    home_values,
    points_without_gold,
    read_values,
    shop_values,
    themes_of,
    value_at,
)

TABLES: Final = {
    **SHAPE_TABLES,
    "base": 2,
    "gold": 2 * 48,
    "income": 2 * 16,
    "capacity": 2 * 14,
    "built": 2 * 26,
    "industries": 2 * 8,
    "hand": 2 * 36,
    "payable": 2 * 3,
}
"""The tables, one after another, and how many values each has for a number of rounds left. Where that begins with 2,
these are with cards in hand and without."""
VALUES: Final = read_values(TABLES, "solo.json")
"""All tables."""

_BASE: Final[i64] = begin_of(TABLES, "base")
_GOLD: Final[i64] = begin_of(TABLES, "gold")
_INCOME: Final[i64] = begin_of(TABLES, "income")
_CAPACITY: Final[i64] = begin_of(TABLES, "capacity")
_BUILT: Final[i64] = begin_of(TABLES, "built")
_INDUSTRIES: Final[i64] = begin_of(TABLES, "industries")
_HAND: Final[i64] = begin_of(TABLES, "hand")
_PAYABLE: Final[i64] = begin_of(TABLES, "payable")


def estimate(state: CardCity, looked_up: LookedUp | None) -> i64:
    """The final points in hundredths, before the end of the game."""
    seats = state.seats
    industry = seats[INDUSTRY]
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

    shop_value, income = shop_values(VALUES, state, 0, step, looked_up)
    purse = gold
    if PHASE_BUILD <= phase < PHASE_BUY or stage == 0:
        purse += income
    money = value_at(VALUES, _GOLD + part * 48 + min(purse, i64(47)), looked_up)
    money += value_at(VALUES, _INCOME + part * 16 + min(income, i64(15)), looked_up)

    home_value, home_points = home_values(VALUES, state, 0, step, looked_up)

    built = popcount(seats[SEAT_OCCUPIED])
    industries = popcount(industry)
    capacity = min(max(5 + 6 * industries - built, i64(0)), i64(13))
    room = value_at(VALUES, _CAPACITY + part * 14 + capacity, looked_up)
    room += value_at(VALUES, _BUILT + part * 26 + built, looked_up)
    room += value_at(VALUES, _INDUSTRIES + part * 8 + min(industries, i64(7)), looked_up)

    payable = min(count_of(hand, LEISURE), gold // LEISURE_COST)
    cards = value_at(VALUES, _HAND + part * 36 + _hand_number(hand), looked_up)
    cards += value_at(VALUES, _PAYABLE + part * 3 + payable, looked_up)

    return (
        money
        + room
        + home_value
        + shop_value
        + cards
        + value_at(VALUES, _BASE + part, looked_up)
        + 100 * points_without_gold(state, 0, home_points)
    )


def contributions(state: CardCity) -> dict[str, int]:
    """What each theme adds to the estimate, in thousandths of a point."""
    looked_up = LookedUp()
    points = 10 * int(estimate(state, looked_up))
    for entry in looked_up.entries:
        points -= 10 * int(VALUES[entry])
    return {"points": points, **themes_of(TABLES, VALUES, looked_up)}


def _hand_number(hand: i64) -> i64:
    """A number below 36 for what a hand of at most two cards holds."""
    if not hand:
        return 35
    first = lowest_kind(hand)
    hand -= one_of(first)
    if not hand:
        return 25 + first
    return 5 * first + lowest_kind(hand)
