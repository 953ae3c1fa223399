"""Localized messages from Fluent files: the shared ones in this package, each game's own in its `locales` folder.

Message ids: the text of a rule is the message of its id (`CC-25 = …`); the attribute `.refused` formats a refusal by
that rule, `.scored` a line of a score sheet. An event is formatted by the message of its kind, and by the attribute
`.secret` for viewers who may know its secret facts.

Facts become message arguments. A string is localized by its noun, the last word of the fact's name:
`other_card="residence"` is formatted by the message `card-residence`. A seat becomes the player's name, a list its
items, and a suffix after a plus sign (`embassy+1`) is kept. A value without a message is inserted unchanged.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tricity.core.errors import IllegalMove, TricityError
from tricity.core.events import GameEvent
from tricity.core.scores import Line
from tricity.games import folder
from tricity.games import names as game_names

SOURCE_LANGUAGE: Final = "en"
"""The language that the others are translated from, and that a reader of none of them gets."""


def _languages() -> tuple[str, ...]:
    names = (entry.name for entry in files("tricity.locales").iterdir())
    codes = sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))
    return SOURCE_LANGUAGE, *(code for code in codes if code != SOURCE_LANGUAGE)


LANGUAGES: Final = _languages()
"""A language is what has a Fluent file in this folder; the page and the documentation follow."""


def words(
    what: str | TricityError | GameEvent | Line | Mapping[str, Any],
    lang: str = "en",
    *,
    names: Sequence[str] = (),
    viewer: int | None = None,
    **facts: Any,
) -> str:
    """The localized text of a message id, an error, an event, a score line or a view's prompt.

    `names` are the players' names by seat. Of an event, the text has what the seat `viewer` may know.

    >>> words("card-residence", "fr")
    'résidence'
    """
    key, own_facts = _key_and_facts(what, viewer)
    return format_message(key, lang, names, {**own_facts, **facts})


def format_message(key: str, lang: str, names: Sequence[str], facts: Mapping[str, Any]) -> str:
    """Format `message` or `message.attribute`, or the message itself where it has no such attribute.

    Raises LookupError when the message does not exist or a fact is missing.
    """
    bundle = _bundle(lang)
    identifier, _, attribute = key.partition(".")
    message = bundle.get_message(identifier)
    pattern = message.attributes.get(attribute, message.value) if attribute else message.value
    if pattern is None:
        raise LookupError(f"{lang}: {key} has no text")
    arguments = {name: _localize_fact(name, value, lang, names) for name, value in facts.items()}
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"{lang}: {key}: {errors[0]}")
    # A long pattern may be wrapped over several lines of its file; the formatted text is one line.
    return str(text).replace("\n", " ")


def has_message(key: str, lang: str) -> bool:
    identifier, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    return bundle.has_message(identifier) and (not attribute or attribute in bundle.get_message(identifier).attributes)


def fluent_files(lang: str) -> Iterator[tuple[str, str]]:
    """The package and the text of each Fluent file of a language; a test names what an incomplete language lacks."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    yield "tricity.locales", files("tricity.locales").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    # Located from the parent package: the package of a game itself would be imported with the whole game.
    games = files("tricity.games")
    for name in game_names():
        file = games.joinpath(folder(name), "locales", f"{lang}.ftl")
        if file.is_file():
            yield f"tricity.games.{folder(name)}.locales", file.read_text(encoding="utf-8")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for _, text in fluent_files(lang):
        bundle.add_resource(FluentResource(text))
    return bundle


def _key_and_facts(what: object, viewer: int | None) -> tuple[str, Mapping[str, Any]]:
    match what:
        case str():
            return what, {}
        case IllegalMove():
            return f"{what.rule}.refused", what.facts
        case TricityError():
            return what.key, what.facts
        case GameEvent():
            return f"{what.kind}.secret" if what.is_addressed_to(viewer) else what.kind, what.seen_by(viewer)
        case Line():
            return f"{what.rule}.scored", what.facts
        case Mapping():
            return what["say"], what["facts"]
    raise TypeError(f"no message for {type(what).__name__}")


def _localize_fact(name: str, value: Any, lang: str, names: Sequence[str]) -> Any:
    """The argument for a message: text in the language, or the value itself, which Fluent formats by its type."""
    noun = name.rsplit("_", 1)[-1].removesuffix("s")
    if isinstance(value, TricityError):
        return words(value, lang, names=names)
    if isinstance(value, list | tuple):
        return _localize_list(noun, value, lang, names)
    if noun == "seat" and isinstance(value, int):
        return names[value] if value < len(names) else format_message("player", lang, (), {"number": value + 1})
    if isinstance(value, bool):
        return format_message("yes" if value else "no", lang, (), {})
    if isinstance(value, str):
        return _localize_string(noun, value, lang)
    return value


def _localize_list(noun: str, values: Sequence[Any], lang: str, names: Sequence[str]) -> str:
    if not values:
        return format_message("nothing", lang, (), {})
    items = [_localize_fact(noun, value, lang, names) for value in values]
    # Equal things are counted ("2 × residence"). Numbers are not: "2 × 3" would be read as a product.
    if all(isinstance(item, str) for item in items):
        items = [f"{count} × {item}" if count > 1 else item for item, count in Counter(items).items()]
    return ", ".join(map(str, items))


def _localize_string(noun: str, value: str, lang: str) -> str:
    if noun == "rule" and has_message(value, lang):
        return f"{value} ({format_message(value, lang, (), {})})"
    thing, plus, suffix = value.partition("+")
    key = f"{noun}-{thing}"
    return format_message(key, lang, (), {}) + plus + suffix if has_message(key, lang) else value
