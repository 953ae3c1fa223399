"""The cost of each pair of adjacent market cards for the viewer (PC-12 to PC-16), shown before it is taken."""

import msgspec

from tricity.games.point_city.cards import AS_STOCK, AS_SYMBOLS, COST
from tricity.games.point_city.moves import cell_name, move_operand
from tricity.games.point_city.payments import is_affordable, missing_symbols, payment_moves
from tricity.games.point_city.resources import INGENUITY_SHIFT, stock_names, symbol_counts
from tricity.games.point_city.state import CELLS, PointCity


class PairCost(msgspec.Struct, kw_only=True):
    """Two neighbours of the market, at least one of them a building, and what they would cost the viewer."""

    cells: list[str]
    cost: dict[str, int]
    due: dict[str, int]
    """What permanent resources leave to be paid with cards (PC-14)."""
    missing: dict[str, int]
    """What is missing even with the other card of the pair, if that is a resource; ingenuity cards may stand in."""
    ingenuity: int
    """Ingenuity cards in the stock, or in the pair."""
    ways: int
    """The number of ways to pay (PC-16); 0 if it cannot be paid."""
    pays: list[str]
    """The cards that are spent if there is only one way."""


def pair_costs(state: PointCity, seat: int) -> list[PairCost]:
    """Every pair with at least one building and no gap; none when no turn is left."""
    if not state.pending or state.building_cells == 0:
        return []
    shown_buildings = state.building_cells & ~state.gaps
    adjacent = [(cell, cell + 1) for cell in range(CELLS) if cell % 4 < 3]
    adjacent += [(cell, cell + 4) for cell in range(CELLS - 4)]
    full = [(cell, other) for cell, other in adjacent if not (state.gaps >> cell | state.gaps >> other) & 1]
    return [
        _pair_cost(state, seat, cell, other)
        for cell, other in full
        if (shown_buildings >> cell | shown_buildings >> other) & 1
    ]


def _pair_cost(state: PointCity, seat: int, cell: int, other: int) -> PairCost:
    cost, wealth, stock = 0, int(state.wealth(seat)), int(state.stock(seat))
    for place in (cell, other):
        card = int(state.market[place])
        if state.building_cells >> place & 1:
            cost += int(COST[card])
        else:
            wealth += int(AS_SYMBOLS[card])
            stock += int(AS_STOCK[card])
    due = int(missing_symbols(cost, state.permanent(seat)))
    ways = [int(way) for way in payment_moves(due, stock)] if due and is_affordable(cost, wealth) else []
    return PairCost(
        cells=[cell_name(cell), cell_name(other)],
        cost=symbol_counts(cost),
        due=symbol_counts(due),
        missing=symbol_counts(missing_symbols(cost, wealth)),
        ingenuity=wealth >> INGENUITY_SHIFT,
        ways=len(ways) if due else 1,
        pays=stock_names(move_operand(ways[0])) if len(ways) == 1 else [],
    )
