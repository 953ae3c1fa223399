# mypyc: compile
"""IC-H4: play another tile from hand."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.playing import hand_plays, play_from_hand
from tricity.games.infinite_city.frames import drop
from tricity.games.infinite_city.state import InfiniteCity


class ConstructionSite(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return vec[i64]() if state.out_now else hand_plays(state, state.turn)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        play_from_hand(state, state.turn, move, log)
