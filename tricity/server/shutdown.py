"""A server that ends cleanly on a signal, within ten seconds whatever happens.

The first signal starts the clean end: long polls are answered, sockets closed with code 1012 ("service restart"), bots
stopped, the commit queue written and the database closed. A second signal stops waiting for clients, and nothing else.
"""

import asyncio
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.supervisors import multiprocess

from tricity.server.home_network import HOME_NETWORK, HomeNetwork
from tricity.server.logs import logger

STOP: Final = "tricity.stop"
"""The key under which the app keeps, in the lifespan's state, what is called when the end begins."""
CLIENT_SECONDS: Final = 2
"""How long clients may take to receive what they were sent."""
_CLEAN_SECONDS: Final = 8.0
_HARD_SECONDS: Final = 9
"""When the system ends a process whose event loop does not even notice the signal."""
_JOIN_SECONDS: Final = 0.1


class StoppableServer(uvicorn.Server):
    """`on_start` is called when the server accepts connections.

    With `may_open_network` its owner may open it to the home network while it runs.
    """

    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[], None] = lambda: None, *, may_open_network: bool = False
    ) -> None:
        super().__init__(config)
        self._on_start = on_start
        self._may_open_network = may_open_network

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().serve(sockets)
        finally:
            _set_alarm(0)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if sockets:
                listen = self._listen_also if self._may_open_network else None
                self.lifespan.state[HOME_NETWORK] = HomeNetwork(sockets[0], listen)
            self._on_start()

    async def _listen_also(self, listening: socket.socket) -> None:
        protocol: Callable[[], asyncio.Protocol] = partial(
            self.config.http_protocol_class,  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listening, backlog=self.config.backlog))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            _set_alarm(_HARD_SECONDS)
        # Uvicorn's word for "don't wait for clients".
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            async with asyncio.timeout(_CLEAN_SECONDS):
                self.lifespan.state.get(STOP, lambda: None)()
                await super().shutdown(sockets)
                if self.force_exit:
                    await self._shut_down_app()
        except TimeoutError:
            logger().error("server did not stop in time")
            for worker in multiprocessing.active_children():
                worker.kill()
            os._exit(1)

    async def _shut_down_app(self) -> None:
        """Uvicorn leaves it out when it does not wait for clients."""
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()


class _WorkerProcess(multiprocess.Process):
    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = StoppableServer(self.config)
        return self._server


class StoppableWorkers(multiprocess.Multiprocess):
    """Several processes, which are told of every signal."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        # Uvicorn has no other way to choose the class of its processes.
        multiprocess.Process = _WorkerProcess  # type: ignore[misc]

    def join_all(self) -> None:
        while running := [worker.process for worker in self.processes if worker.process.is_alive()]:
            if self.signal_queue:
                self.signal_queue.clear()
                for process in running:
                    process.terminate()
            running[0].join(_JOIN_SECONDS)


def _set_alarm(seconds: int) -> None:
    """End this process after that many seconds; 0: never. Not on Windows, which has no such signal."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
