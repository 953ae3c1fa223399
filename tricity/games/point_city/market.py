# mypyc: compile
"""The four-by-four market: what may be flipped, which pairs taken, how gaps are filled. Cells read by row."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.point_city.cards import AS_SYMBOLS, BOX, COST, TIER, resource_kind
from tricity.games.point_city.moves import market_cell
from tricity.games.point_city.packs import WILD
from tricity.games.point_city.payments import affordable, shortage
from tricity.games.point_city.state import WEALTH, PointCity

ALL: Final[i64] = 0xFFFF
_HAS_RIGHT: Final[i64] = 0x7777
_HAS_BELOW: Final[i64] = 0x0FFF


def flippable(buildings: i64) -> i64:
    """The cells whose row or column shows resources only (PC-10)."""
    rows = buildings | (buildings >> 1)
    rows = ((rows | (rows >> 2)) & 0x1111) * 0xF
    columns = buildings | (buildings >> 4)
    columns = ((columns | (columns >> 8)) & 0xF) * 0x1111
    return ~(rows & columns) & ALL


def takable(state: PointCity, seat: i64) -> i64:
    """The pairs that the seat may take (PC-11, PC-13): bit c for cell c and the one to its right, 16 + c for c and the
    one below."""
    buildings = state.buildings
    resources = ~buildings & ALL
    wealth = state.of(seat, WEALTH)
    wilds = wealth >> WILD
    market = state.market
    able: i64 = 0
    pairs: i64 = 0
    cell: i64 = 0
    while buildings >> cell:
        if (buildings >> cell) & 1:
            short = shortage(COST[market[cell]], wealth) - wilds
            if short <= 0:
                able |= 1 << cell
            elif short <= 2:
                # A resource card beside it may bring what lacks: two symbols at most.
                pairs |= _with_help(market, resources, cell, wealth)
        cell += 1
    free = resources | able
    pairs |= (free & (free >> 1) & _HAS_RIGHT) | ((free & (free >> 4) & _HAS_BELOW) << 16)
    both = (able & (able >> 1) & _HAS_RIGHT) | ((able & (able >> 4) & _HAS_BELOW) << 16)
    at: i64 = 0
    while both >> at:
        if (both >> at) & 1:
            cost = COST[market[at]] + COST[market[at + 1]] if at < 16 else COST[market[at - 16]] + COST[market[at - 12]]
            if shortage(cost, wealth) > wilds:
                pairs ^= 1 << at
        at += 1
    return pairs


def _with_help(market: vec[i64], resources: i64, cell: i64, wealth: i64) -> i64:
    """The pairs of this building with a resource card beside it that make it affordable (PC-12)."""
    pairs: i64 = 0
    cost = COST[market[cell]]
    if cell & 3 < 3 and (resources >> (cell + 1)) & 1 and affordable(cost, wealth + AS_SYMBOLS[market[cell + 1]]):
        pairs |= 1 << cell
    if cell < 12 and (resources >> (cell + 4)) & 1 and affordable(cost, wealth + AS_SYMBOLS[market[cell + 4]]):
        pairs |= 1 << (cell + 16)
    if cell & 3 and (resources >> (cell - 1)) & 1 and affordable(cost, wealth + AS_SYMBOLS[market[cell - 1]]):
        pairs |= 1 << (cell - 1)
    if cell > 3 and (resources >> (cell - 4)) & 1 and affordable(cost, wealth + AS_SYMBOLS[market[cell - 4]]):
        pairs |= 1 << (cell + 12)
    return pairs


def refill(state: PointCity, log: EventLog | None) -> None:
    """Fill the gaps in reading order, each with the other side than was taken there, while the deck lasts (PC-18)."""
    gaps = state.gaps
    if not gaps or not state.left():
        return
    cell: i64 = 0
    while gaps >> cell:
        if (gaps >> cell) & 1:
            card = state.deck[state.deck_at]
            state.deck_at += 1
            state.market[cell] = card
            state.buildings ^= 1 << cell
            if log is not None:
                _tell_refill(state, cell, log)
        cell += 1
    state.gaps = 0
    if log is not None:
        tell_top(state, log)


def _tell_refill(state: PointCity, cell: i64, log: EventLog) -> None:
    building = bool((state.buildings >> cell) & 1)
    kind = "pc-dealt-building" if building else "pc-dealt-resource"
    log.emit(kind, {"at": market_cell(cell), **side_facts(state.market[cell], building)}, reveals=True)


def tell_top(state: PointCity, log: EventLog) -> None:
    """The next card has come up, or the deck is used up."""
    if state.left():
        log.emit("pc-top", {**side_facts(state.deck[state.deck_at], False), "count": int(state.left())}, reveals=True)
    else:
        log.emit("pc-deck-empty", {})


def side_facts(card: i64, building: bool) -> dict[str, Any]:
    """What one side of a card tells."""
    if building:
        return {"building": BOX[int(card)]["building"], "card": int(card), "tier": int(TIER[card])}
    return {"resource": resource_kind(int(card)), "tier": int(TIER[card])}
