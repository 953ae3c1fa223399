"""Localized messages from the Fluent files, which are in a folder for each language here: `core.languages` reads them.

What all games share is in `general.ftl`, and in `terminal.ftl` what no page shows: the command line, and texts that the
server formats itself. A game has its own in `game.ftl` of its folder; those of its guide, lesson and
coach, which few readers need, are in further files.

Message ids: the text of a rule is the message of its id (`CC-25 = …`); the attribute `.refused` formats a refusal by
that rule, `.scored` a line of a score sheet. An event is formatted by the message of its kind, and by the attribute
`.secret` for viewers who may know its secret facts.

Facts become message arguments. A string is localized by its noun, the last word of the fact's name:
`other_card="residence"` is formatted by the message `card-residence`. A seat becomes the player's name, a list its
items, and a suffix after a plus sign (`embassy+1`) is kept. A value without a message is inserted unchanged.

A language may give a noun further forms, such as a case or the word with its article, as attributes of its message:
with `card-residence` having `.a = a residence`, a message can say `{ $card_a }`, `{ $other_card_a }` and, for a list,
`{ $cards_a }`, where several equal things take the form `.many` with their `$count`. Likewise the attributes of
`player` are forms of a player without a name (`{ $seat_short }`); one who has a name keeps it in all of them.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tricity.core.errors import IllegalMove, TricityError
from tricity.core.languages import LANGUAGES, SOURCE_LANGUAGE, fluent_text
from tricity.games import names as game_names

# These are imported where they are used: importing them takes longer than most uses of this module.
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

    from tricity.core.events import GameEvent
    from tricity.core.scores import Line

__all__ = ["LANGUAGES", "SOURCE_LANGUAGE", "fluent_files", "format_message", "has_message", "words"]

_SHARED: Final = ("general", "terminal")
_ENTRY: Final = re.compile(r"^-?[A-Za-z][\w-]* *=.*(?:\n+ .*)*", re.MULTILINE)
"""A message or a term: it begins at the margin, and goes on as long as lines are indented."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What a message may refer to: another one, or a term. Functions look the same."""
_SPECIAL: Final = re.compile(r"^$|^[\[*]|[{}]|\s$")
"""A line of a message that is not plain text, or a gap."""
_PARTS: Final = ("*/game", "*/guide", "lesson", "*/lesson", "*/coach", "review", "*/review", "advice")
"""The other Fluent files, in the order in which messages are looked for; a star stands for each game."""


def words(
    what: "str | TricityError | GameEvent | Line | Mapping[str, Any]",
    lang: str = "en",
    *,
    names: Sequence[str] = (),
    viewer: int | None = None,
    **facts: Any,
) -> str:
    """The localized text of a message id, an error, an event, a score line or a view's prompt.

    `names` are the players' names by seat. For an event, the text says what the seat `viewer` may know.

    >>> words("card-residence", "fr")
    'résidence'
    """
    key, own_facts = _key_and_facts(what, viewer)
    return format_message(key, lang, names, {**own_facts, **facts})


def format_message(key: str, lang: str, names: Sequence[str], facts: Mapping[str, Any]) -> str:
    """Format `message` or `message.attribute`, or the message itself where it has no such attribute.

    Raises LookupError when the message does not exist or a fact is missing.
    """
    plain = _plain_texts(lang).get(key)
    if plain is not None:
        return plain
    identifier, _, attribute = key.partition(".")
    if not _has(identifier, lang):
        raise LookupError(f"{lang}: there is no message {identifier}")
    bundle = _bundle(lang)
    message = bundle.get_message(identifier)
    pattern = message.attributes.get(attribute, message.value) if attribute else message.value
    if pattern is None:
        raise LookupError(f"{lang}: {key} has no text")
    arguments = {name: _localize_fact(name, value, lang, names) for name, value in facts.items()}
    for name, value in facts.items():
        if _is_seat(name, value):
            arguments.update(_seat_forms(name, value, lang, arguments[name]))
        else:
            arguments.update(_noun_forms(name, value, lang))
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"{lang}: {key}: {errors[0]}")
    return _one_line(str(text))


def _one_line(text: str) -> str:
    """A long pattern may be wrapped over several lines of its file."""
    return text.replace("\n", " ")


def has_message(key: str, lang: str) -> bool:
    identifier, _, attribute = key.partition(".")
    return _has(identifier, lang) and (not attribute or attribute in _bundle(lang).get_message(identifier).attributes)


def fluent_files(lang: str) -> Iterator[tuple[str, str]]:
    """The path in the language's folder and the text of each Fluent file that Python reads: `card-city/game`."""
    for part in (*_SHARED, *_PARTS):
        yield from _part_files(lang, part)


def _part_files(lang: str, part: str) -> Iterator[tuple[str, str]]:
    """That file, or that of each game which has it."""
    for path in (part.replace("*", name) for name in game_names()) if "*" in part else (part,):
        if text := fluent_text(lang, path):
            yield path, text


def _has(identifier: str, lang: str) -> bool:
    """Whether there is such a message. If so, the bundle has it from now on, with all that it refers to.

    Messages are parsed one by one, when they are asked for: there are thousands, and few are shown.
    """
    complete = _complete(lang)
    waiting, added = [identifier], set[str]()
    while waiting:
        name = waiting.pop()
        if name in complete or name in added:
            continue
        if source := _source(name, lang):
            added.add(name)
            _bundle(lang).add_resource(_parser().parse(source))
            waiting += _REFERENCE.findall(source)
    # Only now: whoever finds one of them here, in another thread, finds what it refers to.
    complete |= added
    return identifier in complete


@cache
def _complete(lang: str) -> set[str]:
    """The messages that the bundle of a language has, with what they refer to."""
    return set()


