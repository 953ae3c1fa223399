# mypyc: compile
"""IC-H19: move one token, or all tokens, from an adjacent tile to the stadium."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import are_adjacent, cell_name, find, find_near, neighbour_offset
from tricity.games.infinite_city.city import index_of
from tricity.games.infinite_city.codes import EVERYBODY, cell_of, number_of, pack
from tricity.games.infinite_city.events import TokensGathered
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.state import PROTECTED, TOKEN_BITS, InfiniteCity, one_token, token_count
from tricity.games.infinite_city.step import TILE_AND_OWNERS, TileKind, Verb

_GATHER: Final = Verb("gather", TILE_AND_OWNERS, "whose tokens")


class Stadium(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        # A choice for each owner and one for all tokens, of each neighbour.
        moves = vec[i64](capacity=4 * (state.players + 1))
        cells = state.cells
        tiles = state.tiles
        here = index_of(state, cell_of(frame))
        if tiles[here] & PROTECTED:
            return moves
        direction: i64 = 0
        while direction < 4:
            index = find_near(cells, cell_of(frame) + neighbour_offset(direction), here)
            if index >= 0 and tiles[index] & TOKEN_BITS and not tiles[index] & PROTECTED:
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
                moves = append(moves, pack(_GATHER.code, seat, state.cells[index]))
                tokens += held
            seat += 1
        # If there is only one token, "all" is the same choice.
        return append(moves, pack(_GATHER.code, EVERYBODY, state.cells[index])) if tokens > 1 else moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        here = index_of(state, cell_of(frame))
        there = find(state.cells, cell_of(move))
        owner = number_of(move)
        moved = state.tiles[there] & TOKEN_BITS if owner == EVERYBODY else one_token(owner)
        state.tiles[there] = state.tiles[there] - moved
        state.tiles[here] = state.tiles[here] + moved
        state.latest_cell = state.cells[here]
        if log is not None:
            at, other_at = cell_name(cell_of(frame)), cell_name(cell_of(move))
            player = int(state.turn)
            for seat in range(state.players):
                count = int(token_count(moved, seat))
                if count:
                    gathered = TokensGathered(
                        seat=player,
                        other_seat=seat,
                        count=count,
                        at=at,
                        other_at=other_at,
                        case="own" if seat == player else "other",
                    )
                    log.emit(gathered)

    def forbidden_case(self, state: InfiniteCity, frame: i64, move: i64, index: i64) -> str | None:
        if not are_adjacent(cell_of(frame), cell_of(move)):
            return "apart"
        if number_of(move) != EVERYBODY:
            return None if token_count(state.tiles[index], number_of(move)) else "none"
        tokens = sum([int(token_count(state.tiles[index], seat)) for seat in range(state.players)])
        return None if tokens > 1 else "few"


TILE: Final = Stadium("stadium", "IC-H19", (_GATHER,))
