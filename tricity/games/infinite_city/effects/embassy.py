# mypyc: compile
"""IC-H6: a token of yours on an adjacent tile, in place of those there."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.effect import Effect, unprotected_neighbours
from tricity.games.infinite_city.frames import frame_cell, pop_frame, push_waiting_tile
from tricity.games.infinite_city.moves import VERB_PUT, move_cell
from tricity.games.infinite_city.state import InfiniteCity, token_count
from tricity.games.infinite_city.tokens import place_token


class TokenEffect(Effect):
    """A text that puts one token, and whose player needs one (IC-18)."""

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        if place_token(state, find(state.cells, move_cell(move)), log):
            push_waiting_tile(state, move_cell(move))


class Embassy(TokenEffect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if token_count(state.supply, state.turn) == 0:
            return vec[i64]()
        return unprotected_neighbours(state, VERB_PUT, frame_cell(frame))
