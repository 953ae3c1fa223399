"""Tricity: the board games Card City, Point City and Infinite City, as an engine, a referee and a table.

>>> import tricity
>>> match = tricity.new("card-city", players=3, seed=7)
>>> len(match.to_act)
1
"""

from collections.abc import Mapping
from typing import Any

from tricity.core import compiled
from tricity.core.errors import BadMove, BadOption, BadPosition, BadRecord, CorruptLog, IllegalMove, TricityError
from tricity.core.events import GameEvent
from tricity.core.match import Match, PlayedMove
from tricity.core.notation import Move
from tricity.core.options import Option
from tricity.core.scores import Line, Sheet
from tricity.games import find as _find
from tricity.games import names as _names
from tricity.locales import LANGUAGES, words

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
    "compiled",
    "from_position",
    "games",
    "new",
    "replay",
    "words",
]


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
    options: Mapping[str, Any] | None = None,
    rules: int | None = None,
) -> Match:
    """Deal a new match, by the newest rules unless a version is named; raises `BadOption`."""
    return Match.deal(_find(game), players, options, seed, rules)


def replay(record: str) -> Match:
    """The match that a record holds, to its last move; raises `BadRecord`."""
    return Match.from_record(record, _find)


def from_position(position: object) -> Match:
    """A match that begins at a position; raises `BadPosition`."""
    return Match.from_position(position, _find)
