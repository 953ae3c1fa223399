# mypyc: compile
"""A tile played as yours, wherever it comes from (IC-10, IC-13)."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import place_tile
from tricity.games.infinite_city.effects.plaza import placements
from tricity.games.infinite_city.frames import push_waiting_tile
from tricity.games.infinite_city.moves import cell_name, move_cell, move_operand
from tricity.games.infinite_city.state import InfiniteCity, TileSet
from tricity.games.infinite_city.tokens import add_token

_USUAL_KINDS_IN_HAND: Final[i64] = 5
"""Kinds of tiles in a hand, for which room is made at once."""


def hand_play_moves(state: InfiniteCity, owner: i64) -> vec[i64]:
    """Every different tile of a hand on every place where it may go."""
    cells = placements(state)
    moves = vec[i64](capacity=_USUAL_KINDS_IN_HAND * i64(len(cells)))
    stride = state.tileset.hand_words
    word: i64 = 0
    while word < stride:
        rest = state.hands[owner * stride + word]
        tile_type = 15 * word
        while rest:
            if rest & 15:
                moves = with_play_moves(moves, state.tileset.play_codes[tile_type], cells)
                rest >>= 4
                tile_type += 1
            elif rest & 0xFFFF:
                rest >>= 4
                tile_type += 1
            else:
                rest >>= 16
                tile_type += 4
        word += 1
    return moves


def with_play_moves(moves: vec[i64], play_code: i64, cells: vec[i64]) -> vec[i64]:
    """The moves and those that play one tile on each of the cells."""
    index: i64 = len(moves)
    moves = extend(moves, cells)
    for cell in cells:
        moves[index] = play_code | cell
        index += 1
    return moves


def played_type(tileset: TileSet, move: i64) -> i64:
    """The type of the tile that a move plays; -1 when this box has none such."""
    play_code = move - move_cell(move)
    # No type has a lower number than its kind.
    tile_type = move_operand(move) & 31
    while tile_type < len(tileset.play_codes):
        if tileset.play_codes[tile_type] == play_code:
            return tile_type
        tile_type += 1
    return -1


def play_from_hand(state: InfiniteCity, owner: i64, move: i64, log: EventLog | None) -> None:
    """Play the tile that the move names out of that hand."""
    tile_type = played_type(state.tileset, move)
    hidden = log is not None and not hands.is_public(state, owner, tile_type)
    hands.take(state, owner, tile_type)
    play_tile(state, tile_type, move_cell(move), hidden, log)


def play_tile(state: InfiniteCity, tile_type: i64, cell: i64, hidden: bool, log: EventLog | None) -> None:
    """Lay the tile, which some have not seen if it is hidden, put a token on it, and let its text come next."""
    if log is not None:
        facts = {"seat": int(state.turn), "tile": state.tileset.names[tile_type], "at": cell_name(cell)}
        log.emit("ic-played", facts, reveals=hidden)
    index = place_tile(state, cell, state.tileset.packed_tiles[tile_type])
    add_token(state, index, state.turn, log)
    push_waiting_tile(state, cell)
