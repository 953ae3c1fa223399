"""Starting the server: one uvicorn process, or several workers behind one listening socket."""

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
_MAX_SOCKET_MESSAGE: Final = 4096
"""Bytes. Clients send only short messages over the WebSocket."""


def prepare(settings: Settings) -> None:
    """Check the settings and migrate the database before anything is started; raises `StorageError`."""
    adapter = connect(settings.database)
    try:
        if settings.workers > 1 and not adapter.is_shared:
            raise StorageError("workers-need-postgres")
        migrate(adapter)
    finally:
        adapter.close()


def bind(host: str, port: int, *, or_any: bool) -> socket.socket:
    """A socket bound to the address; with `or_any`, to a free port if that one is taken. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        if not or_any:
            bound.close()
            raise
        bound.bind((host, 0))
    bound.set_inheritable(True)
    return bound


def run(settings: Settings, listening: socket.socket, *, on_start: Callable[[], None]) -> None:
    """Serve until the process gets a signal to stop."""
    os.environ.update(settings.as_environment())
    config = uvicorn.Config(
        _APP,
        factory=True,
        workers=settings.workers,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=settings.proxy,
        forwarded_allow_ips="*" if settings.proxy else None,
        ws_max_size=_MAX_SOCKET_MESSAGE,
        # Updates are small and many: compressing them would cost more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    if settings.workers == 1:
        _Server(config, on_start).run(sockets=[listening])
    else:
        with tempfile.TemporaryDirectory(prefix="tricity-metrics-") as folder:
            os.environ[MULTIPROCESS] = folder
            # Connections that arrive before the workers have started wait in the backlog.
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
