"""uvicorn's protocols with bounds: on the size of a request's head, and on the time that a client takes.

uvicorn has a time-out for idle connections and no other, and with httptools no limit on headers. What is added costs a
request a few comparisons: the time-outs are checked by one sweep over all connections, not by timers of their own.
"""

import asyncio
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import Any, Final

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where the library is
from websockets.protocol import State

from tricity.server.connections import Connections

_MOST_HEADERS: Final = 100
_MOST_PIPELINED: Final = 16
_MOST_FRAMES: Final = 500
"""The most frames that may wait to be handled, and the most pings that may arrive at once."""
_FRAMES_READ_AHEAD: Final = 4
"""Frames of one client that may wait before nothing more is read from it."""
_PIECE: Final = 4096
_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
_MASK: Final = 4
"""Bytes of the mask before a client's payload."""
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
"""Instead of a frame's length, this says that the length follows in two or in eight bytes."""
_MOST_UNSENT: Final = 256 * 1024
"""Bytes of pongs that a client may leave unread."""


class RefusedRequest(Exception):
    """Ends the parsing of a request that has been answered."""


class HttpProtocol(HttpToolsProtocol):
    """A connection until it is closed or becomes a socket. The app is a `Guard`."""

    def __init__(self, config: Config, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self.address = ""
        self.closing_since = 0.0
        self._connections: Connections = config.loaded_app.connections
        self._settings = self._connections.settings
        self._in_head = False
        self._head_size = 0
        """Bytes of the current head that came in earlier chunks."""
        self._is_large = False
        """Whether the head may be larger than allowed."""
        self._awaits_since: float | None = None
        """The time since which a head or a body has been awaited; None while a request is handled, and after it."""
        self._awaits_body = False
        self._idle_since = 0.0
        self._stuck_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._awaits_since = self.loop.time()
        if not self._connections.add(self, self.client[0] if self.client else ""):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        try:
            if self._head_size + len(data) <= self._settings.max_headers:
                self.parser.feed_data(data)
                self._head_size = self._head_size + len(data) if self._in_head else 0
            else:
                self._feed_in_pieces(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except (httptools.HttpParserError, RefusedRequest):
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        self._note_what_is_awaited()

    def _feed_in_pieces(self, data: bytes) -> None:
        """So that a head which is too large is not kept until it ends."""
        largest = self._settings.max_headers
        self._is_large = True
        for start in range(0, len(data), largest):
            piece = data[start : start + largest]
            self.parser.feed_data(piece)
            self._head_size = self._head_size + len(piece) if self._in_head else 0
            if self._head_size > largest:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                raise RefusedRequest
        self._is_large = self._in_head

    # Callbacks of the parser.

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        status = self._fault_of_head()
        if status is not None:
            self._refuse(status)
            raise RefusedRequest
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        # Nobody reads the body of a GET: it need not be kept either.
        if self.scope["method"] != "GET":
            super().on_body(body)

    def on_response_complete(self) -> None:
        self._idle_since = self.loop.time()
        super().on_response_complete()

    def _fault_of_head(self) -> HTTPStatus | None:
        if len(self.url) > self._settings.max_url:
            return HTTPStatus.REQUEST_URI_TOO_LONG
        if len(self.headers) > _MOST_HEADERS or (
            self._is_large and sum(len(name) + len(value) for name, value in self.headers) > self._settings.max_headers
        ):
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        if not self.url.isascii() or len(self.pipeline) > _MOST_PIPELINED:
            return HTTPStatus.BAD_REQUEST
        return None

    # Time-outs.

    def waits_since(self) -> float | None:
        if self._awaits_since is not None:
            return self._awaits_since
        return self._idle_since if self.cycle is None or self.cycle.response_complete else None

    def time_out(self, now: float) -> None:
        if not self.flow.write_paused:
            self._stuck_since = 0.0
        elif not self._stuck_since:
            self._stuck_since = now
        elif now - self._stuck_since > self._settings.body_seconds:
            self.transport.abort()
            return
        seconds = self._settings.body_seconds if self._awaits_body else self._settings.head_seconds
        if self._awaits_since is not None and now - self._awaits_since > seconds:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _note_what_is_awaited(self) -> None:
        cycle = self.cycle
        awaits_body = False
        if not self._in_head and cycle is not None and not cycle.response_complete:
            if not cycle.more_body:
                self._awaits_since = None
                return
            awaits_body = True
        if self._awaits_since is None or awaits_body != self._awaits_body:
            self._awaits_since, self._awaits_body = self.loop.time(), awaits_body

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer, if the client is not in the middle of another answer, and close."""
        if self.transport.is_closing():
            return
        if not self.pipeline and (
            self.cycle is None or self.cycle.response_complete or not self.cycle.response_started
        ):
            retry = b"retry-after: 5\r\n" if status is HTTPStatus.SERVICE_UNAVAILABLE else b""
            self.transport.write(STATUS_LINE[status] + retry + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become a socket.

    Text messages in one frame, as nearly all are, are unwrapped and wrapped here. Everything else goes through the
    library's parser, which takes several times as long.
    """

    def __init__(self, config: Config, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self.address = ""
        self.closing_since = 0.0
        self._connections: Connections = config.loaded_app.connections
        self._pings = 0
        self._stuck_since = 0.0
        self._max_size = config.ws_max_size
        self._in_step = True
        """Whether each chunk so far was one whole frame, so that the next one begins with a frame, too."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._connections.replace(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_step and self.handshake_initiated:
            start = payload_start(data)
            self._in_step = start > 0
            if start and data[0] == _TEXT and len(data) - start <= self._max_size and self.conn.state is State.OPEN:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:], data[start - _MASK : start])]
                self.send_receive_event_to_app()
                return
        if len(data) <= _PIECE:
            super().data_received(data)
            return
        # A chunk can have tens of thousands of small frames, which would hold up everybody else.
        self._pings = 0
        for start in range(0, len(data), _PIECE):
            super().data_received(data[start : start + _PIECE])
            if self.queue.qsize() > _MOST_FRAMES or self._pings > _MOST_FRAMES:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading after every frame until it is handled, which takes two system calls. Clients wait for
        # their answers: it is enough to stop for one that does not.
        if self.read_paused or self.queue.qsize() >= _FRAMES_READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        text = message.get("text")
        if text is None or self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            await super().send(message)
        else:
            payload = text.encode()
            self.transport.write(text_head(len(payload)) + payload)

    def handle_ping(self) -> None:
        self._pings += 1
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _MOST_UNSENT:
            self.transport.abort()

    def waits_since(self) -> float | None:
        """It is meant to last: its client is asked for a sign of life from time to time."""
        return None

    def time_out(self, now: float) -> None:
        if self.writable.is_set():
            self._stuck_since = 0.0
        elif not self._stuck_since:
            self._stuck_since = now
        elif now - self._stuck_since > self._connections.settings.body_seconds:
            self.transport.abort()


def payload_start(chunk: bytes) -> int:
    r"""Where the payload begins in a chunk that is one whole frame of a client; 0 for any other chunk.

    >>> payload_start(b"\x81\x82maskhi"), payload_start(b"\x81\x82maskh"), payload_start(b"\x01\x82maskhi")
    (6, 0, 0)
    """
    # The last frame of a message, and masked.
    if len(chunk) < 2 + _MASK or not chunk[0] & chunk[1] & 0x80:
        return 0
    length, start = chunk[1] & 0x7F, 2 + _MASK
    if length == _TWO_BYTES:
        length, start = int.from_bytes(chunk[2:4], "big"), start + 2
    elif length == _EIGHT_BYTES:
        return 0
    return start if len(chunk) == start + length else 0


def text_head(length: int) -> bytes:
    r"""The header of a frame with a text message to a client.

    >>> text_head(125), text_head(126), text_head(65536)
    (b'\x81}', b'\x81~\x00~', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00')
    """
    if length < _TWO_BYTES:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((_TEXT, _EIGHT_BYTES)) + length.to_bytes(8, "big")
