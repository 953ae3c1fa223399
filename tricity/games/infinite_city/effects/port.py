# mypyc: compile
"""IC-H14: the top tile of the deck, face down, unseen by anybody."""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import place
from tricity.games.infinite_city.effects.effect import Effect, each_of
from tricity.games.infinite_city.effects.plaza import places
from tricity.games.infinite_city.frames import drop
from tricity.games.infinite_city.state import UP, InfiniteCity


class Port(Effect):
    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        if state.out_now or state.deck_at == len(state.deck):
            return vec[i64]()
        return each_of(places(state), m.LAY)

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        place(state, m.cell_of(move), state.tileset.words[state.deck[state.deck_at]] & ~UP)
        state.deck_at += 1
        if log is not None:
            log.emit("ic-laid", {"seat": int(state.turn), "at": m.cell_text(m.cell_of(move))})
