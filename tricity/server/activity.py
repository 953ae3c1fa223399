"""Stores who is online, for friends who may see it, at whichever process they look."""

import asyncio
from collections.abc import Callable
from typing import Final

from tricity.server.services import Services
from tricity.table.principal import PersonId
from tricity.table.storage import friends

_SECONDS: Final = 30.0
"""Much less than `friends.ONLINE`."""
_AT_ONCE: Final = 500


async def record_activity(services: Services, people_online: Callable[[], list[PersonId]]) -> None:
    """Until cancelled."""
    while True:
        people = people_online()
        for first in range(0, len(people), _AT_ONCE):
            now = services.live_tables.now()
            await services.store.run(friends.record_activity, people[first : first + _AT_ONCE], now)
        await asyncio.sleep(_SECONDS)
