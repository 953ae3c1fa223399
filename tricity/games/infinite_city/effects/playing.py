# mypyc: compile
"""Playing a tile as one's own, from one's hand, a library's pile or another player's hand (IC-10, IC-13)."""

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import place_tile
from tricity.games.infinite_city.events import Played
from tricity.games.infinite_city.frames import push_waiting_tile
from tricity.games.infinite_city.moves import cell_name, move_cell, move_operand
from tricity.games.infinite_city.state import InfiniteCity, TileSet
from tricity.games.infinite_city.tokens import add_token


def played_type(tileset: TileSet, move: i64) -> i64:
    """The type of the tile that a move plays; -1 when the tile set has none such."""
    play_code = move - move_cell(move)
    # Types are in the order of their kinds, at least one per kind: no type has a lower number than its kind.
    tile_type = move_operand(move) & 31
    while tile_type < len(tileset.play_codes):
        if tileset.play_codes[tile_type] == play_code:
            return tile_type
        tile_type += 1
    return -1


def play_from_hand(state: InfiniteCity, owner: i64, move: i64, log: EventLog | None) -> None:
    """Play the tile that the move names from a seat's hand."""
    tile_type = played_type(state.tileset, move)
    hidden = log is not None and not hands.is_public(state, owner, tile_type)
    hands.take(state, owner, tile_type)
    play_tile(state, tile_type, move_cell(move), hidden, log)


def play_tile(state: InfiniteCity, tile_type: i64, cell: i64, hidden: bool, log: EventLog | None) -> None:
    """Place the tile face up with a token of the player on it; its effect comes next.

    `hidden` says whether somebody learns of the tile by this.
    """
    if log is not None:
        name = state.tileset.names[tile_type]
        log.emit(Played(seat=int(state.turn), tile=name, at=cell_name(cell)), reveals=hidden)
    index = place_tile(state, cell, state.tileset.packed_tiles[tile_type])
    add_token(state, index, state.turn, log)
    push_waiting_tile(state, cell)
