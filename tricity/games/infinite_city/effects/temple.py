# mypyc: compile
"""IC-H20: look at another player's hand and play one of its tiles as one's own; its owner draws one afterwards."""

from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.playing import play_from_hand
from tricity.games.infinite_city.events import HandLookedAt
from tricity.games.infinite_city.frames import STEP_DRAW, STEP_FROM_HAND, frame_cell, frame_extra, pop_frame, push_frame
from tricity.games.infinite_city.legal import hand_play_moves
from tricity.games.infinite_city.moves import VERB_LOOK, move_operand, pack_move
from tricity.games.infinite_city.state import InfiniteCity


class Temple(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        if state.ran_out_this_turn:
            return moves
        seat: i64 = 0
        while seat < state.players:
            if seat != state.turn and not hands.is_empty(state, seat):
                moves = append(moves, pack_move(VERB_LOOK, seat, 0))
            seat += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        owner = move_operand(move)
        hands.look_at(state, state.turn, owner)
        push_frame(state, STEP_FROM_HAND, frame_cell(frame), owner)
        if log is not None:
            tiles = hands.hand_names(state, owner)
            seat, other = int(state.turn), int(owner)
            looked = HandLookedAt(seat=seat, other_seat=other, count=len(tiles), tiles=tiles)
            log.emit(looked, to=(seat, other), reveals=True)


class PlayFromHand(Effect):
    """Choose a tile of the hand that was looked at, and its place. The frame's extra is the owner of the hand."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return hand_play_moves(state, frame_extra(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        owner = frame_extra(frame)
        push_frame(state, STEP_DRAW, 0, owner)
        play_from_hand(state, owner, move, log)


class OwnerDraws(Effect):
    """The owner of the hand draws a tile, once the played tile is resolved. The frame's extra is the owner."""

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        hands.draw(state, frame_extra(frame), 1, log)
