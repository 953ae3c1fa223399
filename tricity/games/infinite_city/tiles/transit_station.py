# mypyc: compile
"""IC-H21: swap two tiles with their tokens. The player chooses one, then the other, to keep both lists short."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import unprotected_tiles
from tricity.games.infinite_city.city import swap_tiles
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.events import TilesSwapped
from tricity.games.infinite_city.frames import pop_frame, push_frame
from tricity.games.infinite_city.state import InfiniteCity
from tricity.games.infinite_city.step import CITY_TILE, SecondHalf, TileKind, Verb

_SWAP: Final = Verb("swap", CITY_TILE, "the first of two tiles to be swapped")
_WITH: Final = Verb("with", CITY_TILE, "the second of them")


class SwapWith(SecondHalf):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_tiles(state, _WITH.code, cell_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        pop_frame(state)
        swap_tiles(state, find(state.cells, cell_of(frame)), find(state.cells, cell_of(move)))
        if log is not None:
            at, other_at = cell_name(cell_of(frame)), cell_name(cell_of(move))
            log.emit(TilesSwapped(seat=int(state.turn), at=at, other_at=other_at))

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return "itself" if cell_of(frame) == cell_of(move) else None


_SWAP_WITH: Final = SwapWith("with", "IC-H21", (_WITH,))


class TransitStation(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = unprotected_tiles(state, _SWAP.code, 0)
        return moves if len(moves) > 1 else vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        push_frame(state, _SWAP_WITH.code, cell_of(move), 0)


TILE: Final = TransitStation("transit-station", "IC-H21", (_SWAP,), steps=(_SWAP_WITH,))
