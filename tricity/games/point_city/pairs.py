"""What neighbouring cards of the market would cost somebody (PC-12 to PC-16), to be seen before they are taken."""

import msgspec

from tricity.games.point_city import state as s
from tricity.games.point_city.cards import AS_STOCK, AS_SYMBOLS, COST
from tricity.games.point_city.moves import market_cell, rest_of
from tricity.games.point_city.packs import WILD, stock_names, symbol_counts
from tricity.games.point_city.payments import affordable, lacking, payments
from tricity.games.point_city.state import CELLS, PointCity


class Pair(msgspec.Struct, kw_only=True):
    """Two neighbours of the market, at least one of them a building, and what they would cost the viewer."""

    cells: list[str]
    cost: dict[str, int]
    due: dict[str, int]
    """What permanent resources leave to be paid with cards (PC-14)."""
    missing: dict[str, int]
    """What lacks even with the other card of the pair, if that is a resource; ingenuity cards may stand in for it."""
    ingenuity: int
    """Ingenuity cards at hand."""
    ways: int
    """In how many ways it may be paid (PC-16); none when it cannot."""
    pays: list[str]
    """The cards that are paid when there is one way."""


def pairs(state: PointCity, seat: int) -> list[Pair]:
    """Those with a building, and without a gap, while there are turns to come."""
    if not state.pending or state.buildings == 0:
        return []
    shown = state.buildings & ~state.gaps
    neighbours = [(cell, cell + 1) for cell in range(CELLS) if cell % 4 < 3]
    neighbours += [(cell, cell + 4) for cell in range(CELLS - 4)]
    taken = [(cell, other) for cell, other in neighbours if not (state.gaps >> cell | state.gaps >> other) & 1]
    return [_pair(state, seat, cell, other) for cell, other in taken if (shown >> cell | shown >> other) & 1]


def _pair(state: PointCity, seat: int, cell: int, other: int) -> Pair:
    cost, wealth, stock = 0, int(state.of(seat, s.WEALTH)), int(state.of(seat, s.STOCK))
    for at in (cell, other):
        card = int(state.market[at])
        if state.buildings >> at & 1:
            cost += int(COST[card])
        else:
            wealth += int(AS_SYMBOLS[card])
            stock += int(AS_STOCK[card])
    due = int(lacking(cost, state.of(seat, s.PERMANENT)))
    ways = [int(way) for way in payments(due, stock)] if due and affordable(cost, wealth) else []
    return Pair(
        cells=[market_cell(cell), market_cell(other)],
        cost=symbol_counts(cost),
        due=symbol_counts(due),
        missing=symbol_counts(lacking(cost, wealth)),
        ingenuity=wealth >> WILD,
        ways=len(ways) if due else 1,
        pays=stock_names(rest_of(ways[0])) if len(ways) == 1 else [],
    )
