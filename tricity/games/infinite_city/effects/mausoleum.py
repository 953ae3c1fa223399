# mypyc: compile
"""IC-H11: an adjacent tile into your hand."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find, remove
from tricity.games.infinite_city.effects.effect import Effect, tiles_beside
from tricity.games.infinite_city.frames import cell_of, drop
from tricity.games.infinite_city.state import UP, InfiniteCity, type_of
from tricity.games.infinite_city.tokens import tell_returned


class Mausoleum(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return tiles_beside(state, m.TAKE, cell_of(frame))

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        cell = m.cell_of(move)
        word = remove(state, find(state.cells, cell))
        tile = type_of(word)
        if word & UP:
            hands.give_openly(state, state.turn, tile)
        else:
            hands.give(state, state.turn, tile)
        if log is not None:
            facts: dict[str, object] = {"seat": int(state.turn), "at": m.cell_text(cell)}
            told = {"tile": state.tileset.names[tile]}
            if word & UP:
                log.emit("ic-took", {**facts, **told})
            else:
                log.emit_secret("ic-took-down", facts, told, (int(state.turn),), reveals=True)
            tell_returned(state, word, cell, log)
