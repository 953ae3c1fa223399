"""What all sockets share: their tasks run until one of them ends, and a closing socket says why."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from tricity.core.errors import TricityError
from tricity.server.frames import PongFrame
from tricity.server.logs import logger
from tricity.server.problems import status
from tricity.server.rate_limits import RateLimiter
from tricity.server.services import CHANNEL, Socket
from tricity.table.errors import StorageUnavailable

PAUSE: Final = 0.1
"""Seconds to pause after a frame that came too soon. Nothing is read meanwhile: backpressure slows down a client that
floods us.
"""
_TRY_AGAIN: Final = 1013
_BAD_FRAME: Final = 1007
_SERVICE_RESTART: Final = 1012

encode: Final = msgspec.json.Encoder().encode
_PONG: Final = encode(PongFrame())


class StoppingError(Exception):
    """The server is stopping; clients will reconnect."""


async def serve(socket: Socket, *parts: Coroutine[Any, Any, None]) -> None:
    """Accept the socket and run these tasks until one of them ends or fails, which ends them all."""
    await socket.accept()
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        # A client that has gone needs no reason.
        if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, OSError)):
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(*_close_code(result))


def _close_code(fault: Exception) -> tuple[int, str]:
    match fault:
        case TricityError():
            return 4000 + status(fault), fault.key
        case msgspec.MsgspecError() | UnicodeDecodeError():
            return _BAD_FRAME, "bad-request"
        case StorageUnavailable():
            return _TRY_AGAIN, "server-busy"
        case StoppingError():
            return _SERVICE_RESTART, "server-stopping"
    logger().error("socket failed", exc_info=fault)
    return 4500, "server-fault"


# Sent as a plain ASGI event: going through the framework's wrappers would cost a tenth of a move.
async def receive(socket: Socket) -> str:
    event = await _channel(socket)[0]()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnected", code=event["code"])
    return event.get("text") or ""


def send(socket: Socket, frame: bytes) -> Awaitable[None]:
    return _channel(socket)[1]({"type": "websocket.send", "bytes": None, "text": frame.decode()})


def _channel(socket: Socket) -> tuple[Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]]:
    channel: Any = socket.scope[CHANNEL]  # type: ignore[typeddict-item]
    return channel  # type: ignore[no-any-return]


class Pings:
    """Answers the pings of one socket, which may come twice a second."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._limiter = RateLimiter(2, 20)

    async def answer(self) -> None:
        if self._limiter.take(""):
            await asyncio.sleep(PAUSE)
        else:
            await send(self._socket, _PONG)
