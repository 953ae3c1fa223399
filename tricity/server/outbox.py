"""Messages for the other server processes that share the database, in the order in which they were posted.

A message is `TABLE NUMBER` (an entry was appended), `TABLE presence …` (who is at a table), `=limits …` (what was used
of the limits) or `=addresses …` (where somebody is connected from, asked and answered). Entries themselves are read
from the log, so neither the order nor the safe arrival of a message matters.
"""

import asyncio
from typing import Final

from tricity.server.presence import RemotePresence

PRESENCE: Final = "presence"
LIMITS: Final = "=limits"
ADDRESSES: Final = "=addresses"
"""These two take the place of a table's name; no table can be called that."""


class Outbox:
    """A queue; posting never blocks. Without other processes, messages are dropped."""

    def __init__(self, *, entries: bool, presence: bool) -> None:
        self._entries = entries
        self._presence = presence
        self._messages: asyncio.Queue[str] = asyncio.Queue()

    def entry_appended(self, table: str, number: int) -> None:
        if self._entries:
            self._messages.put_nowait(f"{table} {number}")

    def presence_changed(self, table: str, presence: RemotePresence) -> None:
        """Post who is at a table. This is repeated from time to time, so a lost message does no harm."""
        if self._presence:
            self._messages.put_nowait(f"{table} {PRESENCE} {presence}")

    def limits_used(self, report: str) -> None:
        """Post what was used of the limits here."""
        if self._presence:
            self._messages.put_nowait(f"{LIMITS} {report}")

    @property
    def reaches_others(self) -> bool:
        """Whether there may be other processes."""
        return self._presence

    def addresses(self, message: str) -> None:
        """Post a question about addresses, or an answer."""
        if self._presence:
            self._messages.put_nowait(f"{ADDRESSES} {message}")

    async def next(self) -> str:
        return await self._messages.get()

    def sent(self) -> None:
        """The message that `next` returned has been sent, or could not be."""
        self._messages.task_done()

    async def flush(self) -> None:
        """Returns when everything that was posted has been taken and sent."""
        await self._messages.join()
