# mypyc: compile
"""Who may act, and how: the fast lists. `refusals` says in words what these leave out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.point_city.market import flippable, takable
from tricity.games.point_city.moves import DRAWING, PASSING, flip, take, token
from tricity.games.point_city.state import LINE_UP, NOTHING, PAY, TOKEN, TURN, PointCity
from tricity.games.point_city.tokens import TOKENS

_PAIRS: Final = vec[i64]([take(cell, cell + 1) if cell < 16 else take(cell - 16, cell - 12) for cell in range(28)])
"""The moves that `takable` has bits for."""
_MOST: Final[i64] = 41
"""Moves that a turn may have: 16 cards to flip, 24 pairs, and the deck."""
_ALL_TOKENS: Final[i64] = (1 << 22) - 1


def actors(state: PointCity) -> i64:
    """The seat to act, as a mask."""
    return 1 << state.turn if state.pending else 0


def question(state: PointCity) -> i64:
    """What is asked now."""
    return state.pending & 15


def legal(state: PointCity, seat: i64) -> vec[i64]:
    """The seat's moves, each once; none when it may not act."""
    asked = question(state)
    if seat != state.turn or asked == NOTHING:
        return vec[i64]()
    if asked == PAY:
        return state.payments
    if asked == TOKEN:
        return _tokens(state.tokens)
    if asked == LINE_UP:
        return _tokens(_ALL_TOKENS & ~state.tokens)
    return _turn(state, seat, asked == TURN)


def _turn(state: PointCity, seat: i64, may_flip: bool) -> vec[i64]:
    moves = vec[i64](capacity=_MOST)
    if may_flip:
        cells = flippable(state.buildings)
        cell: i64 = 0
        while cells:
            if cells & 1:
                moves = append(moves, flip(cell))
            cells >>= 1
            cell += 1
    pairs = takable(state, seat)
    if not pairs and not state.left():
        return append(moves, PASSING)
    at: i64 = 0
    while pairs:
        if pairs & 1:
            moves = append(moves, _PAIRS[at])
        pairs >>= 1
        at += 1
    return append(moves, DRAWING) if state.left() else moves


def _tokens(mask: i64) -> vec[i64]:
    moves = vec[i64]()
    number: i64 = 0
    while number < TOKENS:
        if (mask >> number) & 1:
            moves = append(moves, token(number))
        number += 1
    return moves
