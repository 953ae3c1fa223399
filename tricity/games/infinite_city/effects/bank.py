# mypyc: compile
"""IC-H2: swap one's token on the bank with a token on a tile that one does not control."""

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.events import TokensTraded
from tricity.games.infinite_city.frames import frame_cell, pop_frame
from tricity.games.infinite_city.moves import VERB_TRADE, cell_name, move_cell, move_operand, pack_move
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, one_token, seat_tokens


class Bank(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        own = seat_tokens(state.turn)
        tiles = state.tiles
        bank = tiles[find(state.cells, frame_cell(frame))]
        if bank & PROTECTED or not bank & own:
            return moves
        index: i64 = 0
        while index < len(tiles):
            if tiles[index] & TOKEN_BITS and not tiles[index] & (PROTECTED | own):
                moves = self._tile_trades(state, index, moves)
            index += 1
        return moves

    def _tile_trades(self, state: InfiniteCity, index: i64, moves: vec[i64]) -> vec[i64]:
        """The moves and those that swap with a token on this tile: one for each of its owners."""
        seat: i64 = 0
        while seat < state.players:
            if state.tiles[index] & seat_tokens(seat):
                moves = append(moves, pack_move(VERB_TRADE, seat, state.cells[index]))
            seat += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        owner = move_operand(move)
        change = one_token(state.turn) - one_token(owner)
        here = find(state.cells, frame_cell(frame))
        there = find(state.cells, move_cell(move))
        state.tiles[here] = state.tiles[here] - change
        state.tiles[there] = state.tiles[there] + change
        state.latest_cell = state.cells[there]
        if log is not None:
            trade = TokensTraded(
                seat=int(state.turn),
                other_seat=int(owner),
                at=cell_name(frame_cell(frame)),
                other_at=cell_name(move_cell(move)),
            )
            log.emit(trade)
