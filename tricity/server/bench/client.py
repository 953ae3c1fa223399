"""A client that costs little: HTTP over one connection, as bytes."""

import asyncio
import json
from typing import Any


class Line:
    """One kept-alive connection; a request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str) -> None:
        self._reader = reader
        self._writer = writer
        self.head = b""
        """Of the last answer."""
        self._cookie = f"Cookie: {cookie}\r\n" if cookie else ""

    @classmethod
    async def to(cls, port: int, cookie: str = "") -> "Line":
        return cls(*await asyncio.open_connection("127.0.0.1", port), cookie)

    async def post(self, path: str, body: object) -> tuple[int, bytes]:
        content = json.dumps(body, separators=(",", ":")).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        return await self._answer()

    async def get(self, path: str) -> tuple[int, bytes]:
        self._writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{self._cookie}\r\n".encode())
        return await self._answer()

    async def asked(self, path: str, body: object) -> Any:
        """The answer's JSON; anything but a success is an error of the benchmark."""
        status, content = await self.post(path, body)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {content[:300]!r}")
        return json.loads(content)

    def close(self) -> None:
        self._writer.close()

    async def _answer(self) -> tuple[int, bytes]:
        self.head = head = await self._reader.readuntil(b"\r\n\r\n")
        lower = head.lower()
        start = lower.index(b"content-length:") + 15
        length = int(lower[start : lower.index(b"\r\n", start)])
        return int(head[9:12]), await self._reader.readexactly(length)


async def guest(port: int, name: str) -> str:
    """The cookie of a new guest."""
    line = await Line.to(port)
    await line.asked("/api/me", {"name": name})
    line.close()
    cookie = next(row for row in line.head.decode().split("\r\n") if row.lower().startswith("set-cookie:"))
    return cookie.split(":", 1)[1].split(";")[0].strip()
