"""All that is stored about a person: downloading it, erasing it, or merging it into another identity of theirs.

That reads every log of the person, so it is done for one person at a time. Erasing and merging are marked in the
database first: a server that is stopped meanwhile goes on with them when it starts again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from tricity.server.access import Access
from tricity.server.administration import Administration
from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage import administration, lookup
from tricity.table.storage.administration import Departure
from tricity.table.storage.store import Store

_NOTICED_AFTER: Final = 2.0
"""Seconds within which the other processes have noticed a change."""


class PersonData:
    def __init__(self, store: Store, access: Access, follower: Administration, now: Callable[[], int]) -> None:
        self._store = store
        self._access = access
        self._follower = follower
        self._now = now
        self._turn = asyncio.Lock()
        self._wanted: asyncio.Queue[tuple[Departure, asyncio.Future[None]]] = asyncio.Queue()

    async def run(self) -> None:
        """Carry out what was begun, until cancelled."""
        for departure in await self._store.read(administration.departures):
            await self._carry_out(departure)
        while True:
            departure, done = await self._wanted.get()
            try:
                await self._carry_out(departure)
            except BaseException as fault:
                if not done.done():
                    done.set_exception(fault if isinstance(fault, Exception) else asyncio.CancelledError())
                    # Whoever waits is told; if nobody does, the supervisor logs it.
                    done.exception()
                raise
            if not done.done():
                done.set_result(None)

    async def export(self, person: PersonId) -> dict[str, Any]:
        """All that is stored about the person, as JSON values; raises `NotFound`."""
        async with self._turn:
            return await self._store.read(lookup.export, person)

    async def erase(self, person: PersonId) -> None:
        """Sign the person out for good; the rest is done in the background. Raises `NotFound`."""
        await self._store.run(administration.mark_erased, person, self._now())
        await self._begin(Departure(person, None))

    async def merge(self, person: PersonId, into: PersonId) -> "asyncio.Future[None]":
        """Sign one identity out for good; done when all that was theirs is the other's. Raises `NotFound`."""
        await self._store.run(administration.mark_merged, person, into)
        return await self._begin(Departure(person, into))

    async def _begin(self, departure: Departure) -> "asyncio.Future[None]":
        await self._access.refresh(self._store)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wanted.put_nowait((departure, done))
        return done

    async def _carry_out(self, departure: Departure) -> None:
        person, into = departure
        loop, adapter = asyncio.get_running_loop(), self._store.adapter

        def settle() -> None:
            """Runs in another thread than the tables, which are reloaded afterwards."""
            asyncio.run_coroutine_threadsafe(self._follower.follow(), loop).result()
            if self._store.is_shared:
                time.sleep(_NOTICED_AFTER)

        async with self._turn:
            try:
                if into is None:
                    await asyncio.to_thread(administration.erase, adapter, person, self._now(), settle=settle)
                else:
                    await asyncio.to_thread(administration.merge, adapter, person, into, settle=settle)
            except NotFound:
                # Another process was faster, or the other person no longer exists.
                return
