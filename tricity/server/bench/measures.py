"""The measurements, each on a server of its own."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect

from tricity.server.bench.client import Line, guest
from tricity.server.bench.games import Script
from tricity.server.bench.process import Measured

_SOME_COOKIE = f"tricity={'x' * 20}.{'x' * 43}"
"""As long as a guest's."""
_LINES = 4
_SETTLED = 3.0
"""Seconds until everybody knows who is there."""


@dataclass(frozen=True)
class Throughput:
    """Requests that were answered, and the server's CPU seconds for them."""

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


@dataclass(frozen=True)
class Delays:
    """Milliseconds."""

    count: int
    p50: float
    p99: float


def delays(seconds: list[float]) -> Delays:
    ordered = sorted(seconds)
    return Delays(len(ordered), 1000 * ordered[len(ordered) // 2], 1000 * ordered[int(len(ordered) * 0.99)])


async def bare(server: Measured, lines: int, seconds: float) -> Throughput:
    """The same request as a move, to an endpoint that only reads it and answers."""
    asked = 0
    until = time.perf_counter() + seconds

    async def ask(line: Line, number: int) -> None:
        nonlocal asked
        body = {"key": "bench-key-0001", "seat": 0, "version": number, "move": "build residence c2"}
        while time.perf_counter() < until:
            await line.asked(f"/api/tables/bench{number}/moves", body)
            asked += 1

    clients = [await Line.to(server.port, _SOME_COOKIE) for _ in range(lines)]
    started, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.gather(*(ask(line, number) for number, line in enumerate(clients)))
    for line in clients:
        line.close()
    return Throughput(asked, time.perf_counter() - started, server.cpu_seconds() - cpu)


async def opened(server: Measured, scripts: list[Script], cookie: str) -> list[str]:
    """A table for each script, all seats one guest's."""
    line = await Line.to(server.port, cookie)
    names = []
    for number, it in enumerate(scripts):
        players = 1 + max(seat for seat, _ in it.moves)
        body = {"key": f"bench-open-{number}", "record": it.record, "moves": 0, "seats": ["me"] * players}
        names.append(str((await line.asked("/api/continuations", body))["table"]))
    line.close()
    return names


async def moves(server: Measured, scripts: list[Script], seconds: float) -> Throughput:
    """All tables are busy at once: each sends its next move when the last one is acknowledged."""
    cookie = await guest(server.port, "Bench")
    names = await opened(server, scripts, cookie)
    done = 0
    until = time.perf_counter() + seconds

    async def play(name: str, it: Script) -> None:
        nonlocal done
        line = await Line.to(server.port, cookie)
        for version, (seat, move) in enumerate(it.moves):
            if time.perf_counter() > until:
                break
            body = {"key": f"bench-{version:04}", "seat": seat, "version": version, "move": move}
            await line.asked(f"/api/tables/{name}/moves", body)
            done += 1
        line.close()

    started, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.gather(*(play(name, it) for name, it in zip(names, scripts, strict=True)))
    return Throughput(done, time.perf_counter() - started, server.cpu_seconds() - cpu)


async def to_broadcast(server: Measured, scripts: list[Script], rate: float, seconds: float) -> Delays:
    """From sending a move to hearing of it on another connection, with so many moves a second in all."""
    cookie = await guest(server.port, "Bench")
    names = await opened(server, scripts, cookie)
    sent: dict[tuple[str, int], float] = {}
    found: list[float] = []

    async def listen(name: str) -> None:
        async with connect(_address(server, name), additional_headers={"Cookie": cookie}, compression=None) as ear:
            async for message in ear:
                now = time.perf_counter()
                version = json.loads(message)["now"]["version"]
                if (name, version) in sent:
                    found.append(now - sent.pop((name, version)))

    async def play(name: str, it: Script, first: float) -> None:
        line = await Line.to(server.port, cookie)
        pause = len(names) / rate
        start = time.perf_counter() + first
        for version, (seat, move) in enumerate(it.moves):
            due = start + version * pause
            if due > until:
                break
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent[name, version + 1] = time.perf_counter()
            body = {"key": f"bench-{version:04}", "seat": seat, "version": version, "move": move}
            await line.asked(f"/api/tables/{name}/moves", body)
        line.close()

    ears = [asyncio.create_task(listen(name)) for name in names]
    await asyncio.sleep(1 + len(names) / 200)
    until = time.perf_counter() + seconds
    spread = len(names) / rate / len(names)
    await asyncio.gather(
        *(play(name, it, number * spread) for number, (name, it) in enumerate(zip(names, scripts, strict=True)))
    )
    await asyncio.sleep(0.5)
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*ears, return_exceptions=True)
    return delays(found)


async def fan_out(server: Measured, it: Script, spectators: int, count: int) -> Delays:
    """From sending a move until the last of many spectators has heard of it."""
    cookie = await guest(server.port, "Bench")
    (name,) = await opened(server, [it], cookie)
    line = await Line.to(server.port, cookie)
    found = []

    async def until(ear: ClientConnection, version: int) -> None:
        """Updates of who is present are skipped."""
        mark = f'"version":{version},"moves":'.encode()
        while mark not in await ear.recv(decode=False):
            pass

    async with AsyncExitStack() as stack:
        ears = []
        for _ in range(spectators):
            ear = await stack.enter_async_context(connect(_address(server, name), compression=None))
            await until(ear, 0)
            ears.append(ear)
        await asyncio.sleep(_SETTLED)
        for version, (seat, move) in enumerate(it.moves[:count], start=1):
            started = time.perf_counter()
            body = {"key": f"bench-{version:04}", "seat": seat, "version": version - 1, "move": move}
            asked = line.asked(f"/api/tables/{name}/moves", body)
            await asyncio.gather(asked, *(until(ear, version) for ear in ears))
            found.append(time.perf_counter() - started)
    line.close()
    return delays(found)


async def memory(server: Measured, before: list[Script], scripts: list[Script], played: int) -> tuple[int, int]:
    """Bytes of memory and of disk that these tables take, each with so many moves, after others were there before."""
    cookie = await guest(server.port, "Bench")

    async def play(first: int, some: list[Script], prefix: str) -> None:
        line = await Line.to(server.port, cookie)
        for number, it in list(enumerate(some))[first::_LINES]:
            players = 1 + max(seat for seat, _ in it.moves)
            body = {"key": f"{prefix}-{number:04}", "record": it.record, "moves": 0, "seats": ["me"] * players}
            name = (await line.asked("/api/continuations", body))["table"]
            for version, (seat, move) in enumerate(it.moves[:played]):
                asked = {"key": f"bench-{version:04}", "seat": seat, "version": version, "move": move}
                await line.asked(f"/api/tables/{name}/moves", asked)
        line.close()
        await asyncio.sleep(_SETTLED)

    async def everybody(some: list[Script], prefix: str) -> tuple[int, int]:
        await asyncio.gather(*(play(first, some, prefix) for first in range(_LINES)))
        return server.memory(), server.stored()

    # What the server takes for itself, it has taken after the first tables.
    taken, stored = await everybody(before, "first")
    more, more_stored = await everybody(scripts, "then")
    return more - taken, more_stored - stored


def _address(server: Measured, name: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket"
