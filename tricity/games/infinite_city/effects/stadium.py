# mypyc: compile
"""IC-H19: move one token, or all tokens, from an adjacent tile to the stadium."""

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import find, neighbour_offset
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.events import TokensGathered
from tricity.games.infinite_city.frames import frame_cell, pop_frame
from tricity.games.infinite_city.moves import EVERYBODY, VERB_GATHER, cell_name, move_cell, move_operand, pack_move
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, one_token, token_count


class Stadium(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        if state.tiles[find(state.cells, frame_cell(frame))] & PROTECTED:
            return moves
        direction: i64 = 0
        while direction < 4:
            index = find(state.cells, frame_cell(frame) + neighbour_offset(direction))
            if index >= 0 and state.tiles[index] & TOKEN_BITS and not state.tiles[index] & PROTECTED:
                moves = self._tile_choices(state, index, moves)
            direction += 1
        return moves

    def _tile_choices(self, state: InfiniteCity, index: i64, moves: vec[i64]) -> vec[i64]:
        """The moves and those that take tokens from this tile: one for each of its owners, and one for all tokens."""
        tokens: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            held = token_count(state.tiles[index], seat)
            if held:
                moves = append(moves, pack_move(VERB_GATHER, seat, state.cells[index]))
                tokens += held
            seat += 1
        # If there is only one token, "all" is the same choice.
        return append(moves, pack_move(VERB_GATHER, EVERYBODY, state.cells[index])) if tokens > 1 else moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        here = find(state.cells, frame_cell(frame))
        there = find(state.cells, move_cell(move))
        owner = move_operand(move)
        moved = state.tiles[there] & TOKEN_BITS if owner == EVERYBODY else one_token(owner)
        state.tiles[there] = state.tiles[there] - moved
        state.tiles[here] = state.tiles[here] + moved
        state.latest_cell = state.cells[here]
        if log is not None:
            at, other_at = cell_name(frame_cell(frame)), cell_name(move_cell(move))
            for seat in range(state.players):
                count = int(token_count(moved, seat))
                if count:
                    gathered = TokensGathered(
                        seat=int(state.turn), other_seat=seat, count=count, at=at, other_at=other_at
                    )
                    log.emit(gathered)
