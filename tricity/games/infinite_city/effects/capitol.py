# mypyc: compile
"""IC-H3: a token of yours on every adjacent tile, protected ones too; then the texts of those turned face up."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.bits import popcount
from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import beside, find
from tricity.games.infinite_city.effects.effect import Effect, tell_idle
from tricity.games.infinite_city.effects.power_station import end_if_fifth
from tricity.games.infinite_city.frames import WAITING, cell_of, drop, extra_of, push
from tricity.games.infinite_city.state import CAPITOL, HOTEL, PLAZA, POWER_STATION, InfiniteCity, kind_of, tokens_of
from tricity.games.infinite_city.tokens import put


class Capitol(Effect):
    """The frame's extra: four bits of sides that still get a token, and four of those turned face up.

    It only stays on the stack while there are fewer tokens than sides, so that it matters where they go first: one put
    on a tile of one's own brings another back (IC-18).
    """

    def follow(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        sides: i64 = 0
        direction: i64 = 0
        while direction < 4:
            if find(state.cells, cell + beside(direction)) >= 0:
                sides |= 1 << direction
            direction += 1
        if sides == 0 or tokens_of(state.supply, state.turn) == 0:
            tell_idle(CAPITOL, cell, log)
        else:
            self._go_on(state, cell, sides, 0, log)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        direction: i64 = 0
        while direction < 4:
            if (extra_of(frame) >> direction) & 1:
                moves = append(moves, m.saying(m.PUT, 0, cell_of(frame) + beside(direction)))
            direction += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        cell = cell_of(frame)
        sides = extra_of(frame) & 15
        turned = extra_of(frame) >> 4
        direction: i64 = 0
        while cell + beside(direction) != m.cell_of(move):
            direction += 1
        if put(state, find(state.cells, m.cell_of(move)), log):
            turned |= 1 << direction
        self._go_on(state, cell, sides & ~(1 << direction), turned, log)

    def _go_on(self, state: InfiniteCity, cell: i64, sides: i64, turned: i64, log: EventLog | None) -> None:
        supply = tokens_of(state.supply, state.turn)
        if supply and supply < popcount(sides):
            push(state, CAPITOL, cell, sides | (turned << 4))
            return
        if supply:
            turned |= self._put_all(state, cell, sides, log)
        end_if_fifth(state, log)
        if state.over:
            return
        # The lowest of them closes the group; the last pushed is no nearer its turn than the others.
        lowest: i64 = 1
        direction: i64 = 0
        while direction < 4:
            if (turned >> direction) & 1 and _has_effect(state, cell + beside(direction)):
                push(state, WAITING, cell + beside(direction), lowest)
                lowest = 0
            direction += 1

    def _put_all(self, state: InfiniteCity, cell: i64, sides: i64, log: EventLog | None) -> i64:
        turned: i64 = 0
        direction: i64 = 0
        while direction < 4:
            if (sides >> direction) & 1 and put(state, find(state.cells, cell + beside(direction)), log):
                turned |= 1 << direction
            direction += 1
        return turned


def _has_effect(state: InfiniteCity, cell: i64) -> bool:
    """Whether the tile does anything when it is turned: otherwise there is nothing to choose an order for."""
    kind = kind_of(state.tiles[find(state.cells, cell)])
    return kind != HOTEL and kind != PLAZA and kind != POWER_STATION
