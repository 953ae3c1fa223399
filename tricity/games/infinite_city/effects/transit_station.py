# mypyc: compile
"""IC-H21: swap two tiles with their tokens. The player chooses one, then the other, to keep both lists short."""

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.city import swap_tiles
from tricity.games.infinite_city.effects.effect import Effect, unprotected_tiles
from tricity.games.infinite_city.events import TilesSwapped
from tricity.games.infinite_city.frames import STEP_SWAP_WITH, frame_cell, pop_frame, push_frame
from tricity.games.infinite_city.moves import VERB_SWAP, VERB_WITH, cell_name, move_cell
from tricity.games.infinite_city.state import InfiniteCity


class TransitStation(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = unprotected_tiles(state, VERB_SWAP, 0)
        return moves if len(moves) > 1 else vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        push_frame(state, STEP_SWAP_WITH, move_cell(move), 0)


class SwapWith(Effect):
    """The frame's cell is that of the first tile; below it lies the frame of the transit station."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_tiles(state, VERB_WITH, frame_cell(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        pop_frame(state)
        swap_tiles(state, find(state.cells, frame_cell(frame)), find(state.cells, move_cell(move)))
        if log is not None:
            at, other_at = cell_name(frame_cell(frame)), cell_name(move_cell(move))
            log.emit(TilesSwapped(seat=int(state.turn), at=at, other_at=other_at))
