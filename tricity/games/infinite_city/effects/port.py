# mypyc: compile
"""IC-H14: place the top tile of the deck face down, unseen by anybody."""

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.city import place_tile
from tricity.games.infinite_city.effects.effect import Effect, cell_moves
from tricity.games.infinite_city.events import TileLaid
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.legal import placements
from tricity.games.infinite_city.moves import VERB_LAY, cell_name, move_cell
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity


class Port(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if state.ran_out_this_turn or state.deck_top == len(state.deck):
            return vec[i64]()
        return cell_moves(placements(state), VERB_LAY)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        place_tile(state, move_cell(move), state.tileset.packed_tiles[state.deck[state.deck_top]] & ~FACE_UP)
        state.deck_top += 1
        if log is not None:
            log.emit(TileLaid(seat=int(state.turn), at=cell_name(move_cell(move))))
