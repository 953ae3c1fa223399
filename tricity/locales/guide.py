"""The guides of the games in a language, as data for the page and the terminal."""

from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Any

from tricity.core.guide import Guide
from tricity.games import folder
from tricity.games.box import readings
from tricity.games.examples import Example
from tricity.locales import words


@cache
def guide(game: str, lang: str) -> Guide:
    """The guide of a game; an empty one if it has none. Raises `BadOption`."""
    package = folder(game)
    if not files("tricity.games").joinpath(package, "guide", "__init__.py").is_file():
        return Guide()
    made: Guide = import_module(f"tricity.games.{package}.guide").guide(partial(_say, lang), readings(game, lang))
    return made


def example_words(example: Example, lang: str) -> tuple[str, str]:
    """The title and the text of a worked example."""
    prefix = example.rules[0].partition("-")[0].lower()
    key = f"{prefix}-example-{example.name}"
    return words(key, lang), words(f"{key}.about", lang)


def _say(lang: str, key: str, /, **facts: Any) -> str:
    return words(key, lang, **facts)
