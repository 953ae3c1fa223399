"""The measurements, each on a server of its own."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.client import HttpConnection, become_guest
from benchmarks.server.scripts import Script
from benchmarks.server.server_process import ServerProcess

_DUMMY_COOKIE = f"tricity={'x' * 20}.{'x' * 43}"
"""As long as the cookie of a real guest."""
_CLIENTS = 4
_WARM_UP = 4
"""Requests of each client that are not counted."""
_PRESENCE_SETTLES = 3.0
"""Seconds until the updates about presence have been sent to all connections."""


@dataclass(frozen=True)
class Throughput:
    """Acknowledged requests or messages, and the server's CPU seconds for them."""

    requests: int
    seconds: float
    cpu: float

    @property
    def per_second(self) -> float:
        return self.requests / self.seconds

    @property
    def cpu_each(self) -> float:
        return self.cpu / self.requests

    def __add__(self, other: "Throughput") -> "Throughput":
        return Throughput(self.requests + other.requests, self.seconds + other.seconds, self.cpu + other.cpu)


NOTHING = Throughput(0, 0, 0)


@dataclass(frozen=True)
class Delays:
    """Milliseconds."""

    count: int
    p50: float
    p99: float


def delays(seconds: list[float]) -> Delays:
    ordered = sorted(seconds)
    return Delays(len(ordered), 1000 * ordered[len(ordered) // 2], 1000 * ordered[int(len(ordered) * 0.99)])


async def _throughput(server: ServerProcess, clients: Sequence[AsyncIterator[None]], seconds: float) -> Throughput:
    """All clients at once, each of which yields when a request is acknowledged, and the server's CPU time for them.

    The first requests are not counted: a new process compiles statements and fills caches with them.
    """

    async def warm_up(client: AsyncIterator[None]) -> None:
        for _ in range(_WARM_UP):
            await anext(client, None)

    await asyncio.gather(*map(warm_up, clients))
    count, started, cpu = 0, time.perf_counter(), server.cpu_seconds()

    async def run(client: AsyncIterator[None]) -> None:
        nonlocal count
        async for _ in client:
            count += 1
            if time.perf_counter() >= started + seconds:
                break

    await asyncio.gather(*map(run, clients))
    return Throughput(count, time.perf_counter() - started, server.cpu_seconds() - cpu)


def _move(version: int, seat: int, move: str) -> dict[str, Any]:
    return {"key": f"bench-{version:04}", "seat": seat, "version": version, "move": move}


_BARE_MOVE = _move(1, 0, "build residence c2")


async def bare_http(server: ServerProcess, clients: int, seconds: float) -> Throughput:
    """A move as an HTTP request to an endpoint that only decodes and acknowledges it."""
    connections = [await HttpConnection.open(server.port, _DUMMY_COOKIE) for _ in range(clients)]

    async def send(connection: HttpConnection, number: int) -> AsyncIterator[None]:
        while True:
            await connection.post_json(f"/api/tables/bench{number}/moves", _BARE_MOVE)
            yield

    throughput = await _throughput(server, [send(each, number) for number, each in enumerate(connections)], seconds)
    for connection in connections:
        connection.close()
    return throughput


async def bare_socket(server: ServerProcess, clients: int, seconds: float) -> Throughput:
    """A move as a frame to a socket that only decodes and acknowledges it."""
    frame = json.dumps({"kind": "move", **_BARE_MOVE})

    async def send(socket: ClientConnection) -> AsyncIterator[None]:
        while True:
            await socket.send(frame)
            await socket.recv(decode=False)
            yield

    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(_connect(server, f"bench{n}")) for n in range(clients)]
        return await _throughput(server, [send(socket) for socket in sockets], seconds)


async def open_tables(server: ServerProcess, scripts: list[Script], cookie: str) -> list[str]:
    """A table for each script; all seats belong to one guest."""
    connection = await HttpConnection.open(server.port, cookie)
    names = []
    for number, script in enumerate(scripts):
        players = 1 + max(seat for seat, _ in script.moves)
        body = {"key": f"bench-open-{number}", "record": script.record, "moves": 0, "seats": ["me"] * players}
        names.append(str((await connection.post_json("/api/continuations", body))["table"]))
    connection.close()
    return names


async def http_moves(server: ServerProcess, scripts: list[Script], seconds: float) -> Throughput:
    """Moves by HTTP. All tables are busy at once: each sends its next move when the last one is acknowledged."""
    cookie = await become_guest(server.port, "Bench")
    names = await open_tables(server, scripts, cookie)
    connections = [await HttpConnection.open(server.port, cookie) for _ in names]

    async def play(connection: HttpConnection, name: str, script: Script) -> AsyncIterator[None]:
        for version, (seat, move) in enumerate(script.moves):
            await connection.post_json(f"/api/tables/{name}/moves", _move(version, seat, move))
            yield

    throughput = await _throughput(server, list(map(play, connections, names, scripts)), seconds)
    for connection in connections:
        connection.close()
    return throughput


async def socket_moves(server: ServerProcess, scripts: list[Script], seconds: float, *, updates: bool) -> Throughput:
    """The same over the tables' sockets; with updates, the player who moves also receives the update of every move."""
    cookie = await become_guest(server.port, "Bench")
    names = await open_tables(server, scripts, cookie)

    async def play(socket: ClientConnection, script: Script) -> AsyncIterator[None]:
        for version, (seat, move) in enumerate(script.moves):
            await socket.send(json.dumps({"kind": "move", **_move(version, seat, move)}))
            while not (frame := await socket.recv(decode=False)).startswith(b'{"kind":"accepted"'):
                if frame.startswith(b'{"kind":"refused"'):
                    raise RuntimeError(frame.decode())
            yield

    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(_connect(server, name, cookie, updates)) for name in names]
        await asyncio.sleep(_PRESENCE_SETTLES)
        return await _throughput(server, list(map(play, sockets, scripts)), seconds)


