# mypyc: compile
"""Who may act, and how: the fast lists. `refusals` says in words what these leave out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.point_city.market import flippable, takeable_pairs
from tricity.games.point_city.moves import DRAW_MOVE, PASS_MOVE, flip_move, take_move, token_move
from tricity.games.point_city.state import ASK_LINE_UP, ASK_NOTHING, ASK_PAY, ASK_TOKEN, ASK_TURN, PointCity
from tricity.games.point_city.tokens import TOKEN_COUNT

_PAIR_MOVES: Final = vec[i64](
    [take_move(cell, cell + 1) if cell < 16 else take_move(cell - 16, cell - 12) for cell in range(28)]
)
"""The moves that `takable` has bits for."""
_MAX_TURN_MOVES: Final[i64] = 41
"""Moves that a turn may have: 16 cards to flip, 24 pairs, and the deck."""
_ALL_TOKENS_MASK: Final[i64] = (1 << 22) - 1


def actors(state: PointCity) -> i64:
    """The seat to act, as a mask."""
    return 1 << state.turn if state.pending else 0


def question(state: PointCity) -> i64:
    """What is asked now."""
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
