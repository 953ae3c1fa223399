# mypyc: compile
"""IC-H5: put another tile of the city under the deck."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import unprotected_tiles
from tricity.games.infinite_city.city import remove_tile
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.events import HiddenTileRemoved, TileRemoved
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity, type_of
from tricity.games.infinite_city.step import CITY_TILE, TileKind, Verb
from tricity.games.infinite_city.tokens import log_returned

_REMOVE: Final = Verb("remove", CITY_TILE, "remove a tile")


class DisasterSite(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_tiles(state, _REMOVE.code, cell_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        cell = cell_of(move)
        tile = remove_tile(state, find(state.cells, cell))
        hands.put_under_deck(state, vec[i64]([type_of(tile)]))
        if log is not None:
            seat, at = int(state.turn), cell_name(cell)
            if tile & FACE_UP:
                log.emit(TileRemoved(seat=seat, at=at, tile=state.tileset.names[type_of(tile)]))
            else:
                log.emit(HiddenTileRemoved(seat=seat, at=at))
            log_returned(state, tile, cell, log)

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return "itself" if cell_of(frame) == cell_of(move) else None


TILE: Final = DisasterSite("disaster-site", "IC-H5", (_REMOVE,))
