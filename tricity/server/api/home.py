"""The socket of the home page: a person's own tables and the lobby, sent again whenever they have changed."""

from typing import Final

import msgspec
from litestar import websocket
from litestar.params import FromQuery

from tricity.server.api.sockets import Pings, StoppingError, receive, send, serve
from tricity.server.frames import PingFrame
from tricity.server.list_watch import ListSubscription
from tricity.server.services import Socket, principal, services

_decode: Final = msgspec.json.Decoder(PingFrame).decode


@websocket("/api/home/socket")
async def home_socket(socket: Socket, lobby: FromQuery[bool] = True) -> None:
    """Sends `mine` frames to callers with an identity, and `lobby` frames unless the caller declines them.

    A `ping` frame is answered by `pong`.
    """
    running = services(socket)
    with running.live_tables.lists.subscribe(principal(socket), lobby=lobby) as lists:
        await serve(socket, _answer_pings(socket), _send_lists(socket, lists))


async def _answer_pings(socket: Socket) -> None:
    pings = Pings(socket)
    while True:
        _decode(await receive(socket))
        await pings.answer()


async def _send_lists(socket: Socket, lists: ListSubscription) -> None:
    stopping = services(socket).live_tables.stopping
    while not stopping.is_set():
        for frame in await lists.next_frames():
            await send(socket, frame)
    raise StoppingError


ENDPOINTS = (home_socket,)
