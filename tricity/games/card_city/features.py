# mypyc: compile
"""A linear estimate of a seat's final points, for three players or more."""

from typing import Final

from tricity.core.bits import popcount
from tricity.core.evaluation import by_theme, unit_weights, weight_table
from tricity.core.native import i64, vec
from tricity.core.packed_counts import count_of
from tricity.games.card_city.districts import (
    around,
    district_of,
    first_district,
    meter_income,
    touched_districts,
)
from tricity.games.card_city.legal import LEISURE_COST
from tricity.games.card_city.options import PARKING_METERS
from tricity.games.card_city.scoring import points_beside_homes
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    LEISURE,
    PARKING,
    PHASE_BUILD,
    PHASE_BUY,
    PHASE_DEVELOP,
    PHASE_KEEP,
    RESIDENCE,
    ROUNDS,
    SEAT_FREE,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_OCCUPIED,
    SEAT_WORDS,
    TOWN_HALL,
    CardCity,
)

WEIGHTS: Final = {
    "city": (699, 2299),
    "points": (930, -62),
    "gold": (26, 12),
    "income": (-193, 158),
    "income_due": (347, -10),
    "room_short": (-579, 17),
    "industries": (11, -126),
    "culture": (366, -98),
    "home_spots": (143, 15),
    "best_home_spot": (7, 139),
    "next_growth": (-82, 46),
    "best_join": (191, 77),
    "biggest_district": (-108, 50),
    "shop_growth": (-187, 100),
    "home_room": (163, -16),
    "waiting": (626, 283),
    "hand_residence": (17, 155),
    "hand_commerce": (415, 251),
    "hand_leisure": (-1590, 300),
    "hand_industry": (-189, 249),
    "hand_parking": (129, 3),
    "payable_leisure": (1028, -144),
    "home_at_best": (537, 133),
    "leisure_growth": (429, -52),
    "affordable_industry": (-909, -85),
}
"""The features, in the order of `features`, with their weights in thousandths of a point per unit: the weight at the
end, and what each round left adds to it."""
THEMES: Final = {
    "points": ("points",),
    "money": ("gold", "income", "income_due"),
    "room": ("room_short", "home_room", "industries"),
    "homes": (
        "culture",
        "home_spots",
        "best_home_spot",
        "home_at_best",
        "next_growth",
        "best_join",
        "biggest_district",
        "leisure_growth",
    ),
    "shops": ("shop_growth",),
    "cards": (
        "waiting",
        "hand_residence",
        "hand_commerce",
        "hand_leisure",
        "hand_industry",
        "hand_parking",
        "payable_leisure",
        "affordable_industry",
    ),
}
"""What explanations speak of, and the features that belong to it."""
_FEATURES: Final[i64] = len(WEIGHTS)
STAGES: Final[i64] = 3
"""Of a round: before building, building, after it."""
TABLE: Final = weight_table("tricity.games.card_city", WEIGHTS, int(ROUNDS), int(STAGES))
"""The weights that are used, by `row_of`."""
_units: Final = unit_weights(len(WEIGHTS))


def estimate(state: CardCity, seat: i64) -> i64:
    """The final points in hundredths, before the end of the game."""
    return weighted_features(state, seat, TABLE, row_of(state, seat) * _FEATURES) // 10


def row_of(state: CardCity, seat: i64) -> i64:
    """The row of weights for a seat: by rounds left and stage."""
    stage: i64 = 0
    if state.phase == PHASE_BUILD:
        stage = 1
    elif state.phase > PHASE_BUILD:
        stage = 2
    return (ROUNDS - state.round) * STAGES + stage


def features(state: CardCity, seat: i64) -> vec[i64]:
    """The features of a seat's position, in the order of the keys of `WEIGHTS`."""
    return vec[i64]([weighted_features(state, seat, _units, row * _FEATURES) for row in range(_FEATURES)])


def contributions(state: CardCity, seat: int) -> dict[str, int]:
    """What each theme adds to the estimate of the seat's points, in thousandths of a point."""
    return by_theme(THEMES, WEIGHTS, features(state, seat), TABLE, row_of(state, seat) * _FEATURES)


