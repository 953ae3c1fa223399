# mypyc: compile
"""IC-H17: all tokens of one tile back to their owners."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.effect import Effect, tiles_held_by
from tricity.games.infinite_city.frames import drop
from tricity.games.infinite_city.state import TOKENS, InfiniteCity
from tricity.games.infinite_city.tokens import return_tokens


class SecurityGuardpost(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return tiles_held_by(state, m.CLEAR, TOKENS)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        if log is not None:
            log.emit("ic-cleared", {"seat": int(state.turn), "at": m.cell_text(m.cell_of(move))})
        return_tokens(state, find(state.cells, m.cell_of(move)), log)
