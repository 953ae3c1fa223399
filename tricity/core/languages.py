"""The languages, and the Fluent files with their words.

A language is a folder of `tricity/locales` and a line of `languages.json` beside it, the first being the one that the
others are translated from. The folder has the words that all games share, and a folder for each game. The page reads
some of the files, too, and has some of its own there (`page`, `board`).
"""

import json
from pathlib import Path
from typing import Final

# Not by `importlib.resources`, which imports half of the standard library: the command's help needs little else.
_FOLDER: Final = Path(__file__).parents[1] / "locales"


def _languages() -> tuple[str, ...]:
    declared = json.loads(_FOLDER.joinpath("languages.json").read_text(encoding="utf-8"))
    return tuple(language["code"] for language in declared)


LANGUAGES: Final = _languages()
SOURCE_LANGUAGE: Final = LANGUAGES[0]
"""The language that the others are translated from, and that people get who read none of them."""


def fluent_text(lang: str, path: str) -> str:
    """The text of a Fluent file of a language, such as `general` or `card-city/game`; empty where it has none."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    file = _FOLDER.joinpath(lang, *f"{path}.ftl".split("/"))
    return file.read_text(encoding="utf-8") if file.is_file() else ""
