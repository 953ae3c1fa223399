"""Positions from outside: which rules version they were written by, and whether they match the game's schema.

A position is written by the version of the rules that its match is played by. One of version 1 says so by having no key
`rules`: that is how they were written before there was a second version. Games read and write the newest version only.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec

from tricity.core.errors import BadPosition
from tricity.core.game import Game
from tricity.core.options import Option, OptionSet
from tricity.core.state import State

T = TypeVar("T")
S = TypeVar("S", bound=State)


def rules_of(position: dict[str, Any], game: Game) -> int:
    """The version of the rules that a position is of; raises `BadPosition` for one that this program does not know."""
    rules = position.get("rules", 1)
    if not isinstance(rules, int) or isinstance(rules, bool) or rules < 1:
        raise BadPosition("bad-position-shape", place="$.rules", detail="Expected `int` >= 1")
    if rules > game.rules_version:
        raise BadPosition("bad-position-rules", place="$.rules", theirs=rules, ours=game.rules_version)
    return rules


def upcast(position: dict[str, Any], game: Game) -> dict[str, Any]:
    """A position of any version, as the newest version writes it: rulings that its version fixed become explicit
    options.
    """
    rules = rules_of(position, game)
    if game.rules_version == 1:
        return {key: value for key, value in position.items() if key != "rules"}
    newest = {**position, "rules": game.rules_version}
    players, options = position.get("players"), position.get("options")
    if isinstance(players, int) and isinstance(options, dict):
        fixed = {
            option.name: option.default_in(rules)
            for option in game.options
            if option.since > rules and option.applies_to(players)
        }
        for name in fixed.keys() & options.keys():
            raise BadPosition("bad-position-shape", place="$.options", detail=f"Object contains unknown field `{name}`")
        newest["options"] = {**options, **fixed}
    return newest


def downcast(position: dict[str, Any], game: Game, rules: int) -> dict[str, Any]:
    """The inverse: a position of the newest version as an older version wrote it, without the options that it did not
    have.
    """
    if rules == game.rules_version:
        return position
    newer = {option.name for option in game.options if option.since > rules}
    older = {**position, "rules": rules}
    older["options"] = {name: value for name, value in position["options"].items() if name not in newer}
    if rules == 1:
        del older["rules"]
    return older


def read(position: object, shape: type[T]) -> T:
    """The position in its game's structure; raises `BadPosition` with the place.

    Numbers must be numbers and unknown fields are refused; what the game's rules say is checked afterwards.
    """
    try:
        return msgspec.convert(position, shape)
    except msgspec.ValidationError as fault:
        detail, _, where = str(fault).partition(" - at ")
        # Of a bad key it says "`key` in `$.seats[0].city`".
        place = where.rpartition(" in ")[2].strip("`") or "$"
        raise BadPosition("bad-position-shape", place=place, detail=detail) from None
    except UnicodeEncodeError as fault:
        # Half a character (a lone surrogate), in a key or a value.
        raise BadPosition("bad-position-shape", place="$", detail=fault.reason) from None


def read_state(
    position: object,
    shape: type[T],
    build: Callable[[T], S],
    check_table: Callable[[T], None],
    check_state: Callable[[S], None],
    trusted: bool,
) -> S:
    """The state of a position, checked as it is given and as it is built; a trusted one is only read.

    Raises `BadPosition` unless the position could have come about.
    """
    given = read(position, shape)
    if trusted:
        return build(given)
    check_table(given)
    state = build(given)
    check_state(state)
    return state


class OptionValues(msgspec.Struct):
    """The options of a position. `options_struct` makes the subclass of a game from what it declares."""

    def chosen(self) -> dict[str, Any]:
        """The values by name; without those that the position leaves out."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return values


def options_struct(options: OptionSet, doc: str | None = None) -> type[OptionValues]:
    """The structure of a game's options in its positions. Those for some player counts only may be left out."""
    struct: Any = msgspec.defstruct(
        "Options",
        [_option_field(option) for option in options],
        bases=(OptionValues,),
        namespace={"__doc__": doc},
        kw_only=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )
    made: type[OptionValues] = struct
    return made


def _option_field(option: Option) -> Any:
    values: Any = bool if option.values == (False, True) else Literal[option.values]
    return (option.name, values | msgspec.UnsetType, msgspec.UNSET) if option.players else (option.name, values)


def schema_of(shape: type, game: str) -> dict[str, Any]:
    """The JSON Schema of a game's positions."""
    schema = msgspec.json.schema(shape)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{game} position", **schema}


def bad_position(rule: str, place: str, **facts: Any) -> BadPosition:
    """A position that breaks a rule."""
    return BadPosition("bad-position-rule", place=place, rule=rule, **facts)
