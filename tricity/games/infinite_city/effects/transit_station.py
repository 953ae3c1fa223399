# mypyc: compile
"""IC-H21: two tiles swap places, with their tokens. One, then the other: two choices, so that no list grows long."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find, swap
from tricity.games.infinite_city.effects.effect import Effect, tiles_in_reach
from tricity.games.infinite_city.frames import WITH, cell_of, drop, push
from tricity.games.infinite_city.state import InfiniteCity


class TransitStation(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = tiles_in_reach(state, m.SWAP, 0)
        return moves if len(moves) > 1 else vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        push(state, WITH, m.cell_of(move), 0)


class SwappedWith(Effect):
    """The first tile is the frame's cell; the transit station's own frame lies below."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return tiles_in_reach(state, m.WITH, cell_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        drop(state)
        swap(state, find(state.cells, cell_of(frame)), find(state.cells, m.cell_of(move)))
        if log is not None:
            places = {"at": m.cell_text(cell_of(frame)), "other_at": m.cell_text(m.cell_of(move))}
            log.emit("ic-swapped", {"seat": int(state.turn), **places})
