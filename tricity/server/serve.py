"""A process, or several, that serve."""

import os
import socket
import tempfile
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from tricity.server.metrics import MULTIPROCESS
from tricity.server.settings import Settings
from tricity.table.errors import StorageError
from tricity.table.storage.database import connect
from tricity.table.storage.migrate import migrate

_APP: Final = "tricity.server.app:from_environment"
_BACKLOG: Final = 2048
_LARGEST_WORD: Final = 4096
"""Bytes; a client has little to say on a socket."""


def prepare(settings: Settings) -> None:
    """Finds out what could go wrong before anything is started; raises `StorageError`."""
    engine = connect(settings.database)
    try:
        if settings.workers > 1 and engine.dialect.name == "sqlite":
            raise StorageError("workers-need-postgres")
        migrate(engine)
    finally:
        engine.dispose()


def bind(host: str, port: int, *, or_any: bool) -> socket.socket:
    """A listening address; with `or_any`, another port where that one is taken. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        if not or_any:
            found.close()
            raise
        found.bind((host, 0))
    found.set_inheritable(True)
    return found


def run(settings: Settings, listening: socket.socket, *, behind_proxy: bool, on_start: Callable[[], None]) -> None:
    """Serves until it is told to stop."""
    os.environ.update(settings.as_environment())
    config = uvicorn.Config(
        _APP,
        factory=True,
        workers=settings.workers,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="*" if behind_proxy else None,
        ws_max_size=_LARGEST_WORD,
        # TableUpdate are small and many; compressing them costs more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    if settings.workers == 1:
        _Server(config, on_start).run(sockets=[listening])
    else:
        with tempfile.TemporaryDirectory(prefix="tricity-metrics-") as folder:
            os.environ[MULTIPROCESS] = folder
            # Who comes before the workers waits for them.
            listening.listen(_BACKLOG)
            on_start()
            Multiprocess(config, sockets=[listening]).run()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_start()
