# mypyc: compile
"""IC-H18: swap hands with another player."""

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.events import HandReceived, HandsSwapped
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.moves import VERB_SWAP_HANDS, move_operand, pack_move
from tricity.games.infinite_city.state import InfiniteCity


class ShoppingComplex(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        seat: i64 = 0
        while seat < state.players:
            if seat != state.turn:
                moves = append(moves, pack_move(VERB_SWAP_HANDS, seat, 0))
            seat += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        seat = state.turn
        other = move_operand(move)
        hands.swap_hands(state, seat, other)
        if log is not None:
            log.emit(HandsSwapped(seat=int(seat), other_seat=int(other)))
            for owner in (seat, other):
                tiles = hands.hand_names(state, owner)
                received = HandReceived(seat=int(owner), count=len(tiles), tiles=tiles)
                log.emit(received, to=(int(owner),), reveals=True)
