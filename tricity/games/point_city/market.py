# mypyc: compile
"""The 4 × 4 market as 16-bit masks, row by row: what may be flipped, which pairs may be taken, how gaps are filled."""

from typing import Any, Final

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.point_city.cards import AS_SYMBOLS, CARD_ROWS, COST, TIER, stock_kind_of
from tricity.games.point_city.events import DealtBuilding, DealtResource, DeckEmpty, TopShown
from tricity.games.point_city.moves import cell_name
from tricity.games.point_city.payments import is_affordable, missing_count
from tricity.games.point_city.resources import INGENUITY_SHIFT
from tricity.games.point_city.state import SEAT_WEALTH, PointCity

ALL_CELLS: Final[i64] = 0xFFFF
_HAS_RIGHT: Final[i64] = 0x7777
_HAS_BELOW: Final[i64] = 0x0FFF


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
    buildings = state.building_cells
    resources = ~buildings & ALL_CELLS
    wealth = state.get(seat, SEAT_WEALTH)
    wilds = wealth >> INGENUITY_SHIFT
    market = state.market
    affordable: i64 = 0
    pairs: i64 = 0
    cell: i64 = 0
    while buildings >> cell:
        if (buildings >> cell) & 1:
            missing = missing_count(COST[market[cell]], wealth) - wilds
            if missing <= 0:
                affordable |= 1 << cell
            elif missing <= 2:
                # A resource card beside it may bring what is missing: at most two symbols.
                pairs |= _pairs_with_resource(market, resources, cell, wealth)
        cell += 1
    open_cells = resources | affordable
    pairs |= (open_cells & (open_cells >> 1) & _HAS_RIGHT) | ((open_cells & (open_cells >> 4) & _HAS_BELOW) << 16)
    two_buildings = (affordable & (affordable >> 1) & _HAS_RIGHT) | (
        (affordable & (affordable >> 4) & _HAS_BELOW) << 16
    )
    pair: i64 = 0
    while two_buildings >> pair:
        if (two_buildings >> pair) & 1:
            cost = (
                COST[market[pair]] + COST[market[pair + 1]]
                if pair < 16
                else COST[market[pair - 16]] + COST[market[pair - 12]]
            )
            if missing_count(cost, wealth) > wilds:
                pairs ^= 1 << pair
        pair += 1
    return pairs


def _pairs_with_resource(market: vec[i64], resources: i64, cell: i64, wealth: i64) -> i64:
    """The pairs of this building with a resource card beside it that make it affordable (PC-12)."""
    pairs: i64 = 0
    cost = COST[market[cell]]
    if cell & 3 < 3 and (resources >> (cell + 1)) & 1 and is_affordable(cost, wealth + AS_SYMBOLS[market[cell + 1]]):
        pairs |= 1 << cell
    if cell < 12 and (resources >> (cell + 4)) & 1 and is_affordable(cost, wealth + AS_SYMBOLS[market[cell + 4]]):
        pairs |= 1 << (cell + 16)
    if cell & 3 and (resources >> (cell - 1)) & 1 and is_affordable(cost, wealth + AS_SYMBOLS[market[cell - 1]]):
        pairs |= 1 << (cell - 1)
    if cell > 3 and (resources >> (cell - 4)) & 1 and is_affordable(cost, wealth + AS_SYMBOLS[market[cell - 4]]):
        pairs |= 1 << (cell + 12)
    return pairs


def refill(state: PointCity, log: EventLog | None) -> None:
    """Fill the gaps in reading order while the deck lasts, each showing the opposite side (PC-18)."""
    gaps = state.gaps
    if not gaps or not state.deck_size():
        return
    cell: i64 = 0
    while gaps >> cell:
        if (gaps >> cell) & 1:
            card = state.deck[state.deck_top]
            state.deck_top += 1
            state.market[cell] = card
            state.building_cells ^= 1 << cell
            if log is not None:
                _log_refill(state, cell, log)
        cell += 1
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
