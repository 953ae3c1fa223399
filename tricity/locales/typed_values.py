"""What is wrong with a value that somebody typed, as an error with words: click's own are in English."""

from pathlib import Path
from typing import Any

import click

from tricity.core.errors import TricityError


class BadValue(TricityError):
    """A value on the command line or in an environment variable that its type refuses."""


def wrong_value(type_: "click.ParamType[Any]", typed: str, said: str) -> BadValue:
    """Why the type refuses what was typed. `said` is what the type said itself: one of our own says what would do."""
    match type_:
        case click.Choice():
            return BadValue("value-choice", typed=typed, allowed=[str(choice) for choice in type_.choices])
        case click.types.BoolParamType():
            return BadValue("value-switch", typed=typed)
        case click.types.IntParamType() if not _is(int, typed):
            return BadValue("value-integer", typed=typed)
        case click.types.FloatParamType() if not _is(float, typed):
            return BadValue("value-number", typed=typed)
        case click.IntRange() | click.FloatRange():
            return BadValue("value-range", typed=typed, **range_facts(type_))
        case click.Path():
            return _wrong_path(type_, typed)
    # Without the value: it may contain a password.
    return BadValue("value-form", example=said)


def range_facts(type_: "click.IntRange | click.FloatRange") -> dict[str, str]:
    """The bounds of a range, as they are typed, and which of them there are."""
    if type_.max is not None:
        return {"case": "between", "low": str(type_.min), "high": str(type_.max)}
    return {"case": "above" if type_.min_open else "least", "low": str(type_.min), "high": ""}


def _is(number: type[int | float], typed: str) -> bool:
    try:
        number(typed)
    except ValueError:
        return False
    return True


def _wrong_path(type_: "click.Path[Any]", typed: str) -> BadValue:
    path = Path(typed)
    if not path.exists():
        return BadValue("file-missing", path=typed)
    if path.is_dir() and not type_.dir_okay:
        return BadValue("file-folder", path=typed)
    if path.is_file() and not type_.file_okay:
        return BadValue("file-not-folder", path=typed)
    return BadValue("file-forbidden", path=typed)
