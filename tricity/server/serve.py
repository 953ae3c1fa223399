"""Starting the server: one uvicorn process, or several workers behind one listening socket."""

import os
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import uvicorn
from litestar.types import ASGIApp

from tricity.server.app import from_environment
from tricity.server.metrics import MULTIPROCESS
from tricity.server.protocols import HttpProtocol, SocketProtocol
from tricity.server.settings import Settings
from tricity.server.shutdown import CLIENT_SECONDS, StoppableServer, StoppableWorkers
from tricity.table.errors import StorageError
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.database import is_shared
from tricity.table.storage.migrate import open_claimed

_APP: Final = "tricity.server.app:from_environment"
_BACKLOG: Final = 2048
_PING_SECONDS: Final = 10.0
"""Seconds between pings of the protocol, and until an unanswered one closes the WebSocket."""
_WORKER_SECONDS: Final = 60


@contextmanager
def prepare(settings: Settings) -> Iterator[Adapter]:
    """Check the settings, then claim and migrate the database before anything is started; raises `StorageError`.

    The database is this process's until the end of the block: between this and `run` no other server can take it.
    """
    if settings.workers > 1 and not is_shared(settings.database):
        raise StorageError("workers-need-postgres")
    adapter = open_claimed(settings.database)
    try:
        yield adapter
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


def uvicorn_config(
    app: ASGIApp | Callable[[], ASGIApp] | str,
    settings: Settings,
    *,
    shutdown_seconds: int = CLIENT_SECONDS,
    **more: Any,
) -> uvicorn.Config:
    """How uvicorn serves an app with these settings. With `factory`, `app` makes the app, or names what does."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        # The guard finds the client's address itself: uvicorn would believe proxies that nobody trusts.
        proxy_headers=False,
        timeout_keep_alive=settings.keep_alive_seconds,  # type: ignore[arg-type]
        ws_max_size=settings.max_frame,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        # Updates are small and many: compressing them would cost more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=shutdown_seconds,
        # After uvicorn's own five seconds a busy machine would kill workers that are still starting, again and again.
        timeout_worker_healthcheck=_WORKER_SECONDS,
        **more,
    )


def run(
    settings: Settings,
    listening: socket.socket,
    adapter: Adapter | None = None,
    *,
    on_start: Callable[[], None],
    may_open_network: bool = False,
) -> None:
    """Serve until the process gets a signal to stop, with the database that `prepare` opened if there is one.

    With `may_open_network` a browser on this computer can open the server to the home network.
    """
    os.environ.update(settings.as_environment())
    # Workers are processes of their own and open a shared database themselves.
    app = _APP if settings.workers > 1 else partial(from_environment, adapter)
    config = uvicorn_config(app, settings, factory=True, workers=settings.workers)
    if settings.workers == 1:
        StoppableServer(config, on_start, may_open_network=may_open_network).run(sockets=[listening])
    else:
        with tempfile.TemporaryDirectory(prefix="tricity-metrics-") as folder:
            os.environ[MULTIPROCESS] = folder
            # Connections that arrive before the workers have started wait in the backlog.
            listening.listen(_BACKLOG)
            on_start()
            StoppableWorkers(config, sockets=[listening]).run()
