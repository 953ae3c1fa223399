# mypyc: compile
"""IC-H16, IC-41: the fifth power station that lies face up ends the game at once.

What a power station protects (IC-30) is marked on the tiles by `city`.
"""

from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.effects.effect import Effect
from tricity.games.infinite_city.effects.library import put_aside_under
from tricity.games.infinite_city.frames import UNDER, cell_of, code_of, drop
from tricity.games.infinite_city.state import ALL_STATIONS, POWER_STATION, InfiniteCity


class PowerStation(Effect):
    def follow(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        end_if_fifth(state, log)


def stations(state: InfiniteCity) -> i64:
    """How many lie face up."""
    count: i64 = 0
    for it in state.landmarks:
        if it >> 48 == POWER_STATION:
            count += 1
    return count


def end_if_fifth(state: InfiniteCity, log: EventLog | None) -> None:
    """Nothing of the pending texts happens; only the tiles that a library still held go back to the deck."""
    if stations(state) < ALL_STATIONS:
        return
    while len(state.pending):
        frame = state.pending[len(state.pending) - 1]
        drop(state)
        if code_of(frame) == UNDER:
            put_aside_under(state, cell_of(frame))
    state.over = True
    if log is not None:
        log.emit("ic-over-stations", {})