def weighted_features(state: CardCity, seat: i64, weights: vec[i64], row: i64) -> i64:
    """The features of a seat's position, each times its weight, added up; their weights begin at the index `row`."""
    at = SEAT_WORDS * seat
    seats = state.seats
    homes = seats[at + RESIDENCE]
    shops = seats[at + COMMERCE]
    culture = seats[at + LEISURE] | seats[at + TOWN_HALL]
    occupied = seats[at + SEAT_OCCUPIED]
    hand = seats[at + SEAT_HAND]
    gold = seats[at + SEAT_GOLD]
    phase = state.phase
    rounds = ROUNDS - state.round
    to_build = 2 * rounds
    if phase < PHASE_DEVELOP:
        to_build += 2
    free = seats[at + SEAT_FREE] & ~around(seats[at + INDUSTRY])
    near_homes = around(homes)
    home_spots = free & around(occupied) & ~near_homes
    best_spot = most_touched(home_spots, culture)
    home_points, growth, joined, biggest = home_growth(homes, culture, free & near_homes)
    income, shops_short = shop_growth(shops, homes)
    if PARKING_METERS.index(state.options):
        income += meter_income(state, seat)
    income_due = income
    if phase == PHASE_BUY:
        income_due = 0
    industries = popcount(seats[at + INDUSTRY])
    waiting: i64 = 0
    if phase <= PHASE_KEEP and hand == 0:
        waiting = 1
    leisures = count_of(hand, LEISURE)
    payable = min(leisures, gold // LEISURE_COST)
    leisure_growth: i64 = 0
    if payable:
        leisure_growth = growth
    home_at_best: i64 = 0
    if count_of(hand, RESIDENCE):
        home_at_best = best_spot
    affordable: i64 = 0
    if gold >= state.price(seat):
        affordable = 1
    return (
        weights[row]
        + weights[row + 1] * (home_points + points_beside_homes(state, seat))
        + weights[row + 2] * gold
        + weights[row + 3] * income
        + weights[row + 4] * income_due
        + weights[row + 5] * max(to_build - state.capacity_left(seat), i64(0))
        + weights[row + 6] * industries
        + weights[row + 7] * popcount(culture)
        + weights[row + 8] * popcount(home_spots & around(culture))
        + weights[row + 9] * best_spot
        + weights[row + 10] * growth
        + weights[row + 11] * joined
        + weights[row + 12] * biggest
        + weights[row + 13] * shops_short
        + weights[row + 14] * popcount(free)
        + weights[row + 15] * waiting
        + weights[row + 16] * count_of(hand, RESIDENCE)
        + weights[row + 17] * count_of(hand, COMMERCE)
        + weights[row + 18] * leisures
        + weights[row + 19] * count_of(hand, INDUSTRY)
        + weights[row + 20] * count_of(hand, PARKING)
        + weights[row + 21] * payable
        + weights[row + 22] * home_at_best
        + weights[row + 23] * leisure_growth
        + weights[row + 24] * affordable
    )


def most_touched(cells: i64, culture: i64) -> i64:
    """The most culture cards that one of the cells touches; a residence there would grow by that number less one.

    Culture shifted in each direction marks the cells that it touches from one side; where several of these boards
    overlap, a cell is touched from several sides.
    """
    north = culture << 9
    south = culture >> 9
    east = culture << 1
    west = culture >> 1
    two = (north | south) & (east | west) | (north & south) | (east & west)
    three = (north & south & (east | west)) | (east & west & (north | south))
    if cells & three:
        return 3
    if cells & two:
        return 2
    if cells & around(culture):
        return 1
    return 0


def home_growth(homes: i64, culture: i64, cells: i64) -> tuple[i64, i64, i64, i64]:
    """What the residential districts score and promise, found in one pass over them.

    Their points (CC-60); the points that a next residence adds to districts that lack one culture card to develop; the
    most points that one residence in one of the cells, which all touch a district, would bring by joining it; the size
    of the biggest district.
    """
    scored: i64 = 0
    gain: i64 = 0
    best: i64 = 0
    biggest: i64 = 0
    touched_once: i64 = 0
    touched_twice: i64 = 0
    rest = homes
    while rest:
        district = first_district(rest)
        rest &= ~district
        size = popcount(district)
        scored += size * (size + 1) // 2
        biggest = max(biggest, size)
        ring = around(district)
        if popcount(ring & culture) == size:
            gain += size + 1
        if ring & cells:
            best = max(best, size + 1)
        touched_twice |= touched_once & ring
        touched_once |= ring
    # A cell that joins districts brings more than its share of each.
    joints = touched_twice & cells
    while joints:
        best = max(best, _points_of_joining(joints & -joints, homes))
        joints &= joints - 1
    return scored, gain, best, biggest


def _points_of_joining(cell: i64, homes: i64) -> i64:
    """The points that a residence on this cell brings by joining all the districts that it touches."""
    size: i64 = 1
    before: i64 = 0
    rest = around(cell) & homes
    while rest:
        district = district_of(rest & -rest, homes)
        rest &= ~district
        joined = popcount(district)
        size += joined
        before += joined * (joined + 1) // 2
    return size * (size + 1) // 2 - before


def shop_growth(shops: i64, homes: i64) -> tuple[i64, i64]:
    """What the commercial districts earn, the salary included (CC-40, CC-41), and how many of them lack one residential
    district to develop.
    """
    income: i64 = 1
    count: i64 = 0
    rest = shops
    while rest:
        district = first_district(rest)
        rest &= ~district
        size = popcount(district)
        income += size * (size + 1) // 2
        if touched_districts(around(district), homes) == size:
            count += 1
    return income, count
