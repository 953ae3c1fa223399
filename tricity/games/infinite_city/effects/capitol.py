# mypyc: compile
"""IC-H3: place a token on every adjacent tile, protected or not; then resolve the tiles that were turned face up."""

from tricity.core.bits import popcount
from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import find, neighbour_offset
from tricity.games.infinite_city.effects.effect import Effect, log_idle
from tricity.games.infinite_city.effects.power_station import end_if_last_station
from tricity.games.infinite_city.frames import STEP_WAITING, frame_cell, frame_extra, pop_frame, push_frame
from tricity.games.infinite_city.kinds import CAPITOL, HOTEL, PLAZA, POWER_STATION
from tricity.games.infinite_city.moves import VERB_PUT, move_cell, pack_move
from tricity.games.infinite_city.state import InfiniteCity, kind_of, token_count
from tricity.games.infinite_city.tokens import place_token


class Capitol(Effect):
    """The frame's extra has a bit for each side that still gets a token, and four bits above for those turned face up.

    There is a decision only while the player has fewer tokens than sides are left. Then the order matters: a token
    placed on a tile of one's own brings another one back (IC-18).
    """

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        sides: i64 = 0
        direction: i64 = 0
        while direction < 4:
            if find(state.cells, cell + neighbour_offset(direction)) >= 0:
                sides |= 1 << direction
            direction += 1
        if sides == 0 or token_count(state.supply, state.turn) == 0:
            log_idle(CAPITOL, cell, log)
        else:
            self._continue(state, cell, sides, 0, log)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        direction: i64 = 0
        while direction < 4:
            if (frame_extra(frame) >> direction) & 1:
                moves = append(moves, pack_move(VERB_PUT, 0, frame_cell(frame) + neighbour_offset(direction)))
            direction += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        cell = frame_cell(frame)
        sides = frame_extra(frame) & 15
        turned = frame_extra(frame) >> 4
        direction: i64 = 0
        while cell + neighbour_offset(direction) != move_cell(move):
            direction += 1
        if place_token(state, find(state.cells, move_cell(move)), log):
            turned |= 1 << direction
        self._continue(state, cell, sides & ~(1 << direction), turned, log)

    def _continue(self, state: InfiniteCity, cell: i64, sides: i64, turned: i64, log: EventLog | None) -> None:
        """Ask where the next token goes, or place all that are left and let the turned tiles wait for their effects."""
        supply = token_count(state.supply, state.turn)
        if supply and supply < popcount(sides):
            push_frame(state, CAPITOL, cell, sides | (turned << 4))
            return
        if supply:
            turned |= self._place_on_all(state, cell, sides, log)
        end_if_last_station(state, log)
        if state.over:
            return
        # The frames of a group are in any order, since the player chooses among them; only the lowest is marked.
        lowest: i64 = 1
        direction: i64 = 0
        while direction < 4:
            if (turned >> direction) & 1 and _has_effect(state, cell + neighbour_offset(direction)):
                push_frame(state, STEP_WAITING, cell + neighbour_offset(direction), lowest)
                lowest = 0
            direction += 1

    def _place_on_all(self, state: InfiniteCity, cell: i64, sides: i64, log: EventLog | None) -> i64:
        """Place a token on each of the sides. Returns the sides whose tiles were turned face up."""
        turned: i64 = 0
        direction: i64 = 0
        while direction < 4:
            if (sides >> direction) & 1 and place_token(
                state, find(state.cells, cell + neighbour_offset(direction)), log
            ):
                turned |= 1 << direction
            direction += 1
        return turned


def _has_effect(state: InfiniteCity, cell: i64) -> bool:
    """Whether the tile does anything when it is turned face up. Others are left out of the choice of an order."""
    kind = kind_of(state.tiles[find(state.cells, cell)])
    return kind != HOTEL and kind != PLAZA and kind != POWER_STATION
