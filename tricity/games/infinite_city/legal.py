# mypyc: compile
"""Who may act, and how: the fast lists. `refusals` says in words what these leave out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import contains
from tricity.games.infinite_city.effects.hotel import with_hotel_moves
from tricity.games.infinite_city.effects.playing import hand_play_moves, played_type
from tricity.games.infinite_city.moves import VERB_HOTEL, VERB_PASS, VERB_PLAY, move_cell, move_verb, pack_move
from tricity.games.infinite_city.state import InfiniteCity, token_count


def actors(state: InfiniteCity) -> i64:
    """The seat whose turn it is, as a mask: it makes every decision of its turn."""
    if state.over:
        return 0
    return 1 << state.turn


def legal(state: InfiniteCity, seat: i64) -> vec[i64]:
    """The seat's moves, each once; none when it may not act."""
    if state.over or seat != state.turn:
        return vec[i64]()
    if len(state.pending):
        return state.choices
    return _turn_moves(state)


def fits(state: InfiniteCity, seat: i64, move: i64) -> bool:
    """Whether the move answers what is pending, or plays a tile and a token that are there: see `Game.fits`."""
    if len(state.pending):
        return move in state.choices
    verb = move_verb(move)
    if verb == VERB_PASS:
        return True
    if token_count(state.supply, seat) == 0:
        return False
    if verb == VERB_HOTEL:
        return contains(state.cells, move_cell(move))
    tile_type = played_type(state.tileset, move) if verb == VERB_PLAY else -1
    return tile_type >= 0 and hands.count(state, seat, tile_type) > 0 and contains(state.frontier, move_cell(move))


def _turn_moves(state: InfiniteCity) -> vec[i64]:
    """IC-10, IC-11, IC-16: a tile from hand or a hotel; with no tiles a pass too, with no tokens only that."""
    if token_count(state.supply, state.turn) == 0:
        return vec[i64]([pack_move(VERB_PASS, 0, 0)])
    moves = hand_play_moves(state, state.turn)
    if len(moves) == 0:
        moves = append(moves, pack_move(VERB_PASS, 0, 0))
    return with_hotel_moves(state, moves)
