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
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

from support.launcher import Launcher
from tricity.server.app import make_app
from tricity.server.serve import bind, uvicorn_config
from tricity.server.server_clock import ServerClock
from tricity.server.settings import Settings
from tricity.server.shutdown import StoppableServer
from tricity.table.storage.adapter import Adapter

PATIENCE = 40.0
"""Seconds after which a server that does not answer never will."""
_GROUP_SECONDS = 2
_TRACKER_SECONDS = 10
FAST = {"limits": None, "sweep_seconds": 0.05}


class Clock(ServerClock):
    """Time that tests can let pass in no time, without a pause that the server would notice."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0

    def __call__(self) -> int:
        return super().__call__() + self.ahead


@contextmanager
def served(
    database: str, clock: ServerClock | None = None, adapter: Adapter | None = None, **settings: Any
) -> Iterator[str]:
    """The address of a server in a thread of this process, which uses and closes the adapter if there is one."""
    chosen = Settings(database=database, **{**FAST, **settings})
    listening = bind("127.0.0.1", 0, or_any=True)
    server = StoppableServer(uvicorn_config(make_app(chosen, clock or Clock(), adapter), chosen, shutdown_seconds=1))
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

    def __init__(
        self, database: str, port: int = 0, *, wait: bool = True, commit_seconds: float = 0, **environ: str
    ) -> None:
        """Without `wait` it has just begun to start; every commit takes `commit_seconds` longer than it would."""
        settings = {"TRICITY_DATABASE": database, "TRICITY_LIMITS": "off", **environ}
        self.pid, self.port = _launcher().launch(port, settings, wait=wait, commit_seconds=commit_seconds)
        self.url = f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Resident bytes."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def settled_memory(self) -> int:
        """The same once it has stayed for a second: some things are imported in the background after the start."""
        before = -1
        while (now := self.memory()) != before:
            before = now
            time.sleep(1)
        return now

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def pause(self, seconds: float) -> None:
        """Stand still for that long, as on a machine that is suspended."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            time.sleep(seconds)
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.01)


class Command:
    """`tricity serve` as people start it, in a process group of its own."""

    def __init__(self, database: str, *args: str) -> None:
        self._log = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115 - closed by `close`
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from tricity.cli import main; main()", "serve", "--port", "0", *args],
            env={**os.environ, "TRICITY_DATABASE": database, "TRICITY_LIMITS": "off", "TRICITY_LANG": "en"},
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        address = re.search(r"http://\S+?(?=/?(\s|$))", line)
        assert address is not None, line
        self.url = address.group()

    def signal(self, number: signal.Signals, *, group: bool = False) -> None:
        (os.killpg if group else os.kill)(self._process.pid, number)

    def wait(self, seconds: float) -> int:
        """Its exit status; raises `TimeoutExpired`."""
        return self._process.wait(seconds)

    def log(self) -> list[str]:
        """The events that it has logged."""
        self._log.seek(0)
        return [json.loads(line)["event"] if line.startswith("{") else line for line in self._log]

    def left_behind(self) -> list[str]:
        """The commands of its group that are still running, a moment after it has ended."""
        ended = time.monotonic()
        while left := self._group():
            waited = time.monotonic() - ended
            # Python's resource tracker notices by itself that the server has gone: on a busy machine a little later.
            is_tracker_alone = all("resource_tracker" in command for command in left)
            if waited > (_TRACKER_SECONDS if is_tracker_alone else _GROUP_SECONDS):
                break
            time.sleep(0.02)
        return left

    def _group(self) -> list[str]:
        commands = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(ProcessLookupError, FileNotFoundError):
                if os.getpgid(int(folder.name)) == self._process.pid:
                    commands.append((folder / "cmdline").read_text(encoding="utf-8").replace("\0", " "))
        # One that has ended, and that nobody has waited for yet, has none.
        return [command for command in commands if command]

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self.close()

    def close(self) -> None:
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._log.close()


class Guest:
    """Somebody with a cookie, or a stranger without a name."""

    everybody: ClassVar[list["Guest"]] = []
    # All is plain HTTP: reading the system's certificates (`verify`) would take longer than most tests.

    def __init__(self, url: str, name: str = "", **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, verify=False)
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
        headers = {"Cookie": cookies} if cookies else None
        return connect(address, additional_headers=headers, open_timeout=PATIENCE)


@cache
def _launcher() -> Launcher:
    launcher = Launcher()
    atexit.register(launcher.close)
    return launcher


def get(url: str, **more: Any) -> httpx.Response:
    """What somebody without a cookie gets."""
    return request("GET", url, **more)


def post(url: str, **more: Any) -> httpx.Response:
    """The same for a POST."""
    return request("POST", url, **more)


def request(method: str, url: str, **more: Any) -> httpx.Response:
    """A request without a cookie, which may take long: other tests keep the machine busy."""
    return httpx.request(method, url, **{"timeout": PATIENCE, "verify": False, **more})


def new_key() -> str:
    return secrets.token_urlsafe(9)


def eventually(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until that holds, which servers find out by themselves within a few seconds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def updates_until(socket: ClientConnection, number: int) -> list[dict[str, Any]]:
    """All news until those of that entry."""
    updates: list[dict[str, Any]] = []
    while not updates or updates[-1]["now"]["number"] < number:
        updates.append(json.loads(socket.recv()))
    return updates


def play(guests: dict[int, Guest], table: str, moves: int = 10_000, seed: int = 1) -> None:
    """Random moves of those who may act, by their seats. While it is only up to bots, wait for them."""
    rng = random.Random(seed)
    anyone = next(iter(guests.values()))
    made = 0
    while made < moves and (public := anyone.state(table))["status"] == "playing":
        acting = [actor for actor in public["to_act"] if actor in guests]
        if not acting:
            anyone.state(table, after=public["number"], wait=20)
            continue
        seat = rng.choice(acting)
        state = guests[seat].state(table, seat=seat)
        move = rng.choice(state["choices"])
        guests[seat].do(table, "moves", seat=seat, version=state["version"], move=move)
        made += 1
