# mypyc: compile
"""IC-H6: a token of yours on an adjacent tile, in place of those there."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.effect import Effect, tiles_beside
from tricity.games.infinite_city.frames import cell_of, drop, wait
from tricity.games.infinite_city.state import InfiniteCity, tokens_of
from tricity.games.infinite_city.tokens import put


class Putting(Effect):
    """A text that puts one token, and whose player needs one (IC-18)."""

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        if put(state, find(state.cells, m.cell_of(move)), log):
            wait(state, m.cell_of(move))


class Embassy(Putting):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if tokens_of(state.supply, state.turn) == 0:
            return vec[i64]()
        return tiles_beside(state, m.PUT, cell_of(frame))
