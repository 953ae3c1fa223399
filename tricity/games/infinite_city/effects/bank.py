# mypyc: compile
"""IC-H2: a token of yours on the bank against one token on a tile that you don't control."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.frames import cell_of, drop
from tricity.games.infinite_city.state import SAFE, TOKENS, InfiniteCity, token_of


class Bank(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        own = 15 * token_of(state.turn)
        tiles = state.tiles
        bank = tiles[find(state.cells, cell_of(frame))]
        if bank & SAFE or not bank & own:
            return moves
        at: i64 = 0
        while at < len(tiles):
            if tiles[at] & TOKENS and not tiles[at] & (SAFE | own):
                moves = self._of_tile(state, at, moves)
            at += 1
        return moves

    def _of_tile(self, state: InfiniteCity, at: i64, moves: vec[i64]) -> vec[i64]:
        seat: i64 = 0
        while seat < state.players:
            if state.tiles[at] & (15 * token_of(seat)):
                moves = append(moves, m.saying(m.TRADE, seat, state.cells[at]))
            seat += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        owner = m.thing_of(move)
        change = token_of(state.turn) - token_of(owner)
        here = find(state.cells, cell_of(frame))
        there = find(state.cells, m.cell_of(move))
        state.tiles[here] = state.tiles[here] - change
        state.tiles[there] = state.tiles[there] + change
        state.latest = state.cells[there]
        if log is not None:
            facts = {"seat": int(state.turn), "other_seat": int(owner)}
            places = {"at": m.cell_text(cell_of(frame)), "other_at": m.cell_text(m.cell_of(move))}
            log.emit("ic-traded", {**facts, **places})
