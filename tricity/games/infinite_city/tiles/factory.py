# mypyc: compile
"""IC-H7: draw five more tiles at the end of this turn."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.events import FactoryUsed
from tricity.games.infinite_city.state import InfiniteCity
from tricity.games.infinite_city.step import TileKind


class Factory(TileKind):
    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        state.factories += 1
        if log is not None:
            log.emit(FactoryUsed(seat=int(state.turn), at=cell_name(cell)))


TILE: Final = Factory("factory", "IC-H7")
