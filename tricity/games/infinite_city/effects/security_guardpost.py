# mypyc: compile
"""IC-H17: return all tokens on one tile to their owners."""

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.effects.effect import Effect, unprotected_tiles_with
from tricity.games.infinite_city.events import TokensCleared
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.moves import VERB_CLEAR, cell_name, move_cell
from tricity.games.infinite_city.state import TOKEN_BITS, InfiniteCity
from tricity.games.infinite_city.tokens import return_tokens


class SecurityGuardpost(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return unprotected_tiles_with(state, VERB_CLEAR, TOKEN_BITS)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if log is not None:
            log.emit(TokensCleared(seat=int(state.turn), at=cell_name(move_cell(move))))
        return_tokens(state, find(state.cells, move_cell(move)), log)
