# mypyc: compile
"""IC-H4: play another tile from one's hand; nothing once a last token was placed this turn (IC-40)."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.choices import own_play_refusal
from tricity.games.infinite_city.codes import cell_of
from tricity.games.infinite_city.frames import pop_frame
from tricity.games.infinite_city.play import hand_play_moves, play_from_hand
from tricity.games.infinite_city.state import InfiniteCity
from tricity.games.infinite_city.step import PLAY, TileKind


class ConstructionSite(TileKind):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return vec[i64]() if state.ran_out_this_turn else hand_play_moves(state, state.turn, 0)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        play_from_hand(state, state.turn, move, log)

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        return own_play_refusal(state, move)

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        return {"at": cell_name(cell_of(frame)), "tiles": hands.hand_names(state, state.turn)}


TILE: Final = ConstructionSite("construction-site", "IC-H4", (PLAY,), plays_tiles=True)
