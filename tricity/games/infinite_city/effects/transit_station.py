# mypyc: compile
"""IC-H21: two tiles swap places, with their tokens. One, then the other: two choices, so that no list grows long."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import find, swap_tiles
from tricity.games.infinite_city.effects.effect import Effect, unprotected_tiles
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
    """The first tile is the frame's cell; the transit station's own frame lies below."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_tiles(state, VERB_WITH, frame_cell(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        pop_frame(state)
        swap_tiles(state, find(state.cells, frame_cell(frame)), find(state.cells, move_cell(move)))
        if log is not None:
            cells = {"at": cell_name(frame_cell(frame)), "other_at": cell_name(move_cell(move))}
            log.emit("ic-swapped", {"seat": int(state.turn), **cells})
