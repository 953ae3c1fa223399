# mypyc: compile
"""IC-H1: take back up to three of one's tokens, one at a time."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.effects.effect import Effect, log_idle, unprotected_tiles_with
from tricity.games.infinite_city.events import ArboretumDone, TokenTakenBack
from tricity.games.infinite_city.frames import frame_cell, frame_extra, pop_frame, push_frame
from tricity.games.infinite_city.kinds import ARBORETUM
from tricity.games.infinite_city.moves import VERB_DONE, VERB_TAKE_BACK, cell_name, move_cell, move_verb, pack_move
from tricity.games.infinite_city.state import InfiniteCity, one_token, seat_tokens

_MAX_TOKENS: Final[i64] = 3


class Arboretum(Effect):
    """The frame's extra is the number of tokens taken back so far."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if frame_extra(frame) == _MAX_TOKENS:
            return vec[i64]()
        moves = unprotected_tiles_with(state, VERB_TAKE_BACK, seat_tokens(state.turn))
        return append(moves, pack_move(VERB_DONE, 0, 0)) if len(moves) else moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if move_verb(move) == VERB_DONE:
            if log is not None:
                log.emit(ArboretumDone(seat=int(state.turn)))
            return
        index = find(state.cells, move_cell(move))
        token = one_token(state.turn)
        state.tiles[index] = state.tiles[index] - token
        state.supply += token
        state.latest_cell = state.cells[index]
        if log is not None:
            log.emit(TokenTakenBack(seat=int(state.turn), at=cell_name(move_cell(move))))
        push_frame(state, ARBORETUM, frame_cell(frame), frame_extra(frame) + 1)

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        if not frame_extra(frame):
            log_idle(ARBORETUM, frame_cell(frame), log)
