"""A listener that comes back by itself, whatever carries the news."""

import asyncio
from abc import ABC, abstractmethod
from typing import Final

from tricity.server.logs import logger
from tricity.server.rooms import Rooms

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0


class Bus(ABC):
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._news: asyncio.Queue[str] = asyncio.Queue()

    @abstractmethod
    async def listen(self) -> None:
        """Puts what it hears where `hear` takes it; calls `connected` once it hears; raises when the line breaks."""

    def tell(self, name: str, number: int) -> None:  # noqa: B027 - PostgreSQL tells in the move's own transaction
        """This process wrote an entry."""

    def hear(self, message: str) -> None:
        self._news.put_nowait(message)

    async def connected(self) -> None:
        """What was said before is lost, so look everywhere."""
        await self._rooms.heard_nothing()

    async def run(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(self._keep_listening(), self._pass_on())

    async def _keep_listening(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            started = asyncio.get_running_loop().time()
            try:
                await self.listen()
            # Whatever broke the line, it is tried again.
            except Exception as fault:  # noqa: BLE001
                logger().warning("bus lost", fault=type(fault).__name__)
            if asyncio.get_running_loop().time() - started > _LONGEST_PAUSE:
                pause = _FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _pass_on(self) -> None:
        while True:
            name, _, number = (await self._news.get()).partition(" ")
            try:
                await self._rooms.heard(name, int(number))
            # One table that cannot be read must not keep the others from their news.
            except Exception as fault:  # noqa: BLE001
                logger().warning("news lost", fault=str(fault)[:500])
