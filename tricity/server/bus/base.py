"""A listener that comes back by itself, whatever carries the news."""

import asyncio
from abc import ABC, abstractmethod
from typing import Final

from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.server.presence import SAY_AGAIN, RemotePresence

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_WHO: Final = "who"


class Bus(ABC):
    def __init__(self, rooms: LiveTables) -> None:
        self._rooms = rooms
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._saying: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def listen(self) -> None:
        """Puts what it hears where `hear` takes it; calls `connected` once it hears; raises when the line breaks."""

    def tell(self, name: str, number: int) -> None:  # noqa: B027 - PostgreSQL tells in the move's own transaction
        """This process wrote an entry."""

    @abstractmethod
    async def say(self, message: str) -> None:
        """To the other processes; may raise when the line is broken."""

    def tell_who(self, name: str, said: RemotePresence) -> None:
        """This process knows who is at a table. It is said again and again, so that it may be lost."""
        self.soon(f"{name} {_WHO} {said}")

    def soon(self, message: str) -> None:
        task = asyncio.get_running_loop().create_task(self._said(message))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def flush(self) -> None:
        """Returns when everything is said that was to be said soon."""
        await asyncio.gather(*self._saying)

    async def close(self) -> None:
        """After `run` was cancelled."""
        await self.flush()

    async def _said(self, message: str) -> None:
        try:
            await self.say(message)
        # A move is on disk, and who is there is said again; only the others hear of it later.
        except Exception as fault:  # noqa: BLE001
            logger().warning("news not told", fault=type(fault).__name__)

    def hear(self, message: str) -> None:
        self._news.put_nowait(message)

    async def connected(self) -> None:
        """What was said before is lost, so look everywhere."""
        await self._rooms.resync_all()
        self._rooms.publish_presence(asks=True)

    async def run(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(self._keep_listening(), self._pass_on(), self._repeat())

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(SAY_AGAIN)
            self._rooms.publish_presence(asks=False)

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
            name, _, said = (await self._news.get()).partition(" ")
            try:
                if said.startswith(_WHO):
                    self._rooms.on_remote_presence(name, RemotePresence.parse(said.removeprefix(f"{_WHO} ")))
                else:
                    await self._rooms.heard(name, int(said))
            # One table that cannot be read must not keep the others from their news.
            except Exception as fault:  # noqa: BLE001
                logger().warning("news lost", fault=str(fault)[:500])
