"""Server processes under measurement."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# -P: the package that is installed, compiled, even where the current folder has its source.
_PYTHON = (sys.executable, "-P", "-c")
_TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Measured:
    def __init__(self, pid: int, port: int, folder: Path) -> None:
        self.pid = pid
        self.port = port
        self.folder = folder

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> int:
        """Bytes that are resident."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stored(self) -> int:
        """Bytes of the database."""
        return sum(path.stat().st_size for path in self.folder.glob("tricity.db*"))


@contextmanager
def running(
    program: str, command: Sequence[str] = _PYTHON, *, database: str = "", idle_seconds: float = 300
) -> Iterator[Measured]:
    """A process that prints its port when it listens. Its database lies in a temporary folder, on the disk."""
    with tempfile.TemporaryDirectory(prefix="tricity-bench-") as name:
        environ = {
            **os.environ,
            "TRICITY_DATABASE": database or f"sqlite:///{name}/tricity.db",
            "TRICITY_LIMITS": "off",
            "TRICITY_IDLE_SECONDS": str(idle_seconds),
            "TRICITY_LOG_LEVEL": "error",
        }
        process = subprocess.Popen([*command, program], env=environ, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield Measured(process.pid, int(process.stdout.readline()), Path(name))
        finally:
            process.terminate()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


OURS = """
from tricity.server import serve
from tricity.server.settings import Settings
listening = serve.bind("127.0.0.1", 0, or_any=True)
serve.run(Settings.from_environment(), listening, behind_proxy=False,
            on_start=lambda: print(listening.getsockname()[1], flush=True))
"""

BARE = """
import msgspec, uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody, FromPath
from tricity.server import serve
from tricity.server.requests import Receipt, MoveBody

@post("/api/tables/{table:str}/moves", status_code=200)
async def move(table: FromPath[str], data: JSONBody[MoveBody]) -> Receipt:
    return Receipt(data.version, data.version)

listening = serve.bind("127.0.0.1", 0, or_any=True)
server = uvicorn.Server(uvicorn.Config(Litestar([move], openapi_config=None, logging_config=None),
                                       access_log=False, log_level="error", proxy_headers=False))
class Telling(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(listening.getsockname()[1], flush=True)
Telling(server.config).run(sockets=[listening])
"""
