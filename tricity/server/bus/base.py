"""What all buses share: connect, reconnect with back-off, send what is in the outbox, hand on what arrives."""

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from tricity.server.address_exchange import AddressExchange
from tricity.server.limit_exchange import LimitExchange
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.server.outbox import ADDRESSES, LIMITS, PRESENCE, Outbox
from tricity.server.presence import REPEAT_SECONDS, RemotePresence

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0


class BusServices(NamedTuple):
    """What a bus takes messages from, and hands arriving ones to."""

    outbox: Outbox
    live_tables: LiveTables
    limits: LimitExchange
    addresses: AddressExchange


class Bus(ABC):
    def __init__(self, services: BusServices) -> None:
        self._live_tables = services.live_tables
        self._outbox = services.outbox
        self._limits = services.limits
        self._addresses = services.addresses
        self._received: asyncio.Queue[str] = asyncio.Queue()
        self._disconnected_at: float | None = time.monotonic()

    @property
    def silence(self) -> float:
        """The number of seconds for which there has been no connection."""
        return 0.0 if self._disconnected_at is None else time.monotonic() - self._disconnected_at

    @abstractmethod
    async def listen(self) -> None:
        """Calls `connected`, then `receive` for every message; raises when the connection breaks."""

    @abstractmethod
    async def send(self, message: str) -> None:
        """Send a message to the other processes; may raise when the connection is broken."""

    async def close(self) -> None:  # noqa: B027 - not every bus holds something
        """Release what the bus holds, after `run` was cancelled."""

    def receive(self, message: str) -> None:
        self._received.put_nowait(message)

    async def connected(self) -> None:
        """Messages may have been lost before this, so every table catches up."""
        self._disconnected_at = None
        await self._live_tables.resync_all()
        self._live_tables.presence.publish_all(wants_reply=True)

    async def run(self) -> None:
        """Run until cancelled, or until one of its parts fails."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep_listening())
            tasks.create_task(self._send_outbox())
            tasks.create_task(self._handle_received())
            tasks.create_task(self._repeat_presence())
            tasks.create_task(self._limits.run())

    async def _keep_listening(self) -> None:
        loop = asyncio.get_running_loop()
        pause = _FIRST_PAUSE
        while True:
            started = loop.time()
            try:
                await self.listen()
            # Whatever broke the connection, it is opened again.
            except Exception as fault:  # noqa: BLE001
                logger().warning("bus disconnected", fault=type(fault).__name__)
            if self._disconnected_at is None:
                self._disconnected_at = time.monotonic()
            if loop.time() - started > _LONGEST_PAUSE:
                pause = _FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _send_outbox(self) -> None:
        while True:
            message = await self._outbox.next()
            try:
                await self.send(message)
            # The entry is on disk and presence is repeated; the others only learn of it later.
            except Exception as fault:  # noqa: BLE001
                logger().warning("message not sent", fault=type(fault).__name__)
            finally:
                self._outbox.sent()

    async def _handle_received(self) -> None:
        while True:
            table, _, text = (await self._received.get()).partition(" ")
            try:
                if table == LIMITS:
                    self._limits.on_remote(text)
                elif table == ADDRESSES:
                    self._addresses.on_remote(text)
                elif text.startswith(PRESENCE):
                    report = RemotePresence.parse(text.removeprefix(f"{PRESENCE} "))
                    self._live_tables.presence.on_remote(table, report)
                else:
                    await self._live_tables.on_remote_entry(table, int(text))
            # One table that cannot be read must not keep the others from their messages.
            except Exception as fault:  # noqa: BLE001
                logger().warning("message not handled", fault=type(fault).__name__)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self._live_tables.presence.publish_all(wants_reply=False)
