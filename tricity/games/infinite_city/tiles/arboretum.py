# mypyc: compile
"""IC-H1: take back up to three of one's tokens, one at a time."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import unprotected_tiles_with
from tricity.games.infinite_city.codes import cell_of, code_of, number_of, pack
from tricity.games.infinite_city.events import ArboretumDone, TokenTakenBack
from tricity.games.infinite_city.frames import pop_frame, push_frame
from tricity.games.infinite_city.state import InfiniteCity, one_token, seat_tokens, token_count
from tricity.games.infinite_city.step import CITY_TILE, COUNT, NOTHING, TileKind, Verb

_MAX_TOKENS: Final[i64] = 3
_TAKE_BACK: Final = Verb("take-back", CITY_TILE, "take back a token")
_DONE: Final = Verb("done", NOTHING, "take back no more tokens")


class Arboretum(TileKind):
    """The frame's number is that of the tokens taken back so far."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if number_of(frame) == _MAX_TOKENS:
            return vec[i64]()
        moves = unprotected_tiles_with(state, _TAKE_BACK.code, seat_tokens(state.turn))
        return append(moves, pack(_DONE.code, 0, 0)) if len(moves) else moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if code_of(move) == _DONE.code:
            if log is not None:
                log.emit(ArboretumDone(seat=int(state.turn)))
            return
        index = find(state.cells, cell_of(move))
        token = one_token(state.turn)
        state.tiles[index] = state.tiles[index] - token
        state.supply += token
        state.latest_cell = state.cells[index]
        if log is not None:
            log.emit(TokenTakenBack(seat=int(state.turn), at=cell_name(cell_of(move))))
        push_frame(state, self.code, cell_of(frame), number_of(frame) + 1)

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        if not number_of(frame):
            self.log_idle(cell_of(frame), log)

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return None if token_count(state.tiles[index], state.turn) else "none"

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        return {"at": cell_name(cell_of(frame)), "left": int(_MAX_TOKENS - number_of(frame))}


TILE: Final = Arboretum("arboretum", "IC-H1", (_TAKE_BACK, _DONE), number=COUNT)
