# mypyc: compile
"""IC-H9: place a token on a tile without tokens, face down or up."""

from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.effects.effect import TokenEffect
from tricity.games.infinite_city.moves import VERB_PUT, pack_move
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, token_count


class Housing(TokenEffect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        if token_count(state.supply, state.turn) == 0:
            return moves
        tiles = state.tiles
        index: i64 = 0
        while index < len(tiles):
            if not tiles[index] & (PROTECTED | TOKEN_BITS):
                moves = append(moves, pack_move(VERB_PUT, 0, state.cells[index]))
            index += 1
        return moves
