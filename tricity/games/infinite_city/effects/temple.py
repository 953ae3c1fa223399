# mypyc: compile
"""IC-H20: look at another player's hand and play one of its tiles as yours; its owner draws one afterwards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.playing import hand_plays, play_from_hand
from tricity.games.infinite_city.frames import DRAW, FROM_HAND, cell_of, drop, extra_of, push
from tricity.games.infinite_city.state import InfiniteCity


class Temple(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        moves = vec[i64]()
        if state.out_now:
            return moves
        seat: i64 = 0
        while seat < state.players:
            if seat != state.turn and not hands.is_empty(state, seat):
                moves = append(moves, m.saying(m.LOOK, seat, 0))
            seat += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        owner = m.thing_of(move)
        hands.see(state, state.turn, owner)
        push(state, FROM_HAND, cell_of(frame), owner)
        if log is not None:
            tiles = hands.names_of(state, owner)
            facts = {"seat": int(state.turn), "other_seat": int(owner), "count": len(tiles)}
            log.emit_secret("ic-looked", facts, {"tiles": tiles}, (int(state.turn), int(owner)), reveals=True)


class FromHand(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return hand_plays(state, extra_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        owner = extra_of(frame)
        push(state, DRAW, 0, owner)
        play_from_hand(state, owner, move, log)


class Draw(Effect):
    """What is left of the temple once the tile played has had its text."""

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        hands.draw(state, extra_of(frame), 1, log)
