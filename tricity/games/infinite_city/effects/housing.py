# mypyc: compile
"""IC-H9: a token of yours on a tile without tokens."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.effects.embassy import Putting
from tricity.games.infinite_city.state import SAFE, TOKENS, InfiniteCity, tokens_of


class Housing(Putting):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        if tokens_of(state.supply, state.turn) == 0:
            return moves
        tiles = state.tiles
        at: i64 = 0
        while at < len(tiles):
            if not tiles[at] & (SAFE | TOKENS):
                moves = append(moves, m.saying(m.PUT, 0, state.cells[at]))
            at += 1
        return moves
