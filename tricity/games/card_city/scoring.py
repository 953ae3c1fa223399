# mypyc: compile
"""Scoring (CC-60 to CC-63, CC-70 to CC-72, CC-92): a fast total, and the lines of a score sheet."""

from typing import Final

from tricity.core.bits import popcount
from tricity.core.native import i64, vec
from tricity.core.scores import Line
from tricity.games.card_city.districts import colours_touched, district_count, first_district, triangular_sum
from tricity.games.card_city.options import DECENTRALISATION
from tricity.games.card_city.state import (
    INDUSTRY,
    KIND_NAMES,
    RESIDENCE,
    SEAT_BOTTOM,
    SEAT_LEFT,
    SEAT_RIGHT,
    SEAT_TOP,
    SQUARE,
    CardCity,
)

LEVELS: Final = (
    (50, "megalopolis"),
    (45, "capital"),
    (40, "metropolis"),
    (35, "conurbation"),
    (30, "city"),
    (25, "town"),
    (20, "market-town"),
    (15, "village"),
    (10, "hamlet"),
)
"""CC-92: the score from which each level is reached."""
LOWEST_LEVEL: Final = "locality"

# CC-70: the colours asked of a zone, as masks by kind of card; by kind of the zone.
_ASKED: Final = vec[i64]([i64(0b110110), i64(0b111101), i64(0b111011), i64(0b110110), i64(0b101111)])


def points(state: CardCity, seat: i64) -> i64:
    """The total of the seat's sheet."""
    return triangular_sum(state.board(seat, RESIDENCE)) + points_beside_homes(state, seat)


def points_beside_homes(state: CardCity, seat: i64) -> i64:
    """The total of the seat's sheet, without its residential districts (CC-60)."""
    total = state.gold(seat) // 5 - empty_places(state, seat)
    if DECENTRALISATION.index(state.options):
        kind: i64 = 0
        while kind < 5:
            total += 5 * rich_zones(state, seat, kind)
            kind += 1
        total += 2 * hall_steps(state, seat) + zone_bonus(state, seat)
    return total


def standing(state: CardCity, seat: i64) -> i64:
    """A number that orders seats as CC-63 does: points, then the gold left after the conversion (0 to 4)."""
    return points(state, seat) * 5 + state.gold(seat) % 5


def empty_places(state: CardCity, seat: i64) -> i64:
    """How many cells of the 5 × 5 square are empty (CC-61)."""
    return SQUARE * SQUARE - popcount(state.occupied(seat))


def rich_zones(state: CardCity, seat: i64, kind: i64) -> i64:
    """CC-70: zones of a kind that touch every colour asked of them."""
    count: i64 = 0
    rest = state.board(seat, kind)
    while rest:
        zone = first_district(rest)
        rest &= ~zone
        if colours_touched(state, seat, zone) & _ASKED[kind] == _ASKED[kind]:
            count += 1
    return count


def hall_steps(state: CardCity, seat: i64) -> i64:
    """CC-71: steps of the town hall from the centre of the square, laid to the player's advantage."""
    across = _steps(state.get(seat, SEAT_LEFT), state.get(seat, SEAT_RIGHT))
    return across + _steps(state.get(seat, SEAT_TOP), state.get(seat, SEAT_BOTTOM))


def zone_bonus(state: CardCity, seat: i64) -> i64:
    """Points for scattered industrial zones (CC-72)."""
    zones = district_count(state.board(seat, INDUSTRY))
    if zones > 1:
        return 3 * (zones - 1)
    return 0


def lines(state: CardCity, seat: int) -> list[Line]:
    """The seat's score sheet, a line per rule."""
    gold = int(state.gold(seat))
    homes = state.board(seat, RESIDENCE)
    empty = int(empty_places(state, seat))
    sheet = [
        Line("CC-60", int(triangular_sum(homes)), {"sizes": _sizes(homes)}),
        Line("CC-61", -empty, {"empty": empty}),
        Line("CC-62", gold // 5, {"gold": gold}),
    ]
    if DECENTRALISATION.index(state.options):
        zones = {KIND_NAMES[kind]: int(rich_zones(state, seat, kind)) for kind in range(5)}
        rich = [name for name, count in zones.items() for _ in range(count)]
        sheet += [
            Line("CC-70", 5 * len(rich), {"count": len(rich), "cards": rich}),
            Line("CC-71", 2 * int(hall_steps(state, seat)), {"steps": int(hall_steps(state, seat))}),
            Line("CC-72", int(zone_bonus(state, seat)), {"zones": int(district_count(state.board(seat, INDUSTRY)))}),
        ]
    if state.players == 1:
        sheet.append(Line("CC-92", 0, {"level": level(int(points(state, seat)))}))
    else:
        sheet.append(Line("CC-63", 0, {"gold": gold % 5}))
    return sheet


def level(score: int) -> str:
    """The level that a solo score reaches (CC-92)."""
    return next((name for least, name in LEVELS if score >= least), LOWEST_LEVEL)


def _steps(low: i64, high: i64) -> i64:
    # The square may begin anywhere from high - 4 to low, the hall stands at 4 and the centre two further on; the
    # furthest is at one of the two ends.
    one = 6 - high if high < 6 else high - 6
    other = 2 - low if low < 2 else low - 2
    return max(other, one)


def _sizes(board: i64) -> list[int]:
    sizes: list[int] = []
    while board:
        district = first_district(board)
        board &= ~district
        sizes.append(int(popcount(district)))
    return sorted(sizes, reverse=True)
