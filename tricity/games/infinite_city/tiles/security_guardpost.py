# mypyc: compile
"""IC-H17: return all tokens on one tile to their owners."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import unprotected_tiles_with
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.events import TokensCleared
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.state import TOKEN_BITS, InfiniteCity
from tricity.games.infinite_city.step import CITY_TILE, TileKind, Verb
from tricity.games.infinite_city.tokens import return_tokens

_CLEAR: Final = Verb("clear", CITY_TILE, "clear a tile of tokens")


class SecurityGuardpost(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_tiles_with(state, _CLEAR.code, TOKEN_BITS)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if log is not None:
            log.emit(TokensCleared(seat=int(state.turn), at=cell_name(cell_of(move))))
        return_tokens(state, find(state.cells, cell_of(move)), log)

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return None if state.tiles[index] & TOKEN_BITS else "none"


TILE: Final = SecurityGuardpost("security-guardpost", "IC-H17", (_CLEAR,))
