"""What a table refuses, beside the moves that the game's rules forbid. After any of these nothing has changed.

TricityError
├── Forbidden    asked by somebody who may not
├── WrongState      possible at another time
│   └── StaleVersion   an answer to a version that is no more
├── NotFound    no such table, seat, person or move
└── BadRequest  can never be
"""

from tricity.core.errors import TricityError


class Forbidden(TricityError):
    """Somebody else's to do or to see."""


class WrongState(TricityError):
    """Cannot be done as the table stands."""


class StaleVersion(WrongState):
    """The game went on since the version that this answers."""

    def __init__(self, key: str = "stale-version", /, *, given: int, version: int) -> None:
        super().__init__(key, given=given, version=version)
        self.version = version

    def __reduce__(self) -> tuple[object, ...]:
        return _stale, (self.key, self.facts["given"], self.version)


class NotFound(TricityError):
    """Nothing of that name."""


class BadRequest(TricityError):
    """A name, text, clock or plan that cannot be."""


def _stale(key: str, given: int, version: int) -> StaleVersion:
    return StaleVersion(key, given=given, version=version)
