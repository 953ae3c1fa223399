# mypyc: compile
"""IC-H11: take an adjacent tile into one's hand; nobody else sees a face-down one."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import are_adjacent, cell_name, find
from tricity.games.infinite_city.choices import unprotected_neighbours
from tricity.games.infinite_city.city import remove_tile
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.events import HiddenTileTaken, TileTaken
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity, type_of
from tricity.games.infinite_city.step import CITY_TILE, TileKind, Verb
from tricity.games.infinite_city.tokens import log_returned

_TAKE: Final = Verb("take", CITY_TILE, "take a tile")


class Mausoleum(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_neighbours(state, _TAKE.code, cell_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        cell = cell_of(move)
        tile = remove_tile(state, find(state.cells, cell))
        tile_type = type_of(tile)
        if tile & FACE_UP:
            hands.give_publicly(state, state.turn, tile_type)
        else:
            hands.give(state, state.turn, tile_type)
        if log is not None:
            seat, at, name = int(state.turn), cell_name(cell), state.tileset.names[tile_type]
            if tile & FACE_UP:
                log.emit(TileTaken(seat=seat, at=at, tile=name))
            else:
                log.emit(HiddenTileTaken(seat=seat, at=at, tile=name), to=(seat,), reveals=True)
            log_returned(state, tile, cell, log)

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return None if are_adjacent(cell_of(frame), cell_of(move)) else "apart"


TILE: Final = Mausoleum("mausoleum", "IC-H11", (_TAKE,))
