# mypyc: compile
"""IC-H15: move a tile with its tokens. Which one, and then where to: two choices, so that no list grows long."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import city
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.effects.effect import Effect, each_of, tiles_in_reach
from tricity.games.infinite_city.effects.plaza import places_elsewhere
from tricity.games.infinite_city.frames import TO, cell_of, drop, push
from tricity.games.infinite_city.state import UP, InfiniteCity, type_of


class PostOffice(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        # A tile that is alone has nothing to be moved to; with another one there is always a place.
        return tiles_in_reach(state, m.MOVE, 0) if len(state.cells) > 1 else vec[i64]()

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        push(state, TO, m.cell_of(move), 0)


class MovedTo(Effect):
    """The tile to be moved is the frame's cell; the post office's own frame lies below."""

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        return each_of(places_elsewhere(state, cell_of(frame)), m.TO)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        drop(state)
        at = city.find(state.cells, cell_of(frame))
        if log is not None:
            word = state.tiles[at]
            facts: dict[str, object] = {
                "seat": int(state.turn),
                "at": m.cell_text(cell_of(frame)),
                "other_at": m.cell_text(m.cell_of(move)),
            }
            if word & UP:
                log.emit("ic-moved", {**facts, "tile": state.tileset.names[type_of(word)]})
            else:
                log.emit("ic-moved-down", facts)
        city.move(state, at, m.cell_of(move))
