"""Refusals on the wire: a status, a message with its facts, and the sentence in the reader's language."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tricity.core.errors import BadMove, IllegalMove, TricityError
from tricity.core.frozen import Frozen
from tricity.locales import LANGUAGES, SOURCE_LANGUAGE, words
from tricity.table.errors import (
    BadRequest,
    Forbidden,
    NotFound,
    StaleVersion,
    TooLarge,
    TooOften,
    UnreadableLog,
    WrongState,
)


class Problem(Frozen, omit_defaults=True):
    """Why a request was refused. `say` and `facts` are a message for the client to format; `text` is its sentence.

    `rule` is there for a move that a rule of the game forbids; `version` for an answer that came too late.
    """

    say: str
    facts: dict[str, Any]
    text: str
    rule: str = ""
    version: int | None = None


class Unauthenticated(TricityError):
    """The caller has no identity yet."""


class RateLimited(TricityError):
    """The caller has used up a rate limit."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-many-requests", seconds=max(1, round(seconds + 0.5)))


class TooSlow(TricityError):
    """What was asked for took too long, and would again."""


class BodyTooLarge(TricityError):
    """The body of the request is beyond the limit."""


class MethodNotAllowed(TricityError):
    """The address takes other methods."""


class InternalError(TricityError):
    """A fault of the server itself."""


class Unavailable(TricityError):
    """The server is overloaded, or its database fails."""


_STATUS: Final[Mapping[type[TricityError], int]] = {
    Unauthenticated: 401,
    Forbidden: 403,
    NotFound: 404,
    MethodNotAllowed: 405,
    WrongState: 409,
    UnreadableLog: 410,
    BodyTooLarge: 413,
    TooLarge: 413,
    IllegalMove: 422,
    BadMove: 422,
    TooSlow: 422,
    TooOften: 429,
    RateLimited: 429,
    InternalError: 500,
    Unavailable: 503,
    BadRequest: 400,
}


def status(fault: TricityError) -> int:
    return next((_STATUS[kind] for kind in type(fault).__mro__ if kind in _STATUS), 400)


def problem(fault: TricityError, lang: str) -> Problem:
    return Problem(
        say=fault.message if isinstance(fault, IllegalMove) else fault.key,
        facts={name: _fact(value, lang) for name, value in fault.facts.items()},
        text=words(fault, lang),
        rule=fault.rule if isinstance(fault, IllegalMove) else "",
        version=fault.version if isinstance(fault, StaleVersion) else None,
    )


def language(accept: str) -> str:
    """The first supported language in an Accept-Language header, by preference.

    >>> language("de, pl-PL;q=0.8, en;q=0.5")
    'pl'
    """
    wanted = []
    for part in accept[:200].split(","):
        tag, _, quality = part.partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next(
        (tag for _, tag in sorted(wanted, key=lambda weighted: weighted[0]) if tag in LANGUAGES), SOURCE_LANGUAGE
    )


def _fact(value: Any, lang: str) -> Any:
    return msgspec.to_builtins(problem(value, lang)) if isinstance(value, TricityError) else value
