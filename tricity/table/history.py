"""What a table remembers about each entry of its log, besides the entry itself."""

from tricity.core.events import GameEvent
from tricity.core.frozen import Frozen
from tricity.table.events import LogEntry


class VersionStep(Frozen):
    """How one version became the next: the seat that moved, and all seats that could have."""

    seat: int
    actors: tuple[int, ...]


class HistoryItem(Frozen):
    """An entry of the log, with the version and the number of moves after it and the events of the game itself.

    `shown` counts the entries up to it that viewers are told of. `name` is who had the seat of the entry, while seats
    could still change hands.
    """

    entry: LogEntry
    shown: int
    version: int
    moves: int
    events: tuple[GameEvent, ...] = ()
    name: str = ""


class Receipt(Frozen):
    """What the sender of a command gets; the same again if the command is sent again with its key.

    `number` counts the entries that viewers are told of.
    """

    number: int
    version: int
