# mypyc: compile
"""IC-H16, IC-41: the fifth face-up power station ends the game at once.

What a power station protects (IC-30) is marked on the tiles by `city`.
"""

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.library import put_pile_under_deck
from tricity.games.infinite_city.events import EndedByStations
from tricity.games.infinite_city.frames import STEP_UNDER_DECK, frame_cell, frame_step, pop_frame
from tricity.games.infinite_city.kinds import POWER_STATION
from tricity.games.infinite_city.state import LANDMARK_SHIFT, STATIONS_TO_END, InfiniteCity


class PowerStation(Effect):
    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        end_if_last_station(state, log)


def stations_face_up(state: InfiniteCity) -> i64:
    """The number of face-up power stations."""
    count: i64 = 0
    for landmark in state.landmarks:
        if landmark >> LANDMARK_SHIFT == POWER_STATION:
            count += 1
    return count


def end_if_last_station(state: InfiniteCity, log: EventLog | None) -> None:
    """End the game if five power stations lie face up.

    Pending effects are dropped; only the piles of libraries go back under the deck, so that no tile is lost.
    """
    if stations_face_up(state) < STATIONS_TO_END:
        return
    while len(state.pending):
        frame = state.pending[len(state.pending) - 1]
        pop_frame(state)
        if frame_step(frame) == STEP_UNDER_DECK:
            put_pile_under_deck(state, frame_cell(frame))
    state.over = True
    if log is not None:
        log.emit(EndedByStations())
