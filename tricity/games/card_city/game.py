# mypyc: compile
"""Card City as a `Game`: each method is implemented in the module of its name."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tricity.core.encoding import Encoding
from tricity.core.events import EventLog
from tricity.core.game_modules import GameModules
from tricity.core.modular_game import ModularGame
from tricity.core.native import Random, i64, vec
from tricity.core.scores import Line
from tricity.core.state import Imagination, State
from tricity.games.card_city import (
    apply,
    encoding,
    estimates,
    imagine,
    legal,
    moves,
    positions,
    refusals,
    scoring,
    setup,
    view,
)
from tricity.games.card_city.options import OPTIONS, RULES
from tricity.games.card_city.state import CardCity

_MODULES: Final = GameModules(setup, moves, refusals, view, positions)


class CardCityGame(ModularGame):
    """Card City, rules CC-01 to CC-92.

    Its versions of the rules differ in the options `discard` (CC-21) and `first_player` (CC-05).
    """

    def __init__(self) -> None:
        super().__init__(
            "card-city",
            RULES,
            (1, 2, 3, 4),
            OPTIONS,
        )

    def modules(self) -> GameModules:
        return _MODULES

    def actors(self, state: State) -> i64:
        return legal.actors(cast(CardCity, state))

    def next_actor(self, state: State) -> i64:
        return legal.next_actor(cast(CardCity, state))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return legal.legal(cast(CardCity, state), seat)

    def has_choice(self, state: State, seat: i64) -> bool:
        return legal.has_choice(cast(CardCity, state), seat)

    def random_move(self, state: State, seat: i64, rng: Random) -> i64:
        return legal.random_move(cast(CardCity, state), seat, rng)

    def apply(self, state: State, seat: i64, move: i64, log: EventLog | None = None) -> None:
        apply.apply(cast(CardCity, state), seat, move, log)

    def standing(self, state: State, seat: i64) -> i64:
        return scoring.standing(cast(CardCity, state), seat)

    def evaluate(self, state: State, seat: i64) -> i64:
        return estimates.evaluate(cast(CardCity, state), seat)

    def reply(self, state: State, seat: i64) -> i64:
        return estimates.reply(cast(CardCity, state), seat)

    def horizon(self, players: i64) -> i64:
        return estimates.horizon(players)

    def turns_left(self, state: State) -> i64:
        return estimates.turns_left(cast(CardCity, state))

    def contributions(self, state: State, seat: int) -> dict[str, int]:
        return estimates.contributions(cast(CardCity, state), seat)

    def fits(self, state: State, seat: int, code: int) -> bool:
        return legal.fits(cast(CardCity, state), seat, code)

    def scores(self, state: State) -> Sequence[tuple[Sequence[Line], int]]:
        city = cast(CardCity, state)
        return [(scoring.lines(city, seat), int(city.gold(seat)) % 5) for seat in range(city.players)]

    def imagination(self, view: Mapping[str, Any]) -> Imagination:
        return imagine.CardCityImagination(view)

    def redealt(self, state: State, rng: Random) -> State:
        return imagine.redealt(cast(CardCity, state), rng)

    def encoding(self, players: int, options: Mapping[str, Any]) -> Encoding:
        return encoding.CardCityEncoding(players)


GAME: Final = CardCityGame()
