"""Moves that are accepted, past the framework: by far the most of what is asked, and cheaper so.

Whatever is not plainly a good move goes on to the endpoint, which finds the same again and says what is wrong. Nothing
is lost by asking twice: a refused move changed nothing, and one that was made is known by its key.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar.types import Receive, ReceiveMessage, Scope, Send

from tricity.server.live_tables import LiveTables
from tricity.server.requests import Done, Moving
from tricity.server.services import PERSON
from tricity.table.commands import moves

ROUTE: Final = "/api/tables/{table:str}/moves"
_PARTS: Final = 5
_LONGEST: Final = 4096
"""Bytes; no move takes more."""

Headers = Sequence[tuple[bytes, bytes]]

_TYPE: Final = (b"content-type", b"application/json")
_decode = msgspec.json.Decoder(Moving).decode
_encode = msgspec.json.Encoder().encode


class HotMoves:
    def __init__(self, rooms: LiveTables) -> None:
        self._rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> Receive | None:
        """None when it is answered, with these headers too; else what the endpoint shall read."""
        message = await receive()
        table, person = _table(scope), str(scope.get(PERSON, ""))
        content: bytes = message.get("body", b"")  # type: ignore[assignment]
        if table and person and not message.get("more_body") and 0 < len(content) <= _LONGEST:
            try:
                body = await self._done(table, person, _decode(content))
            # Whatever it is, the endpoint will find it too.
            except Exception:  # noqa: BLE001
                pass
            else:
                scope["path_template"] = ROUTE
                told = [_TYPE, (b"content-length", b"%d" % len(body)), *headers]
                await send({"type": "http.response.start", "status": 200, "headers": told})
                await send({"type": "http.response.body", "body": body, "more_body": False})
                return None
        return _after(message, receive)

    async def _done(self, table: str, person: str, data: Moving) -> bytes:
        answer = await self._rooms.act(
            table, person, data.key, lambda it: moves.move(it, person, data.seat, data.version, data.move)
        )
        return _encode(Done(answer.number, answer.version))


def is_move(scope: Any) -> bool:
    return bool(scope["path"].endswith("/moves") and scope["method"] == "POST")


def _table(scope: Any) -> str:
    """The table's name in the address; empty for an address that is another's."""
    parts = scope["path"].split("/")
    return parts[3] if len(parts) == _PARTS and parts[1:3] == ["api", "tables"] else ""


def _after(first: ReceiveMessage, receive: Receive) -> Receive:
    """As if that message had not been read yet."""
    waiting = [first]

    async def read() -> ReceiveMessage:
        return waiting.pop() if waiting else await receive()

    return read
