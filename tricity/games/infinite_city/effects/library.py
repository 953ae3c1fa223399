# mypyc: compile
"""IC-H10: look at the top five tiles of the deck and play one that is not a library; the others go under the deck.

The tiles looked at are a pile, packed into the 48 bits of a frame's cell: seven bits per tile, the first one lowest,
each one more than its type, so that zero is the end.
"""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.effects.effect import Effect, log_idle
from tricity.games.infinite_city.effects.playing import play_tile, played_type
from tricity.games.infinite_city.events import LibraryOpened, TilesUnderDeck
from tricity.games.infinite_city.frames import STEP_UNDER_DECK, frame_cell, pack_frame, pop_frame, push_frame
from tricity.games.infinite_city.kinds import LIBRARY
from tricity.games.infinite_city.legal import placements, with_play_moves
from tricity.games.infinite_city.moves import cell_name, move_cell
from tricity.games.infinite_city.state import InfiniteCity, TileSet

LIBRARY_TILES: Final[i64] = 5
"""How many tiles a library looks at."""


class Library(Effect):
    """Its frame lies on top of a `PutUnderDeck` frame with the pile, which stays when a tile is played."""

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        count = min(LIBRARY_TILES, i64(len(state.deck)) - state.deck_top)
        if state.ran_out_this_turn or count == 0:
            log_idle(LIBRARY, cell, log)
            return
        pile: i64 = 0
        index: i64 = count - 1
        while index >= 0:
            pile = _on_top(pile, state.deck[state.deck_top + index])
            index -= 1
        state.deck_top += count
        push_frame(state, STEP_UNDER_DECK, pile, 0)
        push_frame(state, LIBRARY, cell, 0)
        if log is not None:
            seat, tiles = int(state.turn), pile_names(state.tileset, pile)
            opened = LibraryOpened(seat=seat, at=cell_name(cell), count=int(count), tiles=tiles)
            log.emit(opened, to=(seat,), reveals=True)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        cells = placements(state)
        seen = vec[i64]()
        moves = vec[i64]()
        pile_frame = state.pending[len(state.pending) - 2]
        for tile_type in pile_tiles(frame_cell(pile_frame)):
            if tile_type not in seen and state.tileset.kinds[tile_type] != LIBRARY:
                seen = append(seen, tile_type)
                moves = with_play_moves(moves, state.tileset.play_codes[tile_type], cells)
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        tile_type = played_type(state.tileset, move)
        _take_from_pile(state, tile_type)
        play_tile(state, tile_type, move_cell(move), True, log)


class PutUnderDeck(Effect):
    """Put the rest of a library's pile under the deck, in the order seen, once the played tile is resolved."""

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        count = put_pile_under_deck(state, frame_cell(frame))
        if log is not None and count:
            log.emit(TilesUnderDeck(count=int(count)))


def put_pile_under_deck(state: InfiniteCity, pile: i64) -> i64:
    """Put a pile under the deck. Returns the number of tiles."""
    types = pile_tiles(pile)
    for tile_type in types:
        hands.put_under_deck(state, tile_type)
    return len(types)


def pile_tiles(pile: i64) -> vec[i64]:
    """The types of the tiles in a pile, in the order seen."""
    types = vec[i64]()
    while pile:
        types = append(types, (pile & 127) - 1)
        pile >>= 7
    return types


def pack_pile(types: vec[i64]) -> i64:
    """The pile of these types, of which there are at most five."""
    pile: i64 = 0
    index: i64 = i64(len(types)) - 1
    while index >= 0:
        pile = _on_top(pile, types[index])
        index -= 1
    return pile


def pile_names(tileset: TileSet, pile: i64) -> list[str]:
    return [tileset.names[tile_type] for tile_type in pile_tiles(pile)]


def _on_top(pile: i64, tile_type: i64) -> i64:
    return (pile << 7) | (tile_type + 1)


def _take_from_pile(state: InfiniteCity, tile_type: i64) -> None:
    """Remove one tile of this type from the pile on top of the stack."""
    top: i64 = i64(len(state.pending)) - 1
    left = vec[i64]()
    removed = False
    for other in pile_tiles(frame_cell(state.pending[top])):
        if other == tile_type and not removed:
            removed = True
        else:
            left = append(left, other)
    state.pending[top] = pack_frame(STEP_UNDER_DECK, pack_pile(left), 0)
