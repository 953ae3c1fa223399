# mypyc: compile
"""What a city will be worth, guessed from how it stands: features with a weight each, which the tuner sets."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.bits import count_of, popcount
from tricity.core.weights import table, weighed
from tricity.games.card_city.districts import (
    around,
    district_of,
    meter_income,
    touched_districts,
    triangular_sum,
)
from tricity.games.card_city.legal import LEISURE_COST
from tricity.games.card_city.scoring import points, standing
from tricity.games.card_city.state import (
    BUY,
    COMMERCE,
    DEVELOP,
    INDUSTRY,
    KINDS,
    LEISURE,
    OVER,
    PARKING,
    PARKING_METERS,
    RESIDENCE,
    ROUNDS,
    TOWN_HALL,
    CardCity,
)

WEIGHTS: Final = {
    "points": 1000,
    "rounds": 0,
    "gold": 100,
    "income_ahead": 170,
    "room_short": -700,
    "industries_ahead": 0,
    "culture": 1500,
    "culture_ahead": 400,
    "home_spots": 100,
    "best_home_spot": 500,
    "next_growth": 350,
    "best_join": 250,
    "shop_growth": 600,
    "home_room": 100,
    "hand_residence": 1500,
    "hand_commerce": 1500,
    "hand_leisure": 0,
    "hand_industry": 1200,
    "hand_parking": 1000,
    "payable_leisure": 2500,
    "hand_residence_ahead": 0,
    "hand_commerce_ahead": 150,
    "hand_leisure_ahead": 400,
    "hand_industry_ahead": 50,
}
"""Thousandths of a point for each unit of a feature, in the order in which `features` gives them."""
_weights: Final = table(WEIGHTS)


def evaluate(state: CardCity, seat: i64) -> i64:
    """The seat's final points in hundredths: exact with the tie-break when the game is over, a guess before."""
    if state.phase == OVER:
        return points(state, seat) * 100 + standing(state, seat) % 5
    return weighed(features(state, seat), _weights) // 10


def features(state: CardCity, seat: i64) -> vec[i64]:
    """What the weights weigh."""
    at = seat * KINDS
    boards = state.boards
    homes = boards[at + RESIDENCE]
    shops = boards[at + COMMERCE]
    culture = boards[at + LEISURE] | boards[at + TOWN_HALL]
    hand = state.hands[seat]
    left = ROUNDS - state.round
    paydays: i64 = left if state.phase == BUY else left + 1
    builds: i64 = 2 * left if state.phase == DEVELOP or state.phase == BUY else 2 * left + 2
    occupied = state.occupied(seat)
    free = state.square(seat) & ~occupied & ~around(boards[at + INDUSTRY])
    home_spots = free & around(occupied) & ~around(homes)
    income = 1 + triangular_sum(shops)
    if state.options & PARKING_METERS:
        income += meter_income(state, seat)
    short = builds - state.room(seat)
    leisures = count_of(hand, LEISURE)
    found = vec[i64](capacity=24)
    found = append(found, points(state, seat))
    found = append(found, left)
    found = append(found, state.gold[seat])
    found = append(found, income * paydays)
    found = append(found, max(short, 0))
    found = append(found, state.industries(seat) * left)
    found = append(found, popcount(culture))
    found = append(found, popcount(culture) * left)
    found = append(found, popcount(home_spots & around(culture)))
    found = append(found, most_touched(home_spots, culture))
    found = append(found, next_growth(homes, culture))
    found = append(found, best_join(free & around(homes), homes))
    found = append(found, shop_growth(shops, homes))
    found = append(found, popcount(free))
    found = append(found, count_of(hand, RESIDENCE))
    found = append(found, count_of(hand, COMMERCE))
    found = append(found, leisures)
    found = append(found, count_of(hand, INDUSTRY))
    found = append(found, count_of(hand, PARKING))
    found = append(found, min(leisures, max(state.gold[seat], 0) // LEISURE_COST))
    found = append(found, count_of(hand, RESIDENCE) * left)
    found = append(found, count_of(hand, COMMERCE) * left)
    found = append(found, leisures * left)
    return append(found, count_of(hand, INDUSTRY) * left)


def most_touched(cells: i64, culture: i64) -> i64:
    """The most culture cards that one of the cells touches: a residence there would grow by so many, less one."""
    north = culture << 9
    south = culture >> 9
    east = culture << 1
    west = culture >> 1
    either = (north | south) & (east | west) | (north & south) | (east & west)
    three = (north & south & (east | west)) | (east & west & (north | south))
    if cells & three:
        return 3
    if cells & either:
        return 2
    return 1 if cells & around(culture) else 0


def next_growth(homes: i64, culture: i64) -> i64:
    """For each residential district that lacks one culture card to develop, what the next residence is worth."""
    worth: i64 = 0
    rest = homes & around(culture)
    while rest:
        district = district_of(rest & -rest, homes)
        rest &= ~district
        size = popcount(district)
        if popcount(around(district) & culture) == size:
            worth += size + 1
    return worth


def shop_growth(shops: i64, homes: i64) -> i64:
    """The commercial districts that lack one residential district to develop."""
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
