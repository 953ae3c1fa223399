# mypyc: compile
"""Legal moves, fast. `refusals` names the rule that forbids any other move.

While an effect is pending, its legal moves are in `state.choices`; here are those that begin a turn.
"""

from tricity.core.native import Random, append, i64, vec
from tricity.games.infinite_city.codes import pack
from tricity.games.infinite_city.kinds import TURN_KINDS
from tricity.games.infinite_city.play import hand_play_move, hand_play_moves, placements, types_in_hand
from tricity.games.infinite_city.state import InfiniteCity, token_count
from tricity.games.infinite_city.step import PASS


def actors(state: InfiniteCity) -> i64:
    """The mask of the seat that may act: whoever's turn it is makes every decision of that turn."""
    if state.over:
        return 0
    return 1 << state.turn


def next_actor(state: InfiniteCity) -> i64:
    """The seat that may act; -1 when the game is over."""
    if state.over:
        return -1
    return state.turn


def legal(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The legal moves of a seat, each once; none when it may not act."""
    if state.over or seat != state.turn:
        return vec[i64]()
    if len(state.pending):
        return state.choices
    return _turn_moves(state)


def has_choice(state: InfiniteCity, seat: i64) -> bool:
    """Whether `legal` has more than one move: mostly hand and places tell. See `Game.has_choice`."""
    if seat == state.turn and not state.over and not len(state.pending) and _hand_plays(state) > 1:
        return True
    return len(legal(state, seat)) > 1


def random_move(state: InfiniteCity, rng: Random) -> i64:
    """A random move of `legal` for whoever's turn it is: tiles of a hand are picked with a cell, without a list of all
    of them. See `Game.random_move`.
    """
    plays: i64 = 0
    if not len(state.pending):
        plays = _hand_plays(state)
    if not plays:
        moves = legal(state, state.turn)
        count: i64 = len(moves)
        return moves[rng.randrange(count)]
    others = vec[i64]()
    for kind in TURN_KINDS:
        others = kind.with_turn_moves(state, others)
    number = rng.randrange(plays + i64(len(others)))
    if number < plays:
        return hand_play_move(state, state.turn, number)
    return others[number - plays]


def _hand_plays(state: InfiniteCity) -> i64:
    """The number of moves that play a tile of the hand, at the beginning of a turn (IC-10)."""
    if token_count(state.supply, state.turn) == 0:
        return 0
    return types_in_hand(state, state.turn) * i64(len(placements(state)))


def _turn_moves(state: InfiniteCity) -> vec[i64]:
    """A tile from hand (IC-10) or a hotel (IC-11); with an empty hand also a pass, without tokens only that (IC-16)."""
    if token_count(state.supply, state.turn) == 0:
        return vec[i64]([pack(PASS.code, 0, 0)])
    moves = hand_play_moves(state, state.turn, i64(len(state.landmarks)) + 1)
    if len(moves) == 0:
        moves = append(moves, pack(PASS.code, 0, 0))
    for kind in TURN_KINDS:
        moves = kind.with_turn_moves(state, moves)
    return moves
