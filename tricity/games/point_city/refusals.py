"""Why a move is not allowed: the same rules as `legal`, asked one by one, the first by number named with its facts.

Whose turn it is and what is asked comes before the rest.
"""

from tricity.core.errors import IllegalMove
from tricity.games.point_city import moves as m
from tricity.games.point_city import state as s
from tricity.games.point_city.apply import due
from tricity.games.point_city.cards import AS_SYMBOLS, BOX, COST
from tricity.games.point_city.legal import question
from tricity.games.point_city.market import flippable, takable
from tricity.games.point_city.packs import (
    WILD,
    pack_stock,
    stock_counts,
    stock_names,
    symbol_names,
    symbols_of_stock,
)
from tricity.games.point_city.payments import affordable, lacking
from tricity.games.point_city.state import QUESTIONS, PointCity
from tricity.games.point_city.tokens import NAMES, names_in

_QUESTIONS_AND_RULE = {
    m.FLIP: ((s.TURN, s.TAKE), "PC-10"),
    m.TAKE: ((s.TURN, s.TAKE), "PC-11"),
    m.DRAW: ((s.TURN, s.TAKE), "PC-11"),
    m.PASS: ((s.TURN, s.TAKE), "PC-19"),
    m.PAY: ((s.PAY,), "PC-16"),
    m.TOKEN: ((s.TOKEN, s.LINE_UP), "PC-17"),
}


def refusal(state: PointCity, seat: int, code: int) -> IllegalMove | None:
    """None when the move is legal."""
    verb = int(m.verb_of(code))
    questions, rule = _QUESTIONS_AND_RULE[verb]
    asked = question(state)
    if asked not in questions or seat != state.turn:
        return IllegalMove(rule, case="turn", seat=seat, question=QUESTIONS[asked])
    if verb == m.FLIP:
        return _of_flip(state, m.cell_of(code))
    if verb == m.TAKE:
        return _of_pair(state, seat, m.cell_of(code), m.other_cell_of(code))
    if verb == m.DRAW:
        return None if state.left() else IllegalMove("PC-11", case="deck")
    if verb == m.PASS:
        return _of_pass(state, seat)
    if verb == m.PAY:
        return _of_payment(state, seat, m.rest_of(code))
    return _of_token(state, m.rest_of(code))


def _of_flip(state: PointCity, cell: int) -> IllegalMove | None:
    at = m.market_cell(cell)
    if question(state) == s.TAKE:
        return IllegalMove("PC-10", case="once", at=at)
    if state.buildings >> cell & 1:
        return IllegalMove("PC-10", case="building", at=at, building=BOX[state.market[cell]]["building"])
    if not flippable(state.buildings) >> cell & 1:
        return IllegalMove("PC-10", case="line", at=at)
    return None


def _of_pair(state: PointCity, seat: int, cell: int, other: int) -> IllegalMove | None:
    """The cells come in reading order."""
    if other - cell != 4 and (other - cell != 1 or other % 4 == 0):
        return IllegalMove("PC-11", case="apart", at=m.market_cell(cell), other_at=m.market_cell(other))
    wealth, cost = state.of(seat, s.WEALTH), 0
    for card, building in ((state.market[it], state.buildings >> it & 1) for it in (cell, other)):
        if building:
            cost += COST[card]
        else:
            wealth += AS_SYMBOLS[card]
    return _unpaid(cost, wealth)


def _unpaid(cost: int, wealth: int) -> IllegalMove | None:
    if affordable(cost, wealth):
        return None
    return IllegalMove(
        "PC-13",
        cost_resources=symbol_names(cost),
        missing_resources=symbol_names(lacking(cost, wealth)),
        ingenuity=int(wealth >> WILD),
    )


def _of_pass(state: PointCity, seat: int) -> IllegalMove | None:
    if state.left():
        return IllegalMove("PC-19", case="deck")
    pairs = takable(state, seat)
    if not pairs:
        return None
    at = next(it for it in range(28) if pairs >> it & 1)
    cell, other = (at, at + 1) if at < 16 else (at - 16, at - 12)
    return IllegalMove("PC-19", case="pair", at=m.market_cell(cell), other_at=m.market_cell(other))


def _of_payment(state: PointCity, seat: int, cards: int) -> IllegalMove | None:
    need = lacking(due(state), state.of(seat, s.PERMANENT))
    unpaid = _unpaid(need, symbols_of_stock(cards))
    if unpaid is not None:
        return unpaid
    paid, stock = stock_counts(cards), stock_counts(state.of(seat, s.STOCK))
    absent = {kind: count - stock.get(kind, 0) for kind, count in paid.items() if count > stock.get(kind, 0)}
    if absent:
        return IllegalMove("PC-14", resources=stock_names(pack_stock(absent)))
    for kind in paid:
        if affordable(need, symbols_of_stock(cards - pack_stock({kind: 1}))):
            return IllegalMove("PC-16", case="superfluous", resource=kind)
    return None


def _of_token(state: PointCity, token: int) -> IllegalMove | None:
    lies = bool(state.tokens >> token & 1)
    if question(state) == s.LINE_UP:
        return IllegalMove("PC-31", token=NAMES[token]) if lies else None
    return None if lies else IllegalMove("PC-17", case="token", token=NAMES[token], tokens=names_in(state.tokens))
