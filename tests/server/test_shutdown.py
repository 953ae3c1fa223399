"""However a server is told to stop, it ends cleanly within ten seconds: nobody waits on, no process is left over.

`TRICITY_STOPS` says how often (`make soak` asks for more).
"""

import os
import signal
import threading
import time
from contextlib import ExitStack, suppress

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.servers import Command, Guest, new_key

STOPS = int(os.environ.get("TRICITY_STOPS", "1"))
LIMIT = 10
"""Seconds."""
SERVICE_RESTART = 1012


class BusyServer:
    """Expert bots are thinking, sockets are open, polls and requests are waiting for an answer."""

    def __init__(self, database: str, *args: str) -> None:
        self.command = Command(database, *args)
        self._guest = Guest(self.command.url, "Anna")
        self._tables = [self._guest.open("me", *["expert"] * 3) for _ in range(4)]
        self._open = ExitStack()
        self._sockets = [self._open.enter_context(self._guest.socket(table)) for table in self._tables]
        for socket in self._sockets:
            socket.recv()
        self._stopping = threading.Event()
        self._responses: list[httpx.Response] = []
        self._threads = [threading.Thread(target=self._poll, args=(table,)) for table in self._tables]
        for thread in self._threads:
            thread.start()
        for table in self._tables:
            while not self._guest.state(table)["watching"]:
                time.sleep(0.02)
        # By now the bots may have done all that they had to do.
        for _ in range(15):
            if not _thinking(self._guest.http.get("/metrics").text).endswith(" 0.0"):
                break
            self._guest.open("me", *["expert"] * 3)
            time.sleep(0.05)
        else:
            pytest.fail("the bots never think")

    def _poll(self, table: str) -> None:
        with httpx.Client(base_url=self.command.url, timeout=40) as client:
            # A poll is answered also when somebody else comes.
            while not self._stopping.is_set():
                response = client.get(f"/api/tables/{table}", params={"after": 1_000_000, "wait": 25})
                self._responses.append(response)

    def stop(self, number: signal.Signals, *, times: int = 1, group: bool = False) -> None:
        """Send a signal; everything ends as it should."""
        self._stopping.set()
        for _ in range(times):
            self.command.signal(number, group=group)
        assert self.command.wait(LIMIT) == 0
        assert self.command.log()[-1] == "server stopped"
        assert "bot failed" not in self.command.log()
        assert not self.command.left_behind()
        for thread in self._threads:
            thread.join(LIMIT)
        assert {response.status_code for response in self._responses} == {200}
        for socket in self._sockets:
            assert _close_code(socket) == SERVICE_RESTART
        self._open.close()
        self.command.close()


def _close_code(socket: ClientConnection) -> int | None:
    """The code with which the server closed it, after what it still sent."""
    try:
        while True:
            socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def _thinking(metrics: str) -> str:
    return next(line for line in metrics.splitlines() if line.startswith("tricity_bots_thinking"))


@pytest.mark.parametrize("time", range(STOPS))
def test_a_signal_ends_it_cleanly(sqlite_url: str, time: int) -> None:
    BusyServer(sqlite_url).stop(signal.SIGTERM)


def test_ctrl_c_pressed_twice_ends_it_cleanly(sqlite_url: str) -> None:
    """A terminal sends the signal to the whole group, a second time to somebody who is impatient."""
    BusyServer(sqlite_url).stop(signal.SIGINT, times=2, group=True)


def test_several_workers_end_cleanly(postgres_url: str) -> None:
    BusyServer(postgres_url, "--workers", "2").stop(signal.SIGTERM, times=2)


@pytest.mark.skipif(STOPS == 1, reason="takes the ten seconds; part of make soak")
def test_a_database_that_does_not_answer_holds_it_up_for_less_than_ten_seconds(postgres_url: str) -> None:
    server = Command(postgres_url)
    anna = Guest(server.url, "Anna")
    table = anna.open("me", "me", "expert")
    with psycopg.connect(postgres_url) as other:
        other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        blocked = threading.Thread(target=_say, args=(server.url, dict(anna.http.cookies), table))
        blocked.start()
        while other.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone() == (0,):
            time.sleep(0.05)
        server.signal(signal.SIGTERM)
        assert server.wait(LIMIT) == 1
        assert server.log()[-1] == "server did not stop in time"
        assert not server.left_behind()
    blocked.join()
    server.close()


def _say(url: str, cookies: dict[str, str], table: str) -> None:
    with suppress(httpx.TransportError), httpx.Client(base_url=url, cookies=cookies) as client:
        client.post(f"/api/tables/{table}/chat", json={"key": new_key(), "seat": 0, "phrase": "hello"})
