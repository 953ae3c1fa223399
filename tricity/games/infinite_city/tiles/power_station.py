# mypyc: compile
"""IC-H16, IC-41: the fifth face-up power station ends the game at once.

What a power station protects (IC-30) is marked on the tiles by `city`.
"""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city.city import landmark_cells
from tricity.games.infinite_city.events import EndedByStations
from tricity.games.infinite_city.state import POWER_STATION, STATIONS_TO_END, InfiniteCity
from tricity.games.infinite_city.step import TileKind


class PowerStation(TileKind):
    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        end_if_last_station(state, log)


def end_if_last_station(state: InfiniteCity, log: EventLog | None) -> None:
    """End the game if five power stations lie face up."""
    if len(landmark_cells(state, POWER_STATION)) >= STATIONS_TO_END:
        state.over = True
        if log is not None:
            log.emit(EndedByStations())


TILE: Final = PowerStation("power-station", "IC-H16", landmark=POWER_STATION)
