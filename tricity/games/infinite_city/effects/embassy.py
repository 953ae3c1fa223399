# mypyc: compile
"""IC-H6: place a token on an adjacent tile, replacing those there."""

from tricity.core.native import i64, vec
from tricity.games.infinite_city.effects.effect import TokenEffect, unprotected_neighbours
from tricity.games.infinite_city.frames import frame_cell
from tricity.games.infinite_city.moves import VERB_PUT
from tricity.games.infinite_city.state import InfiniteCity, token_count


class Embassy(TokenEffect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if token_count(state.supply, state.turn) == 0:
            return vec[i64]()
        return unprotected_neighbours(state, VERB_PUT, frame_cell(frame))
