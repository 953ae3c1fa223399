# mypyc: compile
"""IC-H3: place a token on every adjacent tile, protected or not; then resolve the tiles that were turned face up."""

from typing import Final

from tricity.core.bits import popcount
from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import cell_name, find, neighbour_offset
from tricity.games.infinite_city.codes import cell_of, code_of, number_of, pack
from tricity.games.infinite_city.frames import (
    STEP_WAITING,
    pop_frame,
    push_frame,
    push_waiting_tile,
    remove_waiting_tile,
    waiting_group_size,
)
from tricity.games.infinite_city.state import FACE_UP, InfiniteCity, landmark_of, seat_tokens, token_count
from tricity.games.infinite_city.step import CITY_TILE, COUNT, NO_FRAME, PUT, SIDES, WAITING_TILE, Step, TileKind, Verb
from tricity.games.infinite_city.tiles.power_station import end_if_last_station
from tricity.games.infinite_city.tokens import place_token

_FOLLOW: Final = Verb("follow", CITY_TILE, "the waiting tile whose effect comes next")


class WaitingTiles(Step):
    """A group of tiles that were turned face up together: the player chooses whose effect comes next."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        index = i64(len(state.pending)) - waiting_group_size(state)
        while index < len(state.pending):
            moves = append(moves, pack(_FOLLOW.code, 0, cell_of(state.pending[index])))
            index += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        index: i64 = i64(len(state.pending)) - 1
        while cell_of(state.pending[index]) != cell_of(move):
            index -= 1
        remove_waiting_tile(state, index)
        push_waiting_tile(state, cell_of(move))

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        return IllegalMove("IC-13", at=cell_name(cell_of(move)))

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        return {}

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        if not number_of(frame) and (below == NO_FRAME or code_of(below) != STEP_WAITING):
            return self.rule
        tile = state.tiles[find(state.cells, cell_of(frame))]
        return self.rule if not tile & FACE_UP or landmark_of(tile) or number_of(frame) > 1 else None


class Capitol(TileKind):
    """There is a decision only while the player has fewer tokens than sides are left. Then the order matters: a token
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
            self.log_idle(cell, log)
        else:
            self._continue(state, cell, sides, 0, log)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        direction: i64 = 0
        while direction < 4:
            if (number_of(frame) >> direction) & 1:
                moves = append(moves, pack(PUT.code, 0, cell_of(frame) + neighbour_offset(direction)))
            direction += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        cell = cell_of(frame)
        sides = number_of(frame) & 15
        turned = number_of(frame) >> 4
        direction: i64 = 0
        while cell + neighbour_offset(direction) != cell_of(move):
            direction += 1
        if place_token(state, find(state.cells, cell_of(move)), log):
            turned |= 1 << direction
        self._continue(state, cell, sides & ~(1 << direction), turned, log)

    def _continue(self, state: InfiniteCity, cell: i64, sides: i64, turned: i64, log: EventLog | None) -> None:
        """Ask where the next token goes, or place all that are left and let the turned tiles wait for their effects."""
        supply = token_count(state.supply, state.turn)
        if supply and supply < popcount(sides):
            push_frame(state, self.code, cell, sides | (turned << 4))
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
            side = cell + neighbour_offset(direction)
            # Landmarks do nothing when they are turned face up, and are left out of the choice of an order.
            if (turned >> direction) & 1 and not landmark_of(state.tiles[find(state.cells, side)]):
                push_frame(state, STEP_WAITING, side, lowest)
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

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return "apart"

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        return {"at": cell_name(cell_of(frame)), "left": int(token_count(state.supply, state.turn))}

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        left = number_of(frame) & 15
        turned = number_of(frame) >> 4
        for direction in range(4):
            index = find(state.cells, cell_of(frame) + neighbour_offset(direction))
            if ((left | turned) >> direction) & 1 and index < 0:
                return self.rule
            if (turned >> direction) & 1:
                tile = state.tiles[index]
                if not tile & FACE_UP or not tile & seat_tokens(state.turn):
                    return self.rule
        supply = token_count(state.supply, state.turn)
        return "IC-18" if left & turned or supply == 0 or supply >= popcount(left) else None


_WAITING: Final = WaitingTiles("waiting", "IC-H3", (_FOLLOW,), cell=WAITING_TILE, number=COUNT, can_wait=True)
TILE: Final = Capitol("capitol", "IC-H3", (PUT,), steps=(_WAITING,), number=SIDES, delays_end=True)
