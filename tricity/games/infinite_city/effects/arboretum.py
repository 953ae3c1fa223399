# mypyc: compile
"""IC-H1: take back up to three of your tokens, one by one, or stop."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.effect import Effect, tell_idle, tiles_held_by
from tricity.games.infinite_city.frames import cell_of, drop, extra_of, push
from tricity.games.infinite_city.state import ARBORETUM, InfiniteCity, token_of

_MOST: Final[i64] = 3


class Arboretum(Effect):
    """The frame's extra counts the tokens taken back so far."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if extra_of(frame) == _MOST:
            return vec[i64]()
        moves = tiles_held_by(state, m.TAKE_BACK, 15 * token_of(state.turn))
        return append(moves, m.saying(m.DONE, 0, 0)) if len(moves) else moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        if m.verb_of(move) == m.DONE:
            if log is not None:
                log.emit("ic-done", {"seat": int(state.turn)})
            return
        at = find(state.cells, m.cell_of(move))
        token = token_of(state.turn)
        state.tiles[at] = state.tiles[at] - token
        state.supply += token
        state.latest = state.cells[at]
        if log is not None:
            log.emit("ic-took-back", {"seat": int(state.turn), "at": m.cell_text(m.cell_of(move))})
        push(state, ARBORETUM, cell_of(frame), extra_of(frame) + 1)

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        if not extra_of(frame):
            tell_idle(ARBORETUM, cell_of(frame), log)
