"""The order in which bots think: people take turns, and so do the tables of one person."""

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_WATCHED_IN_A_ROW: Final = 3
"""How many turns at watched tables come before one at a table that nobody watches."""


class FairQueue(Generic[T]):
    """A round robin of persons, each with a round robin of tables.

    A newcomer waits for at most one item of every other person, however many they have queued.
    """

    def __init__(self) -> None:
        self._persons: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._persons)

    def put(self, person: str, table: str, item: T) -> None:
        self._persons.setdefault(person, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> T:
        """Raises `KeyError` when it is empty."""
        person, tables = self._persons.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        # A person with more items goes to the end of the line.
        if items:
            tables[table] = items
        if tables:
            self._persons[person] = tables
        return item


class BotQueue(Generic[T]):
    """Two fair queues: tables that somebody watches go first, but the others are never left out."""

    def __init__(self) -> None:
        self._watched: FairQueue[T] = FairQueue()
        self._unwatched: FairQueue[T] = FairQueue()
        self._watched_in_a_row = 0

    def __bool__(self) -> bool:
        return bool(self._watched or self._unwatched)

    def put(self, person: str, table: str, item: T, *, watched: bool) -> None:
        (self._watched if watched else self._unwatched).put(person, table, item)

    def take(self) -> T:
        """Raises `KeyError` when it is empty."""
        if self._watched and (self._watched_in_a_row < _WATCHED_IN_A_ROW or not self._unwatched):
            self._watched_in_a_row += 1
            return self._watched.take()
        self._watched_in_a_row = 0
        return self._unwatched.take()
