"""The reader's language, and a translator that formats messages in it."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tricity.locales import LANGUAGES, SOURCE_LANGUAGE, format_message, has_message, words

# NFKD has no decomposition for these: their stroke is not a combining character.
_WITHOUT_STROKE: Final = str.maketrans("łŁ", "lL")


def requested_language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of `--lang`, else of TRICITY_LANG, else of the locale, else English.

    It is needed before the arguments are parsed, because the help of the options is translated too.
    """
    for position, arg in enumerate(args):
        if arg == "--":
            break
        name, equals, value = arg.partition("=")
        if name == "--lang":
            value = value if equals else next(iter(args[position + 1 :]), "")
            if value in LANGUAGES:
                return value
    if environ.get("TRICITY_LANG") in LANGUAGES:
        return environ["TRICITY_LANG"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = environ[name].replace("-", "_").partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else SOURCE_LANGUAGE
    return SOURCE_LANGUAGE


class Translator:
    """Formats messages, errors, events and score lines in one language; `names` are the players' names by seat."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text of the message with that id."""
        return format_message(key, self.lang, self.names, facts)

    def describe(self, what: Any, viewer: int | None = None) -> str:
        """The text of an error, an event, a score line or a prompt; of an event, what the viewer may know."""
        return words(what, self.lang, names=self.names, viewer=viewer)

    def has(self, key: str) -> bool:
        return has_message(key, self.lang)

    def name_of(self, noun: str, value: str) -> str:
        """The name of a thing (`game`, `card-city`), or the value itself where there is no message for it."""
        return self(f"{noun}-{value}") if self.has(f"{noun}-{value}") else value


def fold(text: str) -> str:
    """Fold case and remove accents, to compare what was typed.

    >>> fold("Résidence"), fold("złoto")
    ('residence', 'zloto')
    """
    decomposed = unicodedata.normalize("NFKD", text.translate(_WITHOUT_STROKE))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()
