# mypyc: compile
"""IC-H4: play another tile from one's hand; nothing once a last token was placed this turn (IC-40)."""

from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.playing import play_from_hand
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.legal import hand_play_moves
from tricity.games.infinite_city.state import InfiniteCity


class ConstructionSite(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return vec[i64]() if state.ran_out_this_turn else hand_play_moves(state, state.turn)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        play_from_hand(state, state.turn, move, log)
