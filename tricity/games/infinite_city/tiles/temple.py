# mypyc: compile
"""IC-H20: look at another player's hand and play one of its tiles as one's own; its owner draws one afterwards."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.choices import other_seats, placement_refusal, seat_refusal
from tricity.games.infinite_city.codes import cell_of, number_of
from tricity.games.infinite_city.events import HandLookedAt
from tricity.games.infinite_city.frames import pop_frame, push_frame
from tricity.games.infinite_city.play import hand_play_moves, play_from_hand, played_name
from tricity.games.infinite_city.state import InfiniteCity
from tricity.games.infinite_city.step import NO_CELL, OWNER, PLAY, SEAT, Step, TileKind, Verb

_LOOK: Final = Verb("look", SEAT, "whose hand to look at")


class OwnerDraws(Step):
    """The owner of the hand draws a tile, once the played tile is resolved."""

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        hands.draw(state, number_of(frame), 1, log)

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        return self.rule if number_of(frame) == state.turn else None


_OWNER_DRAWS: Final = OwnerDraws("draw", "IC-H20", cell=NO_CELL, number=OWNER, can_wait=True)


class PlayFromHand(Step):
    """Choose a tile of the hand that was looked at, and its place. The frame's number is the owner of the hand."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return hand_play_moves(state, number_of(frame), 0)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        owner = number_of(frame)
        push_frame(state, _OWNER_DRAWS.code, 0, owner)
        play_from_hand(state, owner, move, log)

    def after_deal(self, state: InfiniteCity, frame: i64) -> None:
        hands.look_at(state, state.turn, number_of(frame))

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        tile, held = played_name(state.tileset, move), hands.hand_names(state, number_of(frame))
        if tile not in held:
            return IllegalMove(self.rule, case="tile", tile=tile, other_seat=int(number_of(frame)), tiles=held)
        return placement_refusal(state, cell_of(move), 0)

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        owner = int(number_of(frame))
        return {"at": cell_name(cell_of(frame)), "other_seat": owner, "tiles": hands.hand_names(state, owner)}

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        """It is another player's hand, and the player knows all of it."""
        owner = number_of(frame)
        if owner == state.turn or hands.known_names(state, state.turn, owner) != hands.hand_names(state, owner):
            return self.rule
        return None


_PLAY_FROM_HAND: Final = PlayFromHand("from-hand", "IC-H20", (PLAY,), number=OWNER, plays_tiles=True)


class Temple(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return vec[i64]() if state.ran_out_this_turn else other_seats(state, _LOOK.code, True)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        owner = number_of(move)
        hands.look_at(state, state.turn, owner)
        push_frame(state, _PLAY_FROM_HAND.code, cell_of(frame), owner)
        if log is not None:
            tiles = hands.hand_names(state, owner)
            seat, other = int(state.turn), int(owner)
            looked = HandLookedAt(seat=seat, other_seat=other, count=len(tiles), tiles=tiles)
            log.emit(looked, to=(seat, other), reveals=True)

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        return seat_refusal(state, move, self.rule)


TILE: Final = Temple("temple", "IC-H20", (_LOOK,), steps=(_PLAY_FROM_HAND, _OWNER_DRAWS), plays_tiles=True)
