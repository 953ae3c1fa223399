# mypyc: compile
"""Districts on a city's bitboards: connected cards of one kind, what they touch, and where they may grow."""

from tricity.core.bits import popcount
from tricity.core.native import i64
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    KINDS,
    LEISURE,
    PARKING,
    RESIDENCE,
    SEAT_WORDS,
    TOWN_HALL,
    CardCity,
    pile_count,
)


def around(board: i64) -> i64:
    """The cells that share a side with a cell of the board: the board shifted in the four directions."""
    return (board << 1) | (board >> 1) | (board << 9) | (board >> 9)


def district_of(card: i64, board: i64) -> i64:
    """The maximal group of connected cells of the board that holds the card's cell (CC-30)."""
    # Flood fill: a step in all directions within the board, until nothing is added.
    district = card
    grown = (district | around(district)) & board
    while grown != district:
        district = grown
        grown = (district | around(district)) & board
    return district


def first_district(board: i64) -> i64:
    """The district that holds the lowest bit of a board with at least one card."""
    return district_of(board & -board, board)


def residential_rings(state: CardCity, seat: i64) -> i64:
    """The cells around the residential districts that develop (CC-32)."""
    at = SEAT_WORDS * seat
    seats = state.seats
    return _growing_rings(seats[at + RESIDENCE], seats[at + LEISURE] | seats[at + TOWN_HALL], False)


def commercial_rings(state: CardCity, seat: i64) -> i64:
    """The cells around the commercial districts that develop (CC-33)."""
    at = SEAT_WORDS * seat
    seats = state.seats
    return _growing_rings(seats[at + COMMERCE], seats[at + RESIDENCE], True)


def _growing_rings(board: i64, beside: i64, by_district: bool) -> i64:
    """The cells around the districts that touch more cards, or districts, of `beside` than they have cards."""
    rings: i64 = 0
    # One card beside a district is not more than its own.
    if not beside & (beside - 1):
        return rings
    rest = board & around(beside)
    while rest:
        district = district_of(rest & -rest, board)
        rest &= ~district
        ring = around(district)
        touched = touched_districts(ring, beside) if by_district else popcount(ring & beside)
        if touched > popcount(district):
            rings |= ring
    return rings


def residence_sites(state: CardCity, seat: i64) -> i64:
    """Where a residence from the reserve may go now (CC-34, CC-36)."""
    if pile_count(state.reserve, RESIDENCE) == 0 or state.capacity_left(seat) <= 0:
        return 0
    rings = residential_rings(state, seat)
    if not rings:
        return 0
    return rings & state.free(seat) & ~around(state.board(seat, INDUSTRY))


def commerce_sites(state: CardCity, seat: i64) -> i64:
    """Where a commerce from the reserve may go now (CC-34, CC-36)."""
    if pile_count(state.reserve, COMMERCE) == 0 or state.capacity_left(seat) <= 0:
        return 0
    return commercial_rings(state, seat) & state.free(seat)


def touched_districts(ring: i64, board: i64) -> i64:
    """How many different districts of the board have a card in the ring."""
    count: i64 = 0
    rest = ring & board
    while rest:
        rest &= ~district_of(rest & -rest, board)
        count += 1
    return count


def triangular_sum(board: i64) -> i64:
    """n(n+1)/2 for each district of n cards, added up (CC-41, CC-60)."""
    points: i64 = 0
    while board:
        district = first_district(board)
        board &= ~district
        size = popcount(district)
        points += size * (size + 1) // 2
    return points


def district_count(board: i64) -> i64:
    """How many districts the board has."""
    count: i64 = 0
    while board:
        board &= ~first_district(board)
        count += 1
    return count


def colours_touched(state: CardCity, seat: i64, district: i64) -> i64:
    """The colours beside a district as a mask by kind of card; the town hall is violet and red (CC-70, CC-80)."""
    ring = around(district) & ~district
    at = SEAT_WORDS * seat
    seats = state.seats
    colours: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if ring & seats[at + kind]:
            colours |= 1 << kind
        kind += 1
    if colours & (1 << TOWN_HALL):
        colours |= 1 << LEISURE
    return colours


def meter_income(state: CardCity, seat: i64) -> i64:
    """What the parking meters pay (CC-80)."""
    gold: i64 = 0
    rest = state.board(seat, PARKING)
    while rest:
        district = first_district(rest)
        rest &= ~district
        colours = popcount(colours_touched(state, seat, district))
        if colours >= 3:
            gold += colours - 2
    return gold
