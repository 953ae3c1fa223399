"""Who is online: the open sockets of this process, and what is stored about them for friends who may see it."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tricity.table.principal import PersonId, Principal
from tricity.table.storage import friends
from tricity.table.storage.store import Store

_SECONDS: Final = 30.0
"""How often activity is stored: much more often than `friends.ONLINE` requires."""
_AT_ONCE: Final = 500


class OpenSocket(NamedTuple):
    """Whose socket it is, from where, and the Cookie header by which they are known."""

    person: Principal
    address: str
    cookies: bytes


class OpenSockets:
    """The open sockets, by the tasks that serve them. What is known here is forgotten when they close."""

    def __init__(self) -> None:
        self.by_task: dict[asyncio.Task[Any], OpenSocket] = {}

    def people(self) -> list[PersonId]:
        """Everybody with an open socket at this process."""
        return list({socket.person for socket in self.by_task.values() if socket.person is not None})

    def addresses_of(self, person: PersonId) -> tuple[str, ...]:
        """The addresses from which a person is connected to this process."""
        return tuple(sorted({socket.address for socket in self.by_task.values() if socket.person == person}))


async def record_activity(store: Store, now: Callable[[], int], sockets: OpenSockets) -> None:
    """Store who is online, until cancelled."""
    while True:
        people = sockets.people()
        for first in range(0, len(people), _AT_ONCE):
            await store.run(friends.record_activity, people[first : first + _AT_ONCE], now())
        await asyncio.sleep(_SECONDS)
