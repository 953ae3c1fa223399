# mypyc: compile
"""IC-H2: swap one's token on the bank with a token on a tile that one does not control."""

from typing import Final

from tricity.core.bits import lowest_bit
from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.city import index_of
from tricity.games.infinite_city.codes import cell_of, number_of, pack
from tricity.games.infinite_city.events import TokensTraded
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, one_token, seat_tokens, token_count
from tricity.games.infinite_city.step import TILE_AND_OWNER, TileKind, Verb

_TRADE: Final = Verb("trade", TILE_AND_OWNER, "whose token")


class Bank(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        own = seat_tokens(state.turn)
        tiles = state.tiles
        bank = tiles[index_of(state, cell_of(frame))]
        if bank & PROTECTED or not bank & own:
            return moves
        cells = state.cells
        moves = vec[i64](capacity=len(tiles))
        index: i64 = 0
        for tile in tiles:
            tokens = tile & TOKEN_BITS
            if tokens and not tile & (PROTECTED | own):
                # A choice for each owner of a token on this tile.
                while tokens:
                    seat = lowest_bit(tokens) >> 2
                    tokens &= ~seat_tokens(seat)
                    moves = append(moves, pack(_TRADE.code, seat, cells[index]))
            index += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        owner = number_of(move)
        change = one_token(state.turn) - one_token(owner)
        here = index_of(state, cell_of(frame))
        there = find(state.cells, cell_of(move))
        state.tiles[here] = state.tiles[here] - change
        state.tiles[there] = state.tiles[there] + change
        state.latest_cell = state.cells[there]
        if log is not None:
            at, other_at = cell_name(cell_of(frame)), cell_name(cell_of(move))
            log.emit(TokensTraded(seat=int(state.turn), other_seat=int(owner), at=at, other_at=other_at))

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        if token_count(state.tiles[index], state.turn):
            return "own"
        return None if token_count(state.tiles[index], number_of(move)) else "none"


TILE: Final = Bank("bank", "IC-H2", (_TRADE,))
