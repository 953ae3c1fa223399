"""A lightweight HTTP client: raw bytes over one kept-alive connection."""

import asyncio
import json
from typing import Any


class HttpConnection:
    """One kept-alive connection; one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str) -> None:
        self._reader = reader
        self._writer = writer
        self.head = b""
        """Status line and headers of the last response."""
        self._cookie = f"Cookie: {cookie}\r\n" if cookie else ""

    @classmethod
    async def open(cls, port: int, cookie: str = "") -> "HttpConnection":
        return cls(*await asyncio.open_connection("127.0.0.1", port), cookie)

    async def post(self, path: str, body: object) -> tuple[int, bytes]:
        content = json.dumps(body, separators=(",", ":")).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        return await self._response()

    async def get(self, path: str) -> tuple[int, bytes]:
        self._writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._cookie}\r\n".encode())
        return await self._response()

    async def post_json(self, path: str, body: object) -> Any:
        """The response's JSON; anything but a success is an error of the benchmark."""
        status, content = await self.post(path, body)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {content[:300]!r}")
        return json.loads(content)

    def close(self) -> None:
        self._writer.close()

    async def _response(self) -> tuple[int, bytes]:
        self.head = head = await self._reader.readuntil(b"\r\n\r\n")
        lower = head.lower()
        start = lower.index(b"content-length:") + 15
        length = int(lower[start : lower.index(b"\r\n", start)])
        return int(head[9:12]), await self._reader.readexactly(length)


async def become_guest(port: int, name: str) -> str:
    """Become a guest and return the cookie."""
    connection = await HttpConnection.open(port)
    await connection.post_json("/api/me", {"name": name})
    connection.close()
    cookie = next(row for row in connection.head.decode().split("\r\n") if row.lower().startswith("set-cookie:"))
    return cookie.split(":", 1)[1].split(";")[0].strip()
