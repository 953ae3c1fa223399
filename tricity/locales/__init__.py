"""Words in three languages, from Fluent files: the shared ones here, each game's in its own `locales` folder.

A rule is a message of its id (`CC-25 = …`); its attribute `.refused` tells a refusal with the facts, `.scored` a line
of a score sheet. An event is a message of its kind; its attribute `.secret` is for those who may know the secret part.

A fact is spoken by its noun, the last word of its name: `other_card="residence"` is told by the message
`card-residence`, `seat=0` by the player's name, lists by their parts. A mark after a plus (`embassy+1`) is kept.
What has no message is told as it is.
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

LANGUAGES: Final = ("en", "fr", "pl")


def words(
    what: str | TricityError | GameEvent | Line | Mapping[str, Any],
    lang: str = "en",
    *,
    names: Sequence[str] = (),
    viewer: int | None = None,
    **facts: Any,
) -> str:
    """A sentence for a rule id or any other message, a refusal, an event, a score line or a view's prompt.

    `names` are the players' names by seat; of an event, `viewer` hears what that seat may know.

    >>> words("card-residence", "fr")
    'résidence'
    """
    key, told = _key_and_facts(what, viewer)
    return say(key, lang, names, {**told, **facts})


def say(key: str, lang: str, names: Sequence[str], facts: Mapping[str, Any]) -> str:
    """The message (or `message.attribute`; the message itself where it lacks that attribute) with its facts."""
    bundle = _bundle(lang)
    identifier, _, attribute = key.partition(".")
    message = bundle.get_message(identifier)
    pattern = message.attributes.get(attribute, message.value) if attribute else message.value
    spoken = {name: _spoken(name, value, lang, names) for name, value in facts.items()}
    if pattern is None:
        raise LookupError(f"{lang}: {key} has no text")
    text, faults = bundle.format_pattern(pattern, spoken)
    if faults:
        raise LookupError(f"{lang}: {key}: {faults[0]}")
    # A long pattern is wrapped in its file; the sentence is one line.
    return str(text).replace("\n", " ")


def has_message(key: str, lang: str) -> bool:
    identifier, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    return bundle.has_message(identifier) and (not attribute or attribute in bundle.get_message(identifier).attributes)


def sources(lang: str) -> Iterator[tuple[str, str]]:
    """Name and text of each Fluent file of a language."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    packages = ["tricity.locales", *(f"tricity.games.{folder(name)}.locales" for name in game_names())]
    for package in packages:
        parent, _, child = package.rpartition(".")
        text = files(parent).joinpath(child, f"{lang}.ftl").read_text(encoding="utf-8")
        yield package, text


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for _, text in sources(lang):
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
            knows = viewer is not None and viewer in what.to
            return f"{what.kind}.secret" if knows else what.kind, what.seen_by(viewer)
        case Line():
            return f"{what.rule}.scored", what.facts
        case Mapping():
            return what["say"], what["facts"]
    raise TypeError(f"no words for {type(what).__name__}")


def _spoken(name: str, value: Any, lang: str, names: Sequence[str]) -> Any:
    noun = name.rsplit("_", 1)[-1].removesuffix("s")
    if isinstance(value, TricityError):
        return words(value, lang, names=names)
    if isinstance(value, list | tuple):
        if not value:
            return say("nothing", lang, (), {})
        parts = [_spoken(noun, part, lang, names) for part in value]
        # Things are counted ("2 × residence"); numbers would be misread as products.
        if all(isinstance(part, str) for part in parts):
            parts = [f"{count} × {part}" if count > 1 else part for part, count in Counter(parts).items()]
        return ", ".join(map(str, parts))
    if noun == "seat" and isinstance(value, int):
        return names[value] if value < len(names) else say("player", lang, (), {"number": value + 1})
    if isinstance(value, bool):
        return say("yes" if value else "no", lang, (), {})
    if isinstance(value, str):
        if noun == "rule" and has_message(value, lang):
            return f"{value} ({say(value, lang, (), {})})"
        thing, plus, mark = value.partition("+")
        return say(f"{noun}-{thing}", lang, (), {}) + plus + mark if has_message(f"{noun}-{thing}", lang) else value
    return value
