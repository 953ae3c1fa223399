# mypyc: compile
"""IC-H6: place a token on an adjacent tile, replacing those there."""

from typing import Final

from tricity.core.native import i64, vec
from tricity.games.infinite_city.cells import are_adjacent
from tricity.games.infinite_city.choices import unprotected_neighbours
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.state import InfiniteCity, token_count
from tricity.games.infinite_city.step import PUT, TokenKind


class Embassy(TokenKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if token_count(state.supply, state.turn) == 0:
            return vec[i64]()
        return unprotected_neighbours(state, PUT.code, cell_of(frame))

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return None if are_adjacent(cell_of(frame), cell_of(move)) else "apart"


TILE: Final = Embassy("embassy", "IC-H6", (PUT,))
