# mypyc: compile
"""IC-H18: swap hands with another player."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.choices import other_seats, seat_refusal
from tricity.games.infinite_city.codes import number_of
from tricity.games.infinite_city.events import HandReceived, HandsSwapped
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.state import InfiniteCity
from tricity.games.infinite_city.step import SEAT, TileKind, Verb

_SWAP_HANDS: Final = Verb("swap-hands", SEAT, "whose hand to swap with")


class ShoppingComplex(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return other_seats(state, _SWAP_HANDS.code, False)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        seat = state.turn
        other = number_of(move)
        hands.swap_hands(state, seat, other)
        if log is not None:
            log.emit(HandsSwapped(seat=int(seat), other_seat=int(other)))
            for owner in (seat, other):
                tiles = hands.hand_names(state, owner)
                received = HandReceived(seat=int(owner), count=len(tiles), tiles=tiles)
                log.emit(received, to=(int(owner),), reveals=True)

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        return seat_refusal(state, move, self.rule)


TILE: Final = ShoppingComplex("shopping-complex", "IC-H18", (_SWAP_HANDS,))
