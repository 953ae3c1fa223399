# mypyc: compile
"""IC-H18: swap hands with another player."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.frames import drop
from tricity.games.infinite_city.state import InfiniteCity


class ShoppingComplex(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        seat: i64 = 0
        while seat < state.players:
            if seat != state.turn:
                moves = append(moves, m.saying(m.SWAP_HANDS, seat, 0))
            seat += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        seat = state.turn
        other = m.thing_of(move)
        hands.swap_hands(state, seat, other)
        if log is not None:
            log.emit("ic-swapped-hands", {"seat": int(seat), "other_seat": int(other)})
            for owner in (seat, other):
                tiles = hands.names_of(state, owner)
                facts = {"seat": int(owner), "count": len(tiles)}
                log.emit_secret("ic-received", facts, {"tiles": tiles}, (int(owner),), reveals=True)
