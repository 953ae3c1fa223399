"""Tricity: the board games Card City, Point City and Infinite City, as an engine, a referee and a table.

>>> import tricity
>>> match = tricity.new("card-city", players=3, seed=7)
>>> len(match.to_act)
1
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

# Imported now, because importing the package later would replace the function `games` by the package.
from tricity.games import find as _find
from tricity.games import names as _names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tricity.analysis.match import Match
    from tricity.core import compiled
    from tricity.core.errors import BadMove, BadOption, BadPosition, BadRecord, CorruptLog, IllegalMove, TricityError
    from tricity.core.events import GameEvent
    from tricity.core.match import PlayedMove
    from tricity.core.notation import Move
    from tricity.core.options import Option
    from tricity.core.scores import Line, Sheet
    from tricity.locales import LANGUAGES, words

    __version__: str

__all__ = [
    "LANGUAGES",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CorruptLog",
    "GameEvent",
    "IllegalMove",
    "Line",
    "Match",
    "Move",
    "Option",
    "PlayedMove",
    "Sheet",
    "TricityError",
    "__version__",
    "compiled",
    "from_position",
    "games",
    "new",
    "replay",
    "words",
]


_HOMES = {
    "tricity.analysis.match": ("Match",),
    "tricity.core": ("compiled",),
    "tricity.core.errors": (
        "BadMove",
        "BadOption",
        "BadPosition",
        "BadRecord",
        "CorruptLog",
        "IllegalMove",
        "TricityError",
    ),
    "tricity.core.events": ("GameEvent",),
    "tricity.core.match": ("PlayedMove",),
    "tricity.core.notation": ("Move",),
    "tricity.core.options": ("Option",),
    "tricity.core.scores": ("Line", "Sheet"),
    "tricity.locales": ("LANGUAGES", "words"),
}


# Hidden from type checkers, for which every name would otherwise seem to exist.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The names above are imported when they are used: a program that needs a few of them starts sooner."""
        if name == "__version__":
            return import_module("importlib.metadata").version("tricity")
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = getattr(import_module(home), name)
        return globals()[name]


def __dir__() -> list[str]:
    return __all__


def games() -> dict[str, dict[str, Any]]:
    """The games by name: player counts, the newest version of the rules, and the options, which are its rulings.

    `defaults` has an option's default in each version; versions before `since` leave no other choice.
    """
    return {
        game.name: {
            "players": list(game.players),
            "rules": game.rules_version,
            "options": {
                option.name: {
                    "default": option.default,
                    "values": list(option.values),
                    "rule": option.rule,
                    "players": list(option.players or game.players),
                    "since": option.since,
                    "defaults": {rules: option.default_in(rules) for rules in range(1, game.rules_version + 1)},
                }
                for option in game.options
            },
        }
        for game in map(_find, _names())
    }


def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    options: "Mapping[str, Any] | None" = None,
    rules: int | None = None,
) -> "Match":
    """Deal a new match, by the newest rules unless a version is named; raises `BadOption`."""
    from tricity.analysis.match import Match

    return Match.deal(_find(game), players, options, seed, rules)


def replay(record: str) -> "Match":
    """The match that a record holds, to its last move; raises `BadRecord`."""
    from tricity.analysis.match import Match

    return Match.from_record(record, _find)


def from_position(position: object) -> "Match":
    """A match that begins at a position; raises `BadPosition`."""
    from tricity.analysis.match import Match

    return Match.from_position(position, _find)
