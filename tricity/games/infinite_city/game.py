# mypyc: compile
"""Infinite City as a `Game`: each method is implemented in the module of its name."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tricity.core.encoding import Encoding
from tricity.core.events import EventLog
from tricity.core.game_modules import GameModules
from tricity.core.modular_game import ModularGame
from tricity.core.native import Random, i64, vec
from tricity.core.options import Option, OptionSet
from tricity.core.scores import Line
from tricity.core.state import Imagination, State
from tricity.games.infinite_city import (
    apply,
    encoding,
    evaluate,
    imagine,
    legal,
    moves,
    positions,
    refusals,
    scoring,
    setup,
    tileset,
    view,
)
from tricity.games.infinite_city.state import InfiniteCity

_MODULES: Final = GameModules(setup, moves, refusals, view, positions)


class InfiniteCityGame(ModularGame):
    def __init__(self) -> None:
        super().__init__(
            "infinite-city",
            1,
            (2, 3, 4, 5, 6),
            OptionSet(Option(tileset.OPTION, "IC-02", None, ())),
        )

    def modules(self) -> GameModules:
        return _MODULES

    def actors(self, state: State) -> i64:
        return legal.actors(cast(InfiniteCity, state))

    def next_actor(self, state: State) -> i64:
        return legal.next_actor(cast(InfiniteCity, state))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return legal.legal(cast(InfiniteCity, state), seat)

    def has_choice(self, state: State, seat: i64) -> bool:
        return legal.has_choice(cast(InfiniteCity, state), seat)

    def random_move(self, state: State, seat: i64, rng: Random) -> i64:
        return legal.random_move(cast(InfiniteCity, state), rng)

    def apply(self, state: State, seat: i64, move: i64, log: EventLog | None = None) -> None:
        apply.apply(cast(InfiniteCity, state), seat, move, log)

    def standing(self, state: State, seat: i64) -> i64:
        return scoring.standing(cast(InfiniteCity, state), seat)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate.evaluate(cast(InfiniteCity, state), seat)

    def turns_left(self, state: State) -> i64:
        return evaluate.turns_left(cast(InfiniteCity, state))

    def contributions(self, state: State, seat: int) -> dict[str, int]:
        return evaluate.contributions(cast(InfiniteCity, state), seat)

    def fits(self, state: State, seat: int, code: int) -> bool:
        return apply.fits(cast(InfiniteCity, state), seat, code)

    def scores(self, state: State) -> Sequence[tuple[Sequence[Line], int]]:
        city = cast(InfiniteCity, state)
        return [(scoring.lines(city, seat), int(scoring.largest_group(city, seat))) for seat in range(city.players)]

    def imagination(self, view: Mapping[str, Any]) -> Imagination:
        return imagine.InfiniteCityImagination(view)

    def redealt(self, state: State, rng: Random) -> State:
        return imagine.redealt(cast(InfiniteCity, state), rng)

    def encoding(self, players: int, options: Mapping[str, Any]) -> Encoding:
        return encoding.InfiniteCityEncoding(players, tileset.tileset_of(options[tileset.OPTION]))

    def free_option(self, name: str, value: Any) -> Any:
        return tileset.normalized_values(value)


GAME: Final = InfiniteCityGame()
