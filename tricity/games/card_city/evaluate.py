# mypyc: compile
"""A linear estimate of a seat's final points. `tricity.arena.tuning` fits the weights."""

from typing import Final

from tricity.core.bits import popcount
from tricity.core.evaluation import weight_table, weighted_sum
from tricity.core.native import append, i64, vec
from tricity.core.packed_counts import count_of
from tricity.games.card_city.districts import (
    around,
    district_of,
    first_district,
    meter_income,
    touched_districts,
    triangular_sum,
)
from tricity.games.card_city.legal import LEISURE_COST
from tricity.games.card_city.options import PARKING_METERS
from tricity.games.card_city.scoring import points, standing
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    KINDS,
    LEISURE,
    PARKING,
    PHASE_BUY,
    PHASE_DEVELOP,
    PHASE_KEEP,
    PHASE_OVER,
    RESIDENCE,
    ROUNDS,
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
"""By feature, in thousandths of a point per unit: the weight at the end, and what each round left adds to it."""
_weights: Final = weight_table(WEIGHTS.values())


def evaluate(state: CardCity, seat: i64) -> i64:
    """The seat's final points in hundredths: an estimate; after the end exact, with the tie-break added."""
    if state.phase == PHASE_OVER:
        return points(state, seat) * 100 + standing(state, seat) % 5
    return weighted_sum(features(state, seat), _weights, turns_left(state)) // 10


def turns_left(state: CardCity) -> i64:
    """How many rounds are still to begin."""
    return ROUNDS - state.round


def features(state: CardCity, seat: i64) -> vec[i64]:
    """The features of a seat's position, in the order of the keys of `WEIGHTS`: `weighted_sum` pairs them by place."""
    at = seat * KINDS
    boards = state.boards
    homes = boards[at + RESIDENCE]
    shops = boards[at + COMMERCE]
    culture = boards[at + LEISURE] | boards[at + TOWN_HALL]
    hand = state.hands[seat]
    phase = state.phase
    gold = state.gold[seat]
    to_build: i64 = 2 * turns_left(state) if phase >= PHASE_DEVELOP else 2 * turns_left(state) + 2
    occupied = state.occupied(seat)
    free = state.square(seat) & ~occupied & ~around(boards[at + INDUSTRY])
    home_spots = free & around(occupied) & ~around(homes)
    best_spot = most_touched(home_spots, culture)
    growth = next_growth(homes, culture)
    income = 1 + triangular_sum(shops)
    if PARKING_METERS.index(state.options):
        income += meter_income(state, seat)
    leisures = count_of(hand, LEISURE)
    payable = min(leisures, gold // LEISURE_COST)
    values = vec[i64](capacity=25)
    values = append(values, i64(1))
    values = append(values, points(state, seat))
    values = append(values, gold)
    values = append(values, income)
    values = append(values, i64(0) if phase == PHASE_BUY else income)
    values = append(values, max(to_build - state.capacity_left(seat), 0))
    values = append(values, state.industries(seat))
    values = append(values, popcount(culture))
    values = append(values, popcount(home_spots & around(culture)))
    values = append(values, best_spot)
    values = append(values, growth)
    values = append(values, best_join(free & around(homes), homes))
    values = append(values, biggest_district(homes))
    values = append(values, shop_growth(shops, homes))
    values = append(values, popcount(free))
    values = append(values, i64(1) if phase <= PHASE_KEEP and hand == 0 else i64(0))
    values = append(values, count_of(hand, RESIDENCE))
    values = append(values, count_of(hand, COMMERCE))
    values = append(values, leisures)
    values = append(values, count_of(hand, INDUSTRY))
    values = append(values, count_of(hand, PARKING))
    values = append(values, payable)
    values = append(values, best_spot if count_of(hand, RESIDENCE) else i64(0))
    values = append(values, growth if payable else i64(0))
    return append(values, i64(1) if gold >= state.price(seat) else i64(0))


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
    return 1 if cells & around(culture) else 0


def next_growth(homes: i64, culture: i64) -> i64:
    """The points that a next residence adds to residential districts that lack one culture card to develop."""
    gain: i64 = 0
    rest = homes & around(culture)
    while rest:
        district = district_of(rest & -rest, homes)
        rest &= ~district
        size = popcount(district)
        if popcount(around(district) & culture) == size:
            gain += size + 1
    return gain


def shop_growth(shops: i64, homes: i64) -> i64:
    """How many commercial districts lack one residential district to develop."""
    count: i64 = 0
    rest = shops & around(homes)
    while rest:
        district = district_of(rest & -rest, shops)
        rest &= ~district
        if touched_districts(around(district), homes) == popcount(district):
            count += 1
    return count


def best_join(cells: i64, homes: i64) -> i64:
    """The most points that one residence in one of the cells would bring, by joining districts."""
    best: i64 = 0
    while cells:
        cell = cells & -cells
        cells &= cells - 1
        size: i64 = 1
        before: i64 = 0
        rest = around(cell) & homes
        while rest:
            district = district_of(rest & -rest, homes)
            rest &= ~district
            joined = popcount(district)
            size += joined
            before += joined * (joined + 1) // 2
        best = max(best, size * (size + 1) // 2 - before)
    return best


def biggest_district(board: i64) -> i64:
    """The number of cards of the biggest district."""
    best: i64 = 0
    while board:
        district = first_district(board)
        board &= ~district
        best = max(best, popcount(district))
    return best
