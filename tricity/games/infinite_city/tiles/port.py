# mypyc: compile
"""IC-H14: place the top tile of the deck face down, unseen by anybody."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.choices import cell_moves, placement_refusal
from tricity.games.infinite_city.city import place_tile
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.events import TileLaid
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.play import placements
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity
from tricity.games.infinite_city.step import EMPTY_CELL, TileKind, Verb

_LAY: Final = Verb("lay", EMPTY_CELL, "place a tile from the deck face down")


class Port(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if state.ran_out_this_turn or state.deck_top == len(state.deck):
            return vec[i64]()
        return cell_moves(placements(state), _LAY.code)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        place_tile(state, cell_of(move), state.tileset.packed_tiles[state.deck[state.deck_top]] & ~FACE_UP)
        state.deck_top += 1
        if log is not None:
            log.emit(TileLaid(seat=int(state.turn), at=cell_name(cell_of(move))))

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        return placement_refusal(state, cell_of(move), 0)


TILE: Final = Port("port", "IC-H14", (_LAY,), plays_tiles=True)
