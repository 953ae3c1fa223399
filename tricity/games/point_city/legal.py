# mypyc: compile
"""Who may act, and the lists of legal moves. `refusals` asks the same rules one by one."""

from typing import Final

from tricity.core.native import append, i64, vec
from tricity.games.point_city.cards import AS_SYMBOLS, COST
from tricity.games.point_city.market import flippable, takeable_pairs
from tricity.games.point_city.moves import (
    DRAW_MOVE,
    PASS_MOVE,
    VERB_DRAW,
    VERB_FLIP,
    VERB_PASS,
    VERB_TAKE,
    VERB_TOKEN,
    flip_move,
    move_cell,
    move_operand,
    move_other_cell,
    move_verb,
    take_move,
    token_move,
)
from tricity.games.point_city.payments import is_affordable
from tricity.games.point_city.state import (
    ASK_LINE_UP,
    ASK_NOTHING,
    ASK_PAY,
    ASK_TOKEN,
    ASK_TURN,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_COUNT

_PAIR_MOVES: Final = vec[i64](
    [take_move(cell, cell + 1) if cell < 16 else take_move(cell - 16, cell - 12) for cell in range(28)]
)
"""The moves that the bits of `takeable_pairs` stand for."""
_MAX_TURN_MOVES: Final[i64] = 41
"""The most moves that a turn can have: 16 cards to flip, 24 pairs, and the deck."""
_ALL_TOKENS_MASK: Final[i64] = (1 << 22) - 1


def actors(state: PointCity) -> i64:
    """The seat to act, as a mask."""
    if state.pending:
        return 1 << state.turn
    return 0


def question(state: PointCity) -> i64:
    """The pending question: one of the `ASK_` constants."""
    return state.pending & 15


def legal(state: PointCity, seat: i64) -> vec[i64]:
    """The seat's moves, each once; none when it may not act."""
    asked = question(state)
    if seat != state.turn or asked == ASK_NOTHING:
        return vec[i64]()
    if asked == ASK_PAY:
        return state.payment_choices
    if asked == ASK_TOKEN:
        return _token_moves(state.table_tokens)
    if asked == ASK_LINE_UP:
        return _token_moves(_ALL_TOKENS_MASK & ~state.table_tokens)
    return _turn_moves(state, seat, asked == ASK_TURN)


def fits(state: PointCity, seat: i64, move: i64) -> bool:
    """Whether the move answers the pending question with cards and tokens that exist: see `Game.fits`."""
    asked = question(state)
    verb = move_verb(move)
    if asked == ASK_PAY:
        return move in state.payment_choices
    if asked in (ASK_TOKEN, ASK_LINE_UP):
        on_table = (state.table_tokens >> move_operand(move)) & 1 != 0
        return verb == VERB_TOKEN and on_table == (asked == ASK_TOKEN)
    if verb == VERB_TAKE:
        cell, other = move_cell(move), move_other_cell(move)
        return cell != other and is_payable(state, seat, cell, other)
    if verb == VERB_FLIP:
        return asked == ASK_TURN
    return verb == VERB_PASS or (verb == VERB_DRAW and state.deck_size() > 1)


def is_payable(state: PointCity, seat: i64, cell: i64, other: i64) -> bool:
    """Whether the seat can pay for the buildings among two market cards, also with a resource among them (PC-12)."""
    wealth = state.get(seat, SEAT_WEALTH)
    cost: i64 = 0
    for place in (cell, other):
        if (state.building_cells >> place) & 1:
            cost += COST[state.market[place]]
        else:
            wealth += AS_SYMBOLS[state.market[place]]
    return is_affordable(cost, wealth)


def _turn_moves(state: PointCity, seat: i64, may_flip: bool) -> vec[i64]:
    moves = vec[i64](capacity=_MAX_TURN_MOVES)
    if may_flip:
        cells = flippable(state.building_cells)
        cell: i64 = 0
        while cells:
            if cells & 1:
                moves = append(moves, flip_move(cell))
            cells >>= 1
            cell += 1
    pairs = takeable_pairs(state, seat)
    if not pairs and not state.deck_size():
        return append(moves, PASS_MOVE)
    pair: i64 = 0
    while pairs:
        if pairs & 1:
            moves = append(moves, _PAIR_MOVES[pair])
        pairs >>= 1
        pair += 1
    return append(moves, DRAW_MOVE) if state.deck_size() else moves


def _token_moves(mask: i64) -> vec[i64]:
    moves = vec[i64]()
    number: i64 = 0
    while number < TOKEN_COUNT:
        if (mask >> number) & 1:
            moves = append(moves, token_move(number))
        number += 1
    return moves
