# mypyc: compile
"""A tile played as yours, wherever it comes from (IC-10, IC-13)."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import place
from tricity.games.infinite_city.effects.plaza import places
from tricity.games.infinite_city.frames import wait
from tricity.games.infinite_city.state import InfiniteCity, TileSet
from tricity.games.infinite_city.tokens import add

_USUAL: Final[i64] = 5
"""Kinds of tiles in a hand, for which room is made at once."""


def hand_plays(state: InfiniteCity, owner: i64) -> vec[i64]:
    """Every different tile of a hand on every place where it may go."""
    cells = places(state)
    moves = vec[i64](capacity=_USUAL * i64(len(cells)))
    stride = state.tileset.stride
    word: i64 = 0
    while word < stride:
        rest = state.hands[owner * stride + word]
        tile = 15 * word
        while rest:
            if rest & 15:
                moves = with_plays(moves, state.tileset.plays[tile], cells)
                rest >>= 4
                tile += 1
            elif rest & 0xFFFF:
                rest >>= 4
                tile += 1
            else:
                rest >>= 16
                tile += 4
        word += 1
    return moves


def with_plays(moves: vec[i64], play: i64, cells: vec[i64]) -> vec[i64]:
    """The moves and those that play one tile on each of the cells."""
    at: i64 = len(moves)
    moves = extend(moves, cells)
    for cell in cells:
        moves[at] = play | cell
        at += 1
    return moves


def tile_played(tileset: TileSet, move: i64) -> i64:
    """The type of the tile that a move plays; -1 when this box has none such."""
    play = move - m.cell_of(move)
    # No type has a lower number than its kind.
    tile = m.thing_of(move) & 31
    while tile < len(tileset.plays):
        if tileset.plays[tile] == play:
            return tile
        tile += 1
    return -1


def play_from_hand(state: InfiniteCity, owner: i64, move: i64, log: EventLog | None) -> None:
    """Play the tile that the move names out of that hand."""
    tile = tile_played(state.tileset, move)
    hidden = log is not None and not hands.is_open(state, owner, tile)
    hands.take(state, owner, tile)
    play(state, tile, m.cell_of(move), hidden, log)


def play(state: InfiniteCity, tile: i64, cell: i64, hidden: bool, log: EventLog | None) -> None:
    """Lay the tile, which some have not seen if it is hidden, put a token on it, and let its text come next."""
    if log is not None:
        facts = {"seat": int(state.turn), "tile": state.tileset.names[tile], "at": m.cell_text(cell)}
        log.emit("ic-played", facts, reveals=hidden)
    at = place(state, cell, state.tileset.words[tile])
    add(state, at, state.turn, log)
    wait(state, cell)
