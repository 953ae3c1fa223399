# mypyc: compile
"""IC-H5: another tile goes to the bottom of the deck."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find, remove
from tricity.games.infinite_city.effects.effect import Effect, tiles_in_reach
from tricity.games.infinite_city.frames import cell_of, drop
from tricity.games.infinite_city.state import UP, InfiniteCity, type_of
from tricity.games.infinite_city.tokens import tell_returned


class DisasterSite(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return tiles_in_reach(state, m.REMOVE, cell_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        cell = m.cell_of(move)
        word = remove(state, find(state.cells, cell))
        put_under(state, type_of(word))
        if log is not None:
            facts: dict[str, object] = {"seat": int(state.turn), "at": m.cell_text(cell)}
            if word & UP:
                log.emit("ic-removed", {**facts, "tile": state.tileset.names[type_of(word)]})
            else:
                log.emit("ic-removed-down", facts)
            tell_returned(state, word, cell, log)


def put_under(state: InfiniteCity, tile: i64) -> None:
    """A tile to the bottom of the deck, which is shared with other copies of this state."""
    state.deck = append(state.deck[state.deck_at :], tile)
    state.deck_at = 0
