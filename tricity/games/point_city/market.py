# mypyc: compile
"""The 4 × 4 market as 16-bit masks, row by row: what may be flipped, which pairs may be taken, how gaps are filled."""

from typing import Any, Final

from tricity.core.bits import lowest_bit
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.point_city.cards import AS_SYMBOLS, CARD_ROWS, COST, TIER, stock_kind_of
from tricity.games.point_city.events import DealtBuilding, DealtResource, DeckEmpty, TopShown
from tricity.games.point_city.moves import cell_name
from tricity.games.point_city.payments import missing_count, missing_symbols
from tricity.games.point_city.resources import INGENUITY_SHIFT, symbol_count
from tricity.games.point_city.state import CELLS, SEAT_WEALTH, PointCity

ALL_CELLS: Final[i64] = 0xFFFF
_HAS_RIGHT: Final[i64] = 0x7777
_HAS_BELOW: Final[i64] = 0x0FFF


def _cells_beside(cell: int) -> int:
    """The cells that share a side with a cell of the market, as a mask."""
    column = cell % 4
    beside = [cell - 4, cell + 4, *([cell - 1] if column else []), *([cell + 1] if column < 3 else [])]
    return sum(1 << other for other in beside if 0 <= other < CELLS)


_BESIDE: Final = vec[i64]([i64(_cells_beside(cell)) for cell in range(int(CELLS))])


def flippable(buildings: i64) -> i64:
    """The cells whose row or column shows resources only (PC-10).

    Each row (column) with a building is folded into its lowest bit and spread over the whole row (column) again by a
    multiplication.
    """
    rows = buildings | (buildings >> 1)
    rows = ((rows | (rows >> 2)) & 0x1111) * 0xF
    columns = buildings | (buildings >> 4)
    columns = ((columns | (columns >> 8)) & 0xF) * 0x1111
    return ~(rows & columns) & ALL_CELLS


def takeable_pairs(state: PointCity, seat: i64) -> i64:
    """The pairs that the seat may take (PC-11, PC-13), as a mask.

    Bit c stands for cell c and the one to its right, bit 16 + c for cell c and the one below.
    """
    resources = ~state.building_cells & ALL_CELLS
    wealth = state.get(seat, SEAT_WEALTH)
    wilds = wealth >> INGENUITY_SHIFT
    market = state.market
    costs = COST
    beside = _BESIDE
    affordable: i64 = 0
    pairs: i64 = 0
    cell: i64 = 0
    for card in market:
        if not (resources >> cell) & 1:
            lacking = missing_symbols(costs[card], wealth)
            missing = symbol_count(lacking) - wilds
            if missing <= 0:
                affordable |= 1 << cell
            elif missing <= 2 and resources & beside[cell]:
                # A resource card beside it may bring what is missing: at most two symbols.
                pairs |= _pairs_with_resource(market, resources & beside[cell], cell, lacking, wilds)
        cell += 1
    pairs |= _pairs_within(resources | affordable)
    two_buildings = _pairs_within(affordable)
    while two_buildings:
        pair = lowest_bit(two_buildings)
        two_buildings &= two_buildings - 1
        cost = costs[market[pair & 15]] + costs[market[_other_cell(pair)]]
        if missing_count(cost, wealth) > wilds:
            pairs ^= 1 << pair
    return pairs


def _pairs_within(cells: i64) -> i64:
    """The pairs of which both cells are among these."""
    return (cells & (cells >> 1) & _HAS_RIGHT) | ((cells & (cells >> 4) & _HAS_BELOW) << 16)


def _other_cell(pair: i64) -> i64:
    """The second cell of a pair: to the right of the first, or below it."""
    if pair < 16:
        return pair + 1
    return pair - 12


def _pairs_with_resource(market: vec[i64], beside: i64, cell: i64, lacking: i64, wilds: i64) -> i64:
    """The pairs of a building with one of the resource cards `beside` it that brings what is lacking (PC-12)."""
    pairs: i64 = 0
    symbols_of = AS_SYMBOLS
    while beside:
        other = lowest_bit(beside)
        beside &= beside - 1
        symbols = symbols_of[market[other]]
        # Of what it does not cover, each ingenuity card stands in for one symbol, itself included.
        if missing_count(lacking, symbols) <= wilds + (symbols >> INGENUITY_SHIFT):
            pair = min(cell, other)
            if not (cell ^ other) & 3:
                pair += 16
            pairs |= 1 << pair
    return pairs


def refill(state: PointCity, log: EventLog | None) -> None:
    """Fill the gaps in reading order while the deck lasts, each showing the opposite side (PC-18)."""
    gaps = state.gaps
    if not gaps or not state.deck_size():
        return
    state.building_cells ^= gaps
    while gaps:
        cell = lowest_bit(gaps)
        gaps &= gaps - 1
        state.market[cell] = state.deck[state.deck_top]
        state.deck_top += 1
        if log is not None:
            _log_refill(state, cell, log)
    state.gaps = 0
    if log is not None:
        log_top_card(state, log)


def _log_refill(state: PointCity, cell: i64, log: EventLog) -> None:
    card = state.market[cell]
    if (state.building_cells >> cell) & 1:
        log.emit(DealtBuilding(at=cell_name(cell), **building_side(card)), reveals=True)
    else:
        log.emit(DealtResource(at=cell_name(cell), **resource_side(card)), reveals=True)


def log_top_card(state: PointCity, log: EventLog) -> None:
    """Log the new top card of the deck, or that the deck is empty."""
    if state.deck_size():
        top = TopShown(**resource_side(state.deck[state.deck_top]), count=int(state.deck_size()))
        log.emit(top, reveals=True)
    else:
        log.emit(DeckEmpty())


def resource_side(card: i64) -> dict[str, Any]:
    """What the resource side of a card shows, as facts of an event."""
    return {"resource": stock_kind_of(int(card)), "tier": int(TIER[card])}


def building_side(card: i64) -> dict[str, Any]:
    """What the building side of a card shows, as facts of an event."""
    return {"building": CARD_ROWS[int(card)]["building"], "card": int(card), "tier": int(TIER[card])}
