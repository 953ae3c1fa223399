# mypyc: compile
"""IC-H15: move a tile with its tokens. The player chooses the tile, then the place, to keep both lists short."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import city
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import cell_moves, placement_refusal, unprotected_tiles
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.events import HiddenTileMoved, TileMoved
from tricity.games.infinite_city.frames import pop_frame, push_frame
from tricity.games.infinite_city.play import placements_elsewhere
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity, type_of
from tricity.games.infinite_city.step import CITY_TILE, EMPTY_CELL, SecondHalf, TileKind, Verb

_MOVE: Final = Verb("move", CITY_TILE, "the tile to be moved")
_TO: Final = Verb("to", EMPTY_CELL, "where the moved tile goes")


class MoveTo(SecondHalf):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return cell_moves(placements_elsewhere(state, cell_of(frame)), _TO.code)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        pop_frame(state)
        index = find(state.cells, cell_of(frame))
        if log is not None:
            tile = state.tiles[index]
            seat, at, other_at = int(state.turn), cell_name(cell_of(frame)), cell_name(cell_of(move))
            if tile & FACE_UP:
                name = state.tileset.names[type_of(tile)]
                log.emit(TileMoved(seat=seat, at=at, other_at=other_at, tile=name))
            else:
                log.emit(HiddenTileMoved(seat=seat, at=at, other_at=other_at))
        city.move_tile(state, index, cell_of(move))

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        return placement_refusal(state, cell_of(move), cell_of(frame))


_MOVE_TO: Final = MoveTo("to", "IC-H15", (_TO,))


class PostOffice(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        # A tile alone in the city has nothing to be moved to; beside another one there is always a place.
        return unprotected_tiles(state, _MOVE.code, 0) if len(state.cells) > 1 else vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        push_frame(state, _MOVE_TO.code, cell_of(move), 0)


TILE: Final = PostOffice("post-office", "IC-H15", (_MOVE,), steps=(_MOVE_TO,))
