# mypyc: compile
"""IC-H13: every other player who has a token puts one here."""

from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects.effect import Effect, tell_idle
from tricity.games.infinite_city.moves import cell_text
from tricity.games.infinite_city.state import POLICE_HQ, SAFE, InfiniteCity, tokens_of
from tricity.games.infinite_city.tokens import add


class PoliceHq(Effect):
    def follow(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        at = find(state.cells, cell)
        if state.tiles[at] & SAFE:
            tell_idle(POLICE_HQ, cell, log)
            return
        seat = (state.turn + 1) % state.players
        while seat != state.turn:
            if tokens_of(state.supply, seat):
                if log is not None:
                    log.emit("ic-put", {"seat": int(seat), "at": cell_text(cell)})
                add(state, at, seat, log)
            seat = (seat + 1) % state.players
