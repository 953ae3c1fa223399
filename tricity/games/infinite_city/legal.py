# mypyc: compile
"""Legal moves, fast. `refusals` names the rule that forbids any other move.

While an effect is pending, its legal moves are in `state.choices`; here are those that begin a turn.
"""

from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.codes import pack
from tricity.games.infinite_city.kinds import TURN_KINDS
from tricity.games.infinite_city.play import hand_play_moves
from tricity.games.infinite_city.state import InfiniteCity, token_count
from tricity.games.infinite_city.step import PASS


def actors(state: InfiniteCity) -> i64:
    """The mask of the seat that may act: whoever's turn it is makes every decision of that turn."""
    if state.over:
        return 0
    return 1 << state.turn


def legal(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The legal moves of a seat, each once; none when it may not act."""
    if state.over or seat != state.turn:
        return vec[i64]()
    if len(state.pending):
        return state.choices
    return _turn_moves(state)


def _turn_moves(state: InfiniteCity) -> vec[i64]:
    """A tile from hand (IC-10) or a hotel (IC-11); with an empty hand also a pass, without tokens only that (IC-16)."""
    if token_count(state.supply, state.turn) == 0:
        return vec[i64]([pack(PASS.code, 0, 0)])
    moves = hand_play_moves(state, state.turn)
    if len(moves) == 0:
        moves = append(moves, pack(PASS.code, 0, 0))
    for kind in TURN_KINDS:
        moves = kind.with_turn_moves(state, moves)
    return moves
