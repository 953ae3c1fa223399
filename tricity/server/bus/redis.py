"""Redis publish and subscribe. Entries are announced after they are on disk; after a reconnect, all tables catch up."""

from redis.asyncio import Redis

from tricity.server.bus.base import Bus, BusServices
from tricity.table.storage.adapter import CHANNEL


class RedisBus(Bus):
    def __init__(self, services: BusServices, address: str) -> None:
        super().__init__(services)
        self._redis: Redis = Redis.from_url(address, health_check_interval=10)

    async def listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            await self.connected()
            async for message in channel.listen():
                self.receive(message["data"].decode())

    async def send(self, message: str) -> None:
        await self._redis.publish(CHANNEL, message)

    async def close(self) -> None:
        await self._redis.aclose()
