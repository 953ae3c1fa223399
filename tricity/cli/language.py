"""Which language the reader wants, and a voice that speaks it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tricity.locales import LANGUAGES, format_message, has_message, words

FALLBACK: Final = "en"


def wanted(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of `--lang`, else of TRICITY_LANG, else of the locale, else English.

    It is needed before the arguments are parsed, because the help of the options is spoken too.
    """
    for place, arg in enumerate(args):
        if arg == "--":
            break
        name, equals, value = arg.partition("=")
        if name == "--lang":
            value = value if equals else next(iter(args[place + 1 :]), "")
            if value in LANGUAGES:
                return value
    if environ.get("TRICITY_LANG") in LANGUAGES:
        return environ["TRICITY_LANG"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = environ[name].replace("-", "_").partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


class Voice:
    """Speaks messages with their facts, refusals, events and score lines; `names` are the players' by seat."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names

    def __call__(self, key: str, /, **facts: Any) -> str:
        return format_message(key, self.lang, self.names, facts)

    def tell(self, what: Any, viewer: int | None = None) -> str:
        return words(what, self.lang, names=self.names, viewer=viewer)

    def knows(self, key: str) -> bool:
        return has_message(key, self.lang)

    def name_of(self, noun: str, value: str) -> str:
        """The word for a thing (`game`, `card-city`), or the thing as it is written."""
        return self(f"{noun}-{value}") if self.knows(f"{noun}-{value}") else value
