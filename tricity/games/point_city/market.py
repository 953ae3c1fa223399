# mypyc: compile
"""The 4 × 4 market as 16-bit masks, row by row: what may be flipped, which pairs may be taken, how gaps are filled."""

from typing import Any, Final

from tricity.core.bits import lowest_bit
from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.point_city.cards import AS_SYMBOLS, CARD_ROWS, COST, TIER, stock_kind_of
from tricity.games.point_city.events import DealtBuilding, DealtResource, DeckEmpty, TopShown
from tricity.games.point_city.moves import cell_name
from tricity.games.point_city.payments import unpaid_count
from tricity.games.point_city.resources import TOP_BITS
from tricity.games.point_city.state import BALANCES, CELLS, PointCity

ALL_CELLS: Final[i64] = 0xFFFF
_HAS_RIGHT: Final[i64] = 0x7777
_LAST_ROW: Final[i64] = 12
_LAST_CELL: Final[i64] = 15


def put_card(state: PointCity, cell: i64, card: i64) -> None:
    """Lay a card on a cell, with the side up that `building_cells` says."""
    market = state.market
    market[cell] = card
    if (state.building_cells >> cell) & 1:
        market[BALANCES + cell] = COST[card]
    else:
        market[BALANCES + cell] = -AS_SYMBOLS[card]


def flip_card(state: PointCity, cell: i64) -> None:
    """Turn a resource card to its building side."""
    state.building_cells |= 1 << cell
    put_card(state, cell, state.market[cell])


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
    """The pairs that the seat may take (PC-11 to PC-13), as a mask.

    Bit c stands for cell c and the one to its right, bit 16 + c for cell c and the one below. All pairs are tested,
    without a branch on what they are: of two resource cards nothing is missing.
    """
    market = state.market
    # So that the compiler sees that every index below is in range.
    assert len(market) == BALANCES + CELLS
    wealth = TOP_BITS - state.wealth(seat)
    right: i64 = 0
    below: i64 = 0
    cell: i64 = 0
    while cell < _LAST_ROW:
        balance = wealth + market[BALANCES + cell]
        right |= _payable_bit(balance + market[BALANCES + cell + 1]) << cell
        below |= _payable_bit(balance + market[BALANCES + cell + 4]) << cell
        cell += 1
    while cell < _LAST_CELL:
        right |= _payable_bit(wealth + market[BALANCES + cell] + market[BALANCES + cell + 1]) << cell
        cell += 1
    return (right & _HAS_RIGHT) | (below << 16)


def _payable_bit(balance: i64) -> i64:
    """1 if nothing is left unpaid, else 0: the sign bit of what is, less one."""
    return ((unpaid_count(balance) - 1) >> 63) & 1


def refill(state: PointCity, log: EventLog | None) -> None:
    """Fill the gaps in reading order while the deck lasts, each showing the opposite side (PC-18)."""
    gaps = state.gaps
    if not gaps or not state.deck_size():
        return
    state.building_cells ^= gaps
    deck = state.deck
    while gaps:
        cell = lowest_bit(gaps)
        gaps &= gaps - 1
        put_card(state, cell, deck[state.deck_top])
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
