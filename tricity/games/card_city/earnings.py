"""Which cards earn the gold of a round, for those who watch: the income itself is paid by `apply`."""

from tricity.core.bits import lowest_bit, popcount
from tricity.games.card_city.districts import colours_touched, first_district, triangular_sum
from tricity.games.card_city.moves import cell_text
from tricity.games.card_city.options import PARKING_METERS
from tricity.games.card_city.state import COMMERCE, PARKING, CardCity


def earnings(state: CardCity, seat: int) -> dict[str, int]:
    """By the first cell of each district that pays, what it pays (CC-41, CC-80)."""
    paid = [(district, int(triangular_sum(district))) for district in _districts(state, seat, COMMERCE)]
    if PARKING_METERS.index(state.options):
        parks = _districts(state, seat, PARKING)
        paid += [(district, int(popcount(colours_touched(state, seat, district))) - 2) for district in parks]
    return {cell_text(int(state.cell(seat, lowest_bit(district)))): gold for district, gold in paid if gold > 0}


def _districts(state: CardCity, seat: int, kind: int) -> list[int]:
    districts = []
    rest = state.board(seat, kind)
    while rest:
        districts.append(first_district(rest))
        rest &= ~districts[-1]
    return districts
