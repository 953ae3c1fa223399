# mypyc: compile
"""IC-H19: one token, or all tokens, from an adjacent tile to the stadium."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import beside, find
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.frames import cell_of, drop
from tricity.games.infinite_city.state import SAFE, TOKENS, InfiniteCity, token_of, tokens_of


class Stadium(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        if state.tiles[find(state.cells, cell_of(frame))] & SAFE:
            return moves
        direction: i64 = 0
        while direction < 4:
            at = find(state.cells, cell_of(frame) + beside(direction))
            if at >= 0 and state.tiles[at] & TOKENS and not state.tiles[at] & SAFE:
                moves = self._of_tile(state, at, moves)
            direction += 1
        return moves

    def _of_tile(self, state: InfiniteCity, at: i64, moves: vec[i64]) -> vec[i64]:
        tokens: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            held = tokens_of(state.tiles[at], seat)
            if held:
                moves = append(moves, m.saying(m.GATHER, seat, state.cells[at]))
                tokens += held
            seat += 1
        # All of one token is that token.
        return append(moves, m.saying(m.GATHER, m.ALL, state.cells[at])) if tokens > 1 else moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        here = find(state.cells, cell_of(frame))
        there = find(state.cells, m.cell_of(move))
        whose = m.thing_of(move)
        moved = state.tiles[there] & TOKENS if whose == m.ALL else token_of(whose)
        state.tiles[there] = state.tiles[there] - moved
        state.tiles[here] = state.tiles[here] + moved
        state.latest = state.cells[here]
        if log is not None:
            places = {"at": m.cell_text(cell_of(frame)), "other_at": m.cell_text(m.cell_of(move))}
            for seat in range(state.players):
                count = int(tokens_of(moved, seat))
                if count:
                    log.emit("ic-gathered", {"seat": int(state.turn), "other_seat": seat, "count": count, **places})
