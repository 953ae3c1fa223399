"""Encoded updates that several viewers share, of all tables together, within a number of bytes."""

from collections import OrderedDict
from collections.abc import Iterable

from tricity.table.player_view import PresentViewers, Viewer

UpdateKey = tuple[str, Viewer, int, PresentViewers]
"""A table, who looks, the number after which the update begins, and who is there."""


class UpdateCache:
    """Encoded updates by key; the least recently used go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._updates: OrderedDict[UpdateKey, bytes] = OrderedDict()
        self.byte_count = 0

    def get(self, key: UpdateKey) -> bytes | None:
        update = self._updates.get(key)
        if update is not None:
            self._updates.move_to_end(key)
        return update

    def put(self, key: UpdateKey, update: bytes) -> None:
        self.drop((key,))
        self._updates[key] = update
        self.byte_count += len(update)
        while self.byte_count > self._most_bytes:
            _, oldest = self._updates.popitem(last=False)
            self.byte_count -= len(oldest)

    def drop(self, keys: Iterable[UpdateKey]) -> None:
        for key in keys:
            self.byte_count -= len(self._updates.pop(key, b""))
