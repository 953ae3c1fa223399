"""TableUpdate at once. The same news as by `GET`, whenever there is some; a client that was away says what it knows."""

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from tricity.core.errors import TricityError
from tricity.server.api.table_state import SeatWanted
from tricity.server.problems import status
from tricity.server.rate_limits import RateLimiter
from tricity.server.requests import Seeing
from tricity.server.services import Connected, services, somebody
from tricity.table.storage import lists
from tricity.table.storage.commit_queue import StorageUnavailable

_FOREVER: Final = 1e9
_TRY_AGAIN: Final = 1013
_NONSENSE: Final = 1007

_decoder = msgspec.json.Decoder(Seeing)


@websocket("/api/tables/{table:str}/socket")
async def listen(
    socket: Connected,
    table: FromPath[str],
    seat: SeatWanted = None,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> None:
    """Sends news; takes `{"number": …}`, the last entry that was looked at."""
    await socket.accept()
    reading = asyncio.create_task(_read(socket, table))
    telling = asyncio.create_task(_tell(socket, table, seat, after))
    try:
        await asyncio.wait((reading, telling), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reading, telling):
            task.cancel()
        done = await asyncio.gather(reading, telling, return_exceptions=True)
    for fault in done:
        with suppress(RuntimeError, WebSocketDisconnect):
            if isinstance(fault, TricityError):
                await socket.close(code=4000 + status(fault), reason=fault.key)
            elif isinstance(fault, msgspec.MsgspecError):
                await socket.close(code=_NONSENSE, reason="bad-request")
            elif isinstance(fault, StorageUnavailable):
                await socket.close(code=_TRY_AGAIN, reason="server-busy")


async def _tell(socket: Connected, table: str, seat: int | None, after: int) -> None:
    rooms, who = services(socket).rooms, somebody(socket)
    async with rooms.listening(table, who, seat, after, f"socket {id(socket)}") as listener:
        # The first news are sent even when there is nothing new, so that the client knows that it listens.
        wait = 0.0
        while True:
            await socket.send_data(await listener.news(wait), mode="text")
            wait = _FOREVER


async def _read(socket: Connected, table: str) -> None:
    here, who = services(socket), somebody(socket)
    rate = RateLimiter(2, 20)
    with suppress(WebSocketDisconnect):
        while True:
            seen = _decoder.decode(await socket.receive_data(mode="text"))
            if who and not rate.wait(""):
                await here.store.run(lists.mark_seen, who, table, seen.number)


ENDPOINTS = (listen,)