def _source(identifier: str, lang: str) -> str | None:
    """The text of a message or (`-name`) a term. The files are read one after the other until it is found."""
    parts = (_part_entries(lang, part) for part in (*_SHARED, *_PARTS))
    return next((entries[identifier] for entries in parts if identifier in entries), None)


@cache
def _part_entries(lang: str, part: str) -> dict[str, str]:
    return {key: entry for _, text in _part_files(lang, part) for key, entry in entries_of(text)}


def entries_of(source: str) -> Iterator[tuple[str, str]]:
    """The id and the text of each message and (`-name`) of each term of a Fluent file."""
    for entry in _ENTRY.findall(source):
        yield entry.partition("=")[0].strip(), entry


@cache
def _plain_texts(lang: str) -> dict[str, str]:
    """The shared messages without arguments, by id. Help consists of them, and to read them takes neither the parser
    nor the runtime of Fluent, which take longer to import, and to do their work, than everything else.
    """
    return {key: text for part in _SHARED for key, text in plain_messages(fluent_text(lang, part))}


def plain_messages(source: str) -> Iterator[tuple[str, str]]:
    """The id and the value, in one line, of the messages of a Fluent file that are plain text.

    What is not obviously plain is left out, and so left to Fluent: a value with braces, and one with further
    indentation, gaps or spaces at the end of a line, which would count.
    """
    for key, entry in entries_of(source):
        head, *lines = entry.split("\n")
        first = head.partition("=")[2].strip()
        value = [first] if first else []
        indentations = set()
        for line in lines:
            text = line.lstrip(" ")
            if text.startswith("."):
                break
            indentations.add(len(line) - len(text))
            value.append(text)
        is_plain = value and len(indentations) < 2 and not any(_SPECIAL.search(text) for text in value)
        if is_plain and not key.startswith("-"):
            yield key, " ".join(value)


@cache
def _bundle(lang: str) -> "FluentBundle":
    """Those messages of a language that were asked for: see `_has`."""
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _parser() -> "FluentParser":
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False)


def _key_and_facts(what: object, viewer: int | None) -> tuple[str, Mapping[str, Any]]:
    if isinstance(what, str):
        return what, {}

    from tricity.core.events import GameEvent
    from tricity.core.scores import Line

    match what:
        case IllegalMove():
            return what.message, what.facts
        case TricityError():
            return what.key, what.facts
        case GameEvent():
            return f"{what.kind}.secret" if what.is_addressed_to(viewer) else what.kind, what.seen_by(viewer)
        case Line():
            return f"{what.rule}.scored", what.facts
        case Mapping():
            return what["say"], what["facts"]
    raise TypeError(f"no message for {type(what).__name__}")


def _noun(name: str) -> str:
    return name.rsplit("_", 1)[-1].removesuffix("s")


def _noun_forms(name: str, value: Any, lang: str) -> Iterator[tuple[str, str]]:
    """The further forms of a noun or of a list: for each attribute of its message an argument `<name>_<attribute>`."""
    things = value if isinstance(value, list | tuple) else [value]
    if not things or not all(isinstance(thing, str) for thing in things):
        return
    noun = _noun(name)
    first = f"{noun}-{things[0].partition('+')[0]}"
    for form in _bundle(lang).get_message(first).attributes if has_message(first, lang) else ():
        if form != "many":
            items = [_in_form(noun, thing, form, count, lang) for thing, count in Counter(things).items()]
            yield f"{name}_{form}", joined(items, lang)


def _is_seat(name: str, value: Any) -> bool:
    return _noun(name) == "seat" and isinstance(value, int)


def _seat_forms(name: str, seat: int, lang: str, called: str) -> Iterator[tuple[str, str]]:
    """The further forms of a player who is called so, by the attributes of the message `player`."""
    number = {"number": seat + 1}
    for form in _bundle(lang).get_message("player").attributes if _has("player", lang) else ():
        has_name = called != format_message("player", lang, (), number)
        yield f"{name}_{form}", called if has_name else format_message(f"player.{form}", lang, (), number)


def _in_form(noun: str, value: str, form: str, count: int, lang: str) -> str:
    thing, plus, suffix = value.partition("+")
    key = f"{noun}-{thing}"
    if count == 1:
        text = format_message(f"{key}.{form}", lang, (), {})
    elif has_message(f"{key}.many", lang):
        text = format_message(f"{key}.many", lang, (), {"count": count})
    else:
        text = f"{count} × {format_message(key, lang, (), {})}"
    return text + plus + suffix


def joined(items: Sequence[str], lang: str) -> str:
    """Several things as in a sentence: "Anna, Bruno and Celia"."""
    *others, last = items
    return format_message("list-and", lang, (), {"items": ", ".join(others), "last": last}) if others else last


def _localize_fact(name: str, value: Any, lang: str, names: Sequence[str]) -> Any:
    """The argument for a message: text in the language, or the value itself, which Fluent formats by its type."""
    noun = _noun(name)
    if isinstance(value, TricityError):
        return words(value, lang, names=names)
    if isinstance(value, list | tuple):
        return _localize_list(noun, value, lang, names)
    if _is_seat(name, value):
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
    # Players stand in the middle of sentences ("Waiting for Anna and Bruno."), other plain lists after a colon.
    return joined(items, lang) if noun == "seat" else ", ".join(map(str, items))


def _localize_string(noun: str, value: str, lang: str) -> str:
    if noun == "rule" and has_message(value, lang):
        return f"{value} ({format_message(value, lang, (), {})})"
    thing, plus, suffix = value.partition("+")
    key = f"{noun}-{thing}"
    return format_message(key, lang, (), {}) + plus + suffix if has_message(key, lang) else value
