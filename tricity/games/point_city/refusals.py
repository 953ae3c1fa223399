"""Why a move is not allowed: the rules of `legal` asked one by one; the first by number is named, with its facts.

Turn and pending question come before the rest.
"""

from tricity.core.errors import IllegalMove
from tricity.games.point_city.apply import sites_cost
from tricity.games.point_city.cards import AS_SYMBOLS, CARD_ROWS, COST
from tricity.games.point_city.legal import question
from tricity.games.point_city.market import flippable, takeable_pairs
from tricity.games.point_city.moves import (
    VERB_DRAW,
    VERB_FLIP,
    VERB_PASS,
    VERB_PAY,
    VERB_TAKE,
    VERB_TOKEN,
    cell_name,
    move_cell,
    move_operand,
    move_other_cell,
    move_verb,
)
from tricity.games.point_city.payments import is_affordable, missing_symbols
from tricity.games.point_city.resources import (
    INGENUITY_SHIFT,
    pack_stock,
    stock_counts,
    stock_names,
    symbol_names,
    symbols_of_stock,
)
from tricity.games.point_city.state import (
    ASK_LINE_UP,
    ASK_PAY,
    ASK_TAKE,
    ASK_TOKEN,
    ASK_TURN,
    QUESTION_NAMES,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_NAMES, token_names

_VERB_QUESTIONS = {
    VERB_FLIP: ((ASK_TURN, ASK_TAKE), "PC-10"),
    VERB_TAKE: ((ASK_TURN, ASK_TAKE), "PC-11"),
    VERB_DRAW: ((ASK_TURN, ASK_TAKE), "PC-11"),
    VERB_PASS: ((ASK_TURN, ASK_TAKE), "PC-19"),
    VERB_PAY: ((ASK_PAY,), "PC-16"),
    VERB_TOKEN: ((ASK_TOKEN, ASK_LINE_UP), "PC-17"),
}


def refusal(state: PointCity, seat: int, code: int) -> IllegalMove | None:
    """The first rule that forbids the move, with its facts; None when the move is legal."""
    verb = int(move_verb(code))
    questions, rule = _VERB_QUESTIONS[verb]
    asked = question(state)
    if asked not in questions or seat != state.turn:
        return IllegalMove(rule, case="turn", seat=seat, question=QUESTION_NAMES[asked])
    if verb == VERB_FLIP:
        return _flip_refusal(state, move_cell(code))
    if verb == VERB_TAKE:
        return _pair_refusal(state, seat, move_cell(code), move_other_cell(code))
    if verb == VERB_DRAW:
        return None if state.deck_size() else IllegalMove("PC-11", case="deck")
    if verb == VERB_PASS:
        return _pass_refusal(state, seat)
    if verb == VERB_PAY:
        return _payment_refusal(state, seat, move_operand(code))
    return _token_refusal(state, move_operand(code))


def _flip_refusal(state: PointCity, cell: int) -> IllegalMove | None:
    at = cell_name(cell)
    if question(state) == ASK_TAKE:
        return IllegalMove("PC-10", case="once", at=at)
    if state.building_cells >> cell & 1:
        return IllegalMove("PC-10", case="building", at=at, building=CARD_ROWS[state.market[cell]]["building"])
    if not flippable(state.building_cells) >> cell & 1:
        return IllegalMove("PC-10", case="line", at=at)
    return None


def _pair_refusal(state: PointCity, seat: int, cell: int, other: int) -> IllegalMove | None:
    """The refusal of a pair of cards; the cells are in reading order."""
    if other - cell != 4 and (other - cell != 1 or other % 4 == 0):
        return IllegalMove("PC-11", case="apart", at=cell_name(cell), other_at=cell_name(other))
    wealth, cost = state.wealth(seat), 0
    for card, building in ((state.market[place], state.building_cells >> place & 1) for place in (cell, other)):
        if building:
            cost += COST[card]
        else:
            wealth += AS_SYMBOLS[card]
    return _cost_refusal(cost, wealth)


def _cost_refusal(cost: int, wealth: int) -> IllegalMove | None:
    if is_affordable(cost, wealth):
        return None
    return IllegalMove(
        "PC-13",
        cost_resources=symbol_names(cost),
        missing_resources=symbol_names(missing_symbols(cost, wealth)),
        ingenuity=int(wealth >> INGENUITY_SHIFT),
    )


def _pass_refusal(state: PointCity, seat: int) -> IllegalMove | None:
    if state.deck_size():
        return IllegalMove("PC-19", case="deck")
    pairs = takeable_pairs(state, seat)
    if not pairs:
        return None
    pair = next(pair for pair in range(28) if pairs >> pair & 1)
    cell, other = (pair, pair + 1) if pair < 16 else (pair - 16, pair - 12)
    return IllegalMove("PC-19", case="pair", at=cell_name(cell), other_at=cell_name(other))


def _payment_refusal(state: PointCity, seat: int, cards: int) -> IllegalMove | None:
    symbols_due = missing_symbols(sites_cost(state), state.permanent(seat))
    refused = _cost_refusal(symbols_due, symbols_of_stock(cards))
    if refused is not None:
        return refused
    paid, stock = stock_counts(cards), stock_counts(state.stock(seat))
    absent = {kind: count - stock.get(kind, 0) for kind, count in paid.items() if count > stock.get(kind, 0)}
    if absent:
        return IllegalMove("PC-14", resources=stock_names(pack_stock(absent)))
    for kind in paid:
        if is_affordable(symbols_due, symbols_of_stock(cards - pack_stock({kind: 1}))):
            return IllegalMove("PC-16", case="superfluous", resource=kind)
    return None


def _token_refusal(state: PointCity, token: int) -> IllegalMove | None:
    on_table = bool(state.table_tokens >> token & 1)
    if question(state) == ASK_LINE_UP:
        return IllegalMove("PC-31", token=TOKEN_NAMES[token]) if on_table else None
    return (
        None
        if on_table
        else IllegalMove("PC-17", case="token", token=TOKEN_NAMES[token], tokens=token_names(state.table_tokens))
    )
