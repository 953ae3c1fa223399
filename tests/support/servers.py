"""A server to talk to: in this process on a real port, or in one of its own that can be killed."""

import atexit
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, ClassVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from support.launcher import Launcher
from tricity.server.app import make_app, wall_clock
from tricity.server.serve import bind
from tricity.server.settings import Settings

FAST = {"limits": None, "sweep_seconds": 0.05}


class Clock:
    """The wall clock, which tests can set forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead


@contextmanager
def served(database: str, clock: Clock | None = None, **settings: Any) -> Iterator[str]:
    """The address of a server in a thread of this process."""
    app = make_app(Settings(database=database, **{**FAST, **settings}), clock or Clock())
    listening = bind("127.0.0.1", 0, or_any=True)
    server = uvicorn.Server(uvicorn.Config(app, access_log=False, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, port: int = 0, **environ: str) -> None:
        settings = {"TRICITY_DATABASE": database, "TRICITY_LIMITS": "off", **environ}
        self._pid, self.port = _launcher().launch(port, settings)
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pid, how)
            while True:
                os.kill(self._pid, 0)
                time.sleep(0.01)


class Command:
    """`tricity serve` as people start it."""

    def __init__(self, database: str, *args: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from tricity.cli import main; main()", "serve", "--port", "0", *args],
            env={**os.environ, "TRICITY_DATABASE": database, "TRICITY_LIMITS": "off", "TRICITY_LANG": "en"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        address = re.search(r"http://\S+?(?=/?(\s|$))", line)
        assert address is not None, line
        self.url = address.group()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Guest:
    """Somebody with a cookie, or a stranger without a name."""

    everybody: ClassVar[list["Guest"]] = []

    def __init__(self, url: str, name: str = "", **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=40, headers=headers)
        Guest.everybody.append(self)
        if name:
            self.post("/api/me", {"name": name}, 201)

    @classmethod
    def all_leave(cls) -> None:
        while cls.everybody:
            cls.everybody.pop().http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: dict[str, Any], status: int = 200) -> Any:
        response = self.http.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def do(self, table: str, verb: str, status: int = 200, **body: Any) -> Any:
        return self.post(f"/api/tables/{table}/{verb}", {"key": new_key(), **body}, status)

    def open(self, *seats: str, status: int = 201, **more: Any) -> str:
        body = {"key": new_key(), "game": "card-city", "seats": list(seats), **more}
        return str(self.post("/api/tables", body, status).get("table", ""))

    def update(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def state(self, table: str, **query: Any) -> Any:
        return self.update(table, **query)["now"]

    def socket(self, table: str, **query: Any) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?{parameters}"
        return connect(address, additional_headers={"Cookie": cookies} if cookies else None)


@cache
def _launcher() -> Launcher:
    launcher = Launcher()
    atexit.register(launcher.close)
    return launcher


def new_key() -> str:
    return secrets.token_urlsafe(9)


def updates_until(socket: ClientConnection, number: int, timeout: float = 10) -> list[dict[str, Any]]:
    """All news until those of that entry."""
    updates: list[dict[str, Any]] = []
    while not updates or updates[-1]["now"]["number"] < number:
        updates.append(json.loads(socket.recv(timeout=timeout)))
    return updates


def play(guests: dict[int, Guest], table: str, moves: int = 10_000, seed: int = 1) -> None:
    """Random moves of those who may act, by their seats."""
    rng = random.Random(seed)
    for _ in range(moves):
        public = next(iter(guests.values())).state(table)
        if public["status"] != "playing":
            return
        seat = rng.choice([actor for actor in public["to_act"] if actor in guests])
        state = guests[seat].state(table, seat=seat)
        move = rng.choice(state["choices"])
        guests[seat].do(table, "moves", seat=seat, version=state["version"], move=move)