async def broadcast_delay(server: ServerProcess, scripts: list[Script], rate: float, seconds: float) -> Delays:
    """From sending a move until its update arrives on another connection, at `rate` moves per second in all."""
    cookie = await become_guest(server.port, "Bench")
    names = await open_tables(server, scripts, cookie)
    sent: dict[tuple[str, int], float] = {}
    measured: list[float] = []

    async def listen(name: str) -> None:
        async with _connect(server, name, cookie) as socket:
            async for message in socket:
                now = time.perf_counter()
                version = json.loads(message)["now"]["version"]
                if (name, version) in sent:
                    measured.append(now - sent.pop((name, version)))

    async def play(name: str, script: Script, first: float) -> None:
        connection = await HttpConnection.open(server.port, cookie)
        pause = len(names) / rate
        start = time.perf_counter() + first
        for version, (seat, move) in enumerate(script.moves):
            due = start + version * pause
            if due > until:
                break
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent[name, version + 1] = time.perf_counter()
            await connection.post_json(f"/api/tables/{name}/moves", _move(version, seat, move))
        connection.close()

    listeners = [asyncio.create_task(listen(name)) for name in names]
    await asyncio.sleep(1 + len(names) / 200)
    until = time.perf_counter() + seconds
    tables = enumerate(zip(names, scripts, strict=True))
    await asyncio.gather(*(play(name, script, number / rate) for number, (name, script) in tables))
    await asyncio.sleep(0.5)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return delays(measured)


async def spectator_delay(server: ServerProcess, script: Script, spectators: int, moves: int) -> Delays:
    """From sending a move until the last of many spectators has its update."""
    cookie = await become_guest(server.port, "Bench")
    (name,) = await open_tables(server, [script], cookie)
    connection = await HttpConnection.open(server.port, cookie)
    measured = []

    async def receive(socket: ClientConnection, version: int) -> None:
        """Wait for that version; updates about presence are skipped."""
        mark = f'"version":{version},"moves":'.encode()
        while mark not in await socket.recv(decode=False):
            pass

    async with AsyncExitStack() as stack:
        sockets = []
        for _ in range(spectators):
            socket = await stack.enter_async_context(_connect(server, name))
            await receive(socket, 0)
            sockets.append(socket)
        await asyncio.sleep(_PRESENCE_SETTLES)
        for version, (seat, move) in enumerate(script.moves[:moves]):
            started = time.perf_counter()
            request = connection.post_json(f"/api/tables/{name}/moves", _move(version, seat, move))
            await asyncio.gather(request, *(receive(socket, version + 1) for socket in sockets))
            measured.append(time.perf_counter() - started)
    connection.close()
    return delays(measured)


async def table_sizes(
    server: ServerProcess, warm_up: list[Script], scripts: list[Script], moves: int
) -> tuple[int, int]:
    """Bytes of memory and of disk that one table per script takes after some moves, when others were played before."""
    cookie = await become_guest(server.port, "Bench")

    async def play(first: int, some: list[Script], prefix: str) -> None:
        connection = await HttpConnection.open(server.port, cookie)
        for number, script in list(enumerate(some))[first::_CLIENTS]:
            players = 1 + max(seat for seat, _ in script.moves)
            body = {"key": f"{prefix}-{number:04}", "record": script.record, "moves": 0, "seats": ["me"] * players}
            name = (await connection.post_json("/api/continuations", body))["table"]
            for version, (seat, move) in enumerate(script.moves[:moves]):
                await connection.post_json(f"/api/tables/{name}/moves", _move(version, seat, move))
        connection.close()
        await asyncio.sleep(_PRESENCE_SETTLES)

    async def play_all(some: list[Script], prefix: str) -> tuple[int, int]:
        await asyncio.gather(*(play(first, some, prefix) for first in range(_CLIENTS)))
        return server.memory(), server.database_size()

    # The server has allocated its own memory by the time the first tables are open.
    memory, disk = await play_all(warm_up, "first")
    more_memory, more_disk = await play_all(scripts, "then")
    return more_memory - memory, more_disk - disk


def _connect(server: ServerProcess, table: str, cookie: str = "", updates: bool = True) -> connect:
    headers = {"Cookie": cookie} if cookie else {}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?updates={str(updates).lower()}"
    return connect(address, additional_headers=headers, compression=None, proxy=None)
