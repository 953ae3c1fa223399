"""The socket of a table: updates go out as they happen, moves come in and are acknowledged.

Every frame is a JSON object with a `kind`. A client that reconnects says which entry it knows last (`after`).
"""

import asyncio
from http import HTTPStatus
from typing import Annotated, Final, assert_never

import msgspec
from litestar import websocket
from litestar.params import FromPath, FromQuery, QueryParameter

from tricity.core.errors import TricityError
from tricity.server.api import actions
from tricity.server.api.sockets import PAUSE, Pings, StoppingError, encode, receive, send, serve
from tricity.server.api.table_state import SeatWanted, mark_seen
from tricity.server.frames import AcceptedFrame, ClientFrame, MoveFrame, PingFrame, RefusedFrame, SeenFrame
from tricity.server.logs import logger, reason
from tricity.server.problems import InternalError, Unauthenticated, Unavailable, language, problem, status
from tricity.server.rate_limits import RateLimiter
from tricity.server.services import Services, Socket, principal, services, take
from tricity.table.errors import StorageUnavailable
from tricity.table.principal import Principal

_FOREVER: Final = 1e9
_decode = msgspec.json.Decoder(ClientFrame).decode


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    seat: SeatWanted = None,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    updates: FromQuery[bool] = True,
) -> None:
    """Sends `update` frames; takes `move` frames, each answered by `accepted` or `refused`, and `seen` frames.

    A `ping` frame is answered by `pong`.

    With `updates=false` moves are acknowledged and nothing else is sent, for programs that only send moves.
    """
    parts = [_receive_frames(socket, table)]
    if updates:
        parts.append(_send_updates(socket, table, seat, after))
    await serve(socket, *parts)


async def _send_updates(socket: Socket, table: str, seat: int | None, after: int) -> None:
    live_tables, person = services(socket).live_tables, principal(socket)
    async with live_tables.subscribe(table, person, seat, after, f"socket {id(socket)}") as subscription:
        # The first update is sent even when nothing is new, so that the client knows that it is subscribed.
        wait = 0.0
        while not live_tables.stopping.is_set():
            await send(socket, await subscription.next_update(wait))
            wait = _FOREVER
    raise StoppingError


async def _receive_frames(socket: Socket, table: str) -> None:
    running, person = services(socket), principal(socket)
    seen_limiter, pings = RateLimiter(2, 20), Pings(socket)
    while True:
        frame = _decode(await receive(socket))
        match frame:
            case MoveFrame():
                answer = await _move(socket, running, person, table, frame)
                await send(socket, encode(answer))
                if isinstance(answer, RefusedFrame) and answer.status == HTTPStatus.TOO_MANY_REQUESTS:
                    await asyncio.sleep(PAUSE)
            case SeenFrame(number=number):
                if seen_limiter.take(""):
                    await asyncio.sleep(PAUSE)
                elif person is not None:
                    await mark_seen(running, person, table, number)
            case PingFrame():
                await pings.answer()
            case _:
                assert_never(frame)


async def _move(
    socket: Socket, running: Services, person: Principal, table: str, frame: MoveFrame
) -> AcceptedFrame | RefusedFrame:
    """Every move is answered, whatever happens to it."""
    try:
        if running.limiters.requests is not None:
            take(running.limiters.requests, socket)
        if person is None:
            raise Unauthenticated("not-known")
        receipt = await actions.move(running.live_tables, person, table, frame)
        return AcceptedFrame(frame.key, receipt.number, receipt.version)
    except TricityError as refusal:
        return _refused(socket, frame, refusal)
    except StorageUnavailable as fault:
        logger().error("database failed", fault=reason(fault))
        return _refused(socket, frame, Unavailable("server-busy"))
    # Our own faults are logged, and answered without details.
    except Exception as fault:  # noqa: BLE001
        logger().error("unexpected", route="socket", exc_info=fault)
        return _refused(socket, frame, InternalError("server-fault"))


def _refused(socket: Socket, frame: MoveFrame, refusal: TricityError) -> RefusedFrame:
    services(socket).metrics.refusals.labels(refusal.key).inc()
    language_code = language(socket.headers.get("accept-language", ""))
    return RefusedFrame(frame.key, status(refusal), problem(refusal, language_code))


ENDPOINTS = (table_socket,)
