# mypyc: compile
"""Point City as a `Game`: each method is implemented in the module of its name."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tricity.core.encoding import Encoding
from tricity.core.events import EventLog
from tricity.core.game_modules import GameModules
from tricity.core.modular_game import ModularGame
from tricity.core.native import Random, i64, vec
from tricity.core.scores import Line
from tricity.core.state import Imagination, State
from tricity.games.point_city import (
    apply,
    encoding,
    evaluate,
    imagine,
    legal,
    moves,
    network,
    positions,
    refusals,
    scoring,
    setup,
    view,
)
from tricity.games.point_city.options import OPTIONS
from tricity.games.point_city.state import PointCity

_MODULES: Final = GameModules(setup, moves, refusals, view, positions)


class PointCityGame(ModularGame):
    def __init__(self) -> None:
        super().__init__(
            "point-city",
            1,
            (1, 2, 3, 4),
            OPTIONS,
            has_solo_opponent=True,
        )

    def modules(self) -> GameModules:
        return _MODULES

    def actors(self, state: State) -> i64:
        return legal.actors(cast(PointCity, state))

    def next_actor(self, state: State) -> i64:
        return legal.next_actor(cast(PointCity, state))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return legal.legal(cast(PointCity, state), seat)

    def has_choice(self, state: State, seat: i64) -> bool:
        return legal.has_choice(cast(PointCity, state), seat)

    def random_move(self, state: State, seat: i64, rng: Random) -> i64:
        return legal.random_move(cast(PointCity, state), seat, rng)

    def apply(self, state: State, seat: i64, move: i64, log: EventLog | None = None) -> None:
        apply.apply(cast(PointCity, state), seat, move, log)

    def standing(self, state: State, seat: i64) -> i64:
        return scoring.standing(cast(PointCity, state), seat)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate.evaluate(cast(PointCity, state), seat)

    def appraise(self, state: State, seat: i64) -> i64:
        return network.appraise(cast(PointCity, state), seat)

    def turns_left(self, state: State) -> i64:
        return evaluate.turns_left(cast(PointCity, state))

    def contributions(self, state: State, seat: int) -> dict[str, int]:
        return evaluate.contributions(cast(PointCity, state), seat)

    def fits(self, state: State, seat: int, code: int) -> bool:
        return legal.fits(cast(PointCity, state), seat, code)

    def scores(self, state: State) -> Sequence[tuple[Sequence[Line], int]]:
        city = cast(PointCity, state)
        return [(scoring.lines(city, seat), int(scoring.tiebreak(city, seat))) for seat in range(city.owner_count())]

    def imagination(self, view: Mapping[str, Any]) -> Imagination:
        return imagine.PointCityImagination(view)

    def encoding(self, players: int, options: Mapping[str, Any]) -> Encoding:
        return encoding.PointCityEncoding(players)


GAME: Final = PointCityGame()
