# mypyc: compile
"""IC-H13: every other player who has a token places one here, clockwise; nobody if it is protected (IC-31)."""

from typing import Final

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.city import index_of
from tricity.games.infinite_city.events import TokenPlaced
from tricity.games.infinite_city.state import PROTECTED, InfiniteCity, token_count
from tricity.games.infinite_city.step import TileKind
from tricity.games.infinite_city.tokens import add_token


class PoliceHq(TileKind):
    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        index = index_of(state, cell)
        if state.tiles[index] & PROTECTED:
            self.log_idle(cell, log)
            return
        seat = (state.turn + 1) % state.players
        while seat != state.turn:
            if token_count(state.supply, seat):
                if log is not None:
                    log.emit(TokenPlaced(seat=int(seat), at=cell_name(cell)))
                add_token(state, index, seat, log)
            seat = (seat + 1) % state.players


TILE: Final = PoliceHq("police-hq", "IC-H13")
