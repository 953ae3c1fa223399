"""Redis: told after the move is on disk. A lost word is made good when the line is back."""

from redis.asyncio import Redis

from tricity.server.bus.base import Bus
from tricity.server.live_tables import LiveTables
from tricity.table.storage.sql import CHANNEL


class RedisBus(Bus):
    def __init__(self, rooms: LiveTables, address: str) -> None:
        super().__init__(rooms)
        self._redis: Redis = Redis.from_url(address, health_check_interval=10)

    async def listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await self.connected()
            async for message in channel.listen():
                self.hear(message["data"].decode())

    def tell(self, name: str, number: int) -> None:
        self.soon(f"{name} {number}")

    async def say(self, message: str) -> None:
        await self._redis.publish(CHANNEL, message)

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()
