# mypyc: compile
"""IC-H15: move a tile with its tokens. The player chooses the tile, then the place, to keep both lists short."""

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import city
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.effects.effect import Effect, cell_moves, unprotected_tiles
from tricity.games.infinite_city.events import HiddenTileMoved, TileMoved
from tricity.games.infinite_city.frames import STEP_MOVE_TO, frame_cell, pop_frame, push_frame
from tricity.games.infinite_city.legal import placements_elsewhere
from tricity.games.infinite_city.moves import VERB_MOVE, VERB_TO, cell_name, move_cell
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity, type_of


class PostOffice(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        # A tile alone in the city has nothing to be moved to; beside another one there is always a place.
        return unprotected_tiles(state, VERB_MOVE, 0) if len(state.cells) > 1 else vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        push_frame(state, STEP_MOVE_TO, move_cell(move), 0)


class MoveTo(Effect):
    """The frame's cell is that of the tile to be moved; below it lies the frame of the post office."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return cell_moves(placements_elsewhere(state, frame_cell(frame)), VERB_TO)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        pop_frame(state)
        index = find(state.cells, frame_cell(frame))
        if log is not None:
            tile = state.tiles[index]
            seat, at, other_at = int(state.turn), cell_name(frame_cell(frame)), cell_name(move_cell(move))
            if tile & FACE_UP:
                name = state.tileset.names[type_of(tile)]
                log.emit(TileMoved(seat=seat, at=at, other_at=other_at, tile=name))
            else:
                log.emit(HiddenTileMoved(seat=seat, at=at, other_at=other_at))
        city.move_tile(state, index, move_cell(move))
