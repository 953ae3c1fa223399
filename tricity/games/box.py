"""What the box of a game says to somebody who has not played it: how long it takes, how demanding it is, who made it.

A game's `data/box.json` has it, with the options that suit a first game where they are not the default, and how the
rulebook of a language reads a rule where that is not the default either.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tricity.core.frozen import Frozen
from tricity.games import folder


class Credit(Frozen, forbid_unknown_fields=True):
    """Who did something for the game; the message `credit-<role>` says what."""

    role: str
    names: tuple[str, ...]


class Box(Frozen, forbid_unknown_fields=True):
    """`minutes`: a short and a long game. `weight`: 1 is learnt while playing, 3 takes a few games to master.

    `first_game` has options by name; `readings` has them by language. With `printed_credits` the credits are those of
    the game's own rulebook, else they were found elsewhere.
    """

    minutes: tuple[int, int]
    weight: Annotated[int, Meta(ge=1, le=3)]
    first_game: dict[str, Any] = msgspec.field(default_factory=dict)
    credits: tuple[Credit, ...] = ()
    printed_credits: bool = True
    readings: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)

    def suggested(self, lang: str) -> dict[str, Any]:
        """What to offer first to somebody who reads that language and has chosen nothing yet."""
        return {**self.first_game, **self.readings.get(lang, {})}


def readings(game: str, lang: str) -> dict[str, Any]:
    """How the rulebook of a language reads a game's rules where we read them otherwise: values of options, by name."""
    contents = box(game)
    return contents.readings.get(lang, {}) if contents else {}


@cache
def box(game: str) -> Box | None:
    """The box of the game of that name; None if it has none. Raises `BadOption`."""
    file = files("tricity.games").joinpath(folder(game), "data", "box.json")
    return msgspec.json.decode(file.read_bytes(), type=Box) if file.is_file() else None
