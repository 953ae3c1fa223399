"""What goes wrong at a table and in its storage, beside the moves that the game's rules forbid.

After a refusal nothing has changed:

TricityError
├── Forbidden            somebody else's to do or to see
├── WrongState           possible at another time
│   └── StaleVersion     an answer to a version that has passed
├── NotFound             no such table, seat, person or move
├── TooOften             possible again in the next hour
├── TooLarge             more than this program accepts
├── BadRequest           never possible
├── UnreadableLog        a stored log that this program cannot turn into a table
└── StorageError         a database that this program cannot use at all
    └── BadDatabaseUrl   what should be its URL is none

Faults of a running database, which are nobody's mistake:

Exception
├── Conflict             another process wrote first: load again, decide again
└── StorageUnavailable   the database failed: only the log tells whether the change was written
"""

from tricity.core.errors import TricityError


class Forbidden(TricityError):
    """Somebody else's to do or to see."""


class WrongState(TricityError):
    """Not possible in the present state of the table."""


class StaleVersion(WrongState):
    """The game has moved on since the version that the request answers."""

    def __init__(self, key: str = "stale-version", /, *, given: int, version: int) -> None:
        super().__init__(key, given=given, version=version)
        self.version = version

    def __reduce__(self) -> tuple[object, ...]:
        return _stale, (self.key, self.facts["given"], self.version)


class TooOften(TricityError):
    """A person has used up what they may do at a table within an hour; it is possible again after `seconds`."""

    def __init__(self, activity: str, limit: int, seconds: int) -> None:
        minutes = -(-seconds // 60)
        super().__init__("table-too-often", activity=activity, limit=limit, minutes=minutes, seconds=seconds)

    def __reduce__(self) -> tuple[object, ...]:
        return TooOften, (self.facts["activity"], self.facts["limit"], self.facts["seconds"])


class TooLarge(TricityError):
    """More than this program takes."""


class NotFound(TricityError):
    """Nothing with that name exists."""


class BadRequest(TricityError):
    """An invalid name, text, clock or seat plan."""


class UnreadableLog(TricityError):
    """A stored log that cannot be loaded. It makes one table unusable, and no other.

    `key` is `table-newer` (written by a newer program), `table-unknown-game` or `table-damaged`. `detail` is for
    those who run the server, and not for its log: it may hold names and secrets of the match.
    """

    def __init__(self, key: str, /, *, table: str, entry: int, detail: str = "") -> None:
        super().__init__(key, table=table, entry=entry)
        self.detail = detail[:500]

    def __reduce__(self) -> tuple[object, ...]:
        return _unreadable, (self.key, self.facts["table"], self.facts["entry"], self.detail)


class StorageError(TricityError):
    """The database cannot be used; `key` says why."""


class BadDatabaseUrl(StorageError):
    """What should be the URL of a database is none. It is not quoted: it may contain a password."""

    def __init__(self) -> None:
        examples = ["sqlite:////folder/tricity.db", "postgresql://user:password@host/name"]
        super().__init__("bad-database-url", examples=examples)

    def __reduce__(self) -> tuple[object, ...]:
        return BadDatabaseUrl, ()


class Conflict(Exception):
    """Another process was first to write an entry with this number, or to open a table with this key."""


class StorageUnavailable(Exception):
    """The database failed. Whether the change was written shows only when its log is read again.

    The message is for logs: it has no values that the database was given.
    """


def _unreadable(key: str, table: str, entry: int, detail: str) -> UnreadableLog:
    return UnreadableLog(key, table=table, entry=entry, detail=detail)


def _stale(key: str, given: int, version: int) -> StaleVersion:
    return StaleVersion(key, given=given, version=version)
