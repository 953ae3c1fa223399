"""Servers are killed again and again while people play: nothing acknowledged is lost, nothing is there twice.

`TRICITY_KILLS` says how often on SQLite, a fifth of it on PostgreSQL (`make soak` asks for a thousand).
"""

import json
import os
import random
import threading
import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import WebSocketException

from support.ledger import playing
from support.reports import NewReport
from support.servers import Guest, Process, new_key

KILLS = int(os.environ.get("TRICITY_KILLS", "10"))
KILLS_OF_TWO = KILLS // 5 if "TRICITY_KILLS" in os.environ else 5


class Subscription:
    """Follows one table on a socket, comes back by itself, and says what it knows already."""

    def __init__(self, guest: Guest, table: str, going: Callable[[], bool]) -> None:
        self.numbers: list[int] = []
        self.returns = 0
        self._thread = threading.Thread(target=self._run, args=(guest, table, going))
        self._thread.start()

    def join(self) -> None:
        self._thread.join()

    def _run(self, guest: Guest, table: str, going: Callable[[], bool]) -> None:
        while going():
            try:
                with guest.socket(table, after=len(self.numbers)) as socket:
                    self.returns += 1
                    while going():
                        try:
                            update = json.loads(socket.recv(timeout=0.2))
                        except TimeoutError:
                            continue
                        self.numbers += [entry["number"] for entry in update["entries"]]
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.05)


class Victims:
    """Servers on one database, killed at random moments: mostly while they serve, sometimes while they start."""

    def __init__(self, database: str, servers: int) -> None:
        self._database = database
        self._rng = random.Random(1)
        self._servers = [Process(database) for _ in range(servers)]
        self.urls = [server.url for server in self._servers]

    def kill_one(self) -> None:
        """With a slow disk now and then, so that the kill comes in the middle of a commit."""
        rng = self._rng
        victim = rng.randrange(len(self._servers))
        port = self._servers[victim].port
        self._servers[victim].kill()
        if rng.random() < 0.1:
            starting = Process(self._database, port, wait=False)
            time.sleep(rng.uniform(0, 0.4))
            starting.kill()
        self._servers[victim] = Process(self._database, port, commit_seconds=rng.choice((0, 0, 0.03)))
        time.sleep(rng.uniform(0.05, 0.5))

    def stop(self) -> None:
        for server in self._servers:
            server.stop()


@pytest.mark.parametrize(
    ("database", "servers", "kills"), [("sqlite_url", 1, KILLS), ("postgres_url", 2, KILLS_OF_TWO)]
)
def test_nothing_acknowledged_is_lost_and_nothing_is_there_twice(
    database: str, servers: int, kills: int, request: pytest.FixtureRequest, new_report: NewReport
) -> None:
    url = str(request.getfixturevalue(database))
    report = new_report(f"kills under load, {servers} server(s) on {url.partition(':')[0]}", kills)
    going = threading.Event()
    going.set()
    victims = Victims(url, servers)
    host = Guest(victims.urls[0], "Host")
    watched = host.open("me", "me", "me", "me")
    listener = Subscription(host, watched, going.is_set)
    messages = 0
    try:
        with playing(victims.urls) as ledger:
            for kill in range(kills):
                messages += _say_something(host, watched)
                victims.kill_one()
                ledger.check_players()
                report.progress(kill + 1, acknowledged=ledger.acknowledged)
            messages += _say_something(host, watched)
            ledger.wait_for(4)
        ledger.read_last()
        _until(lambda: len(listener.numbers) == messages + 1)
    finally:
        going.clear()
        listener.join()
        victims.stop()
    found = ledger.compare(url)
    report.done(
        acknowledged=found.acknowledged,
        tables_read_again=found.readings,
        lost=found.lost,
        doubled=found.doubled,
    )
    assert found.is_clean
    assert found.acknowledged > 10 * kills
    assert found.readings > kills // 2
    assert listener.numbers == list(range(1, messages + 2))
    assert listener.returns > kills // 2 // servers


def _say_something(host: Guest, table: str) -> int:
    """Until it is acknowledged."""
    body = {"key": new_key(), "seat": 0, "phrase": "hello"}
    while True:
        try:
            host.post(f"/api/tables/{table}/chat", body)
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return 1


def _until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
