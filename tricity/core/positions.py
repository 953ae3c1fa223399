"""Positions from outside: msgspec checks their shape against the game's structure and names the place of a fault."""

from typing import Any, TypeVar

import msgspec

from tricity.core.errors import BadPosition

T = TypeVar("T")


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


def schema_of(shape: type, game: str) -> dict[str, Any]:
    """The JSON Schema of a game's positions."""
    schema = msgspec.json.schema(shape)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"{game} position", **schema}


def bad_position(rule: str, place: str, **facts: Any) -> BadPosition:
    """A position that breaks a rule."""
    return BadPosition("bad-position-rule", place=place, rule=rule, **facts)
