# mypyc: compile
"""IC-H9: place a token on a tile without tokens, face down or up."""

from typing import Final

from tricity.core.native import i64, vec
from tricity.games.infinite_city.choices import tiles_without
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, token_count
from tricity.games.infinite_city.step import PUT, TokenKind


class Housing(TokenKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if token_count(state.supply, state.turn) == 0:
            return vec[i64]()
        return tiles_without(state, PUT.code, PROTECTED | TOKEN_BITS)

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        return "taken" if state.tiles[index] & TOKEN_BITS else None


TILE: Final = Housing("housing", "IC-H9", (PUT,))
