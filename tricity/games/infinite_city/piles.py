# mypyc: compile
"""Piles: tiles that were looked at and go under the deck later, packed into the 48 bits of a frame's cell.

Seven bits per tile, the first one lowest, each one more than its type, so that zero is the end.
"""

from typing import Final

from tricity.core.bits import shifted
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.state import TileSet

MAX_PILE: Final[i64] = 5
"""The largest number of tiles in a pile."""


def pile_tiles(pile: i64) -> vec[i64]:
    """The types of the tiles in a pile, in the order seen."""
    types = vec[i64](capacity=MAX_PILE)
    while pile:
        types = append(types, (pile & 127) - 1)
        pile >>= 7
    return types


def pack_pile(types: vec[i64]) -> i64:
    """The pile of these types, of which there are at most `MAX_PILE`."""
    pile: i64 = 0
    index: i64 = i64(len(types)) - 1
    while index >= 0:
        pile = (pile << 7) | (types[index] + 1)
        index -= 1
    return pile


def without_tile(pile: i64, tile_type: i64) -> i64:
    """The pile without the first tile of this type, which is in it."""
    shift: i64 = 0
    while (pile >> shift) & 127 != tile_type + 1:
        shift += 7
    before = shifted(1, shift) - 1
    return (pile & before) | ((pile >> 7) & ~before)


def pile_names(tileset: TileSet, pile: i64) -> list[str]:
    return [tileset.names[tile_type] for tile_type in pile_tiles(pile)]
