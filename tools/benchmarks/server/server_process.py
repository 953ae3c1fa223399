"""Server processes under measurement: ours, and bare endpoints to compare with."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tricity.server.settings import Settings
from tricity.table.storage.database import sqlite_url

# -P: import the installed, compiled package even if the current folder holds its source.
_PYTHON = (sys.executable, "-P", "-c")
_TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ServerProcess:
    """CPU time and memory of a running server, read from /proc."""

    def __init__(self, pid: int, port: int, folder: Path) -> None:
        self.pid = pid
        self.port = port
        self.folder = folder

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def database_size(self) -> int:
        """Bytes of the database files."""
        return sum(path.stat().st_size for path in self.folder.glob("tricity.db*"))


@contextmanager
def running(
    program: str, command: Sequence[str] = _PYTHON, *, database: str = "", idle_seconds: float = 300
) -> Iterator[ServerProcess]:
    """Start a program that prints its port when it listens; its database is in a temporary folder on disk."""
    with tempfile.TemporaryDirectory(prefix="tricity-bench-") as name:
        settings = Settings(
            database=database or sqlite_url(Path(name) / "tricity.db"),
            limits=None,
            idle_seconds=idle_seconds,
            log_level="error",
        )
        environ = {**os.environ, **settings.as_environment()}
        process = subprocess.Popen([*command, program], env=environ, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield ServerProcess(process.pid, int(process.stdout.readline()), Path(name))
        finally:
            process.terminate()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


OURS = """
from tricity.server import serve
from tricity.server.settings import Settings
listening = serve.bind("127.0.0.1", 0, or_any=True)
serve.run(Settings.load(), listening, on_start=lambda: print(listening.getsockname()[1], flush=True))
"""

# The cheapest possible server of each kind: it decodes a move, does nothing and acknowledges it.
BARE = """
import msgspec, uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.params import JSONBody, FromPath
from tricity.server import serve
from tricity.server.frames import AcceptedFrame, ClientFrame
from tricity.server.requests import MoveBody
from tricity.table.history import Receipt

@post("/api/tables/{table:str}/moves", status_code=200)
async def move(table: FromPath[str], data: JSONBody[MoveBody]) -> Receipt:
    return Receipt(data.version, data.version)

decode, encode = msgspec.json.Decoder(ClientFrame).decode, msgspec.json.Encoder().encode

@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket, table: FromPath[str]) -> None:
    await socket.accept()
    while True:
        frame = decode(await socket.receive_data(mode="text"))
        await socket.send_data(encode(AcceptedFrame(frame.key, frame.version, frame.version)), mode="text")

listening = serve.bind("127.0.0.1", 0, or_any=True)
app = Litestar([move, table_socket], openapi_config=None, logging_config=None)
config = uvicorn.Config(app, access_log=False, log_level="critical", proxy_headers=False, ws_per_message_deflate=False)

class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(listening.getsockname()[1], flush=True)

Server(config).run(sockets=[listening])
"""
