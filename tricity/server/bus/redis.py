"""Redis: told after the move is on disk. A lost word is made good when the line is back."""

import asyncio

from redis.asyncio import Redis

from tricity.server.bus.listening import Bus
from tricity.server.logs import logger
from tricity.server.rooms import Rooms
from tricity.table.storage.writing import CHANNEL


class RedisBus(Bus):
    def __init__(self, rooms: Rooms, address: str) -> None:
        super().__init__(rooms)
        self._redis: Redis = Redis.from_url(address, health_check_interval=10)
        self._said: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await self.connected()
            async for message in channel.listen():
                self.hear(message["data"].decode())

    def tell(self, name: str, number: int) -> None:
        task = asyncio.get_running_loop().create_task(self._say(f"{name} {number}"))
        self._said.add(task)
        task.add_done_callback(self._said.discard)

    async def _say(self, message: str) -> None:
        try:
            await self._redis.publish(CHANNEL, message)
        # The move is on disk; only the others hear of it later.
        except Exception as fault:  # noqa: BLE001
            logger().warning("news not told", fault=type(fault).__name__)
