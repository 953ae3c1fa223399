"""Servers are killed again and again while people play: nothing acknowledged is lost, nothing is there twice.

`TRICITY_KILLS` says how often on SQLite, a fifth of it on PostgreSQL (`make soak` asks for a thousand).
"""

import json
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import WebSocketException

from support.ledger import playing
from support.push_service import Receiver, receiver
from support.reports import NewReport, Report
from support.servers import Guest, Process, new_key
from tricity.table.storage.database import connect
from tricity.table.storage.schema import notices

KILLS = int(os.environ.get("TRICITY_KILLS", "6"))
_TABLES = 3
KILLS_OF_TWO = KILLS // 5 if "TRICITY_KILLS" in os.environ else 3


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

    def __init__(self, database: str, servers: int, **environ: Any) -> None:
        self._database = database
        self._environ = environ
        self._rng = random.Random(1)
        self._servers = [Process(database, **environ) for _ in range(servers)]
        self.urls = [server.url for server in self._servers]

    def kill_one(self) -> None:
        """With a slow disk now and then, so that the kill comes in the middle of a commit."""
        rng = self._rng
        victim = rng.randrange(len(self._servers))
        port = self._servers[victim].port
        self._servers[victim].kill()
        if rng.random() < 0.1:
            starting = Process(self._database, port, wait=False, **self._environ)
            time.sleep(rng.uniform(0, 0.4))
            starting.kill()
        slow = rng.choice((0, 0, 0.03))
        self._servers[victim] = Process(self._database, port, commit_seconds=slow, **self._environ)
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
                # However slow the machine is, every server that is killed has been at work.
                ledger.wait_for(11)
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
    outcome = ledger.compare(url)
    report.done(
        acknowledged=outcome.acknowledged,
        tables_read_again=outcome.readings,
        lost=outcome.lost,
        doubled=outcome.doubled,
    )
    assert outcome.is_clean
    assert outcome.acknowledged > 10 * kills
    assert outcome.readings > kills // 2
    assert listener.numbers == list(range(1, messages + 2))
    assert listener.returns > kills // 2 // servers


def test_no_due_notice_is_lost_and_none_is_sent_twice(sqlite_url: str, new_report: NewReport) -> None:
    """Every notice arrives, or is on record as one of which nobody knows: the server was killed while it was sent."""
    report = new_report("kills while notices are sent", KILLS)
    rng = random.Random(2)
    with receiver() as service:
        victims = Victims(sqlite_url, 1, TRICITY_WEBHOOKS="any", TRICITY_SWEEP_SECONDS="0.02")
        try:
            due = _notices_under_kills(victims, service, rng, report)
            _until(lambda: not _count_notices(sqlite_url, "waiting", "claimed", "sending"))
        finally:
            victims.stop()
    arrived = [str(request.json()["id"]) for request in service.requests]
    missing = set(due) - set(arrived)
    in_doubt = _count_notices(sqlite_url, "unknown")
    report.done(due=len(due), arrived=len(arrived), in_doubt=in_doubt, missing=len(missing))
    assert len(arrived) == len(set(arrived)), "one was sent twice"
    assert set(arrived) <= set(due)
    assert _count_notices(sqlite_url, "sent", "unknown") == len(due)
    assert len(missing) <= in_doubt <= KILLS * _TABLES


def _notices_under_kills(victims: Victims, service: Receiver, rng: random.Random, report: Report) -> list[str]:
    """The ids of all notices that are due: it becomes the turn of Anna, who never looks, at many tables."""
    anna, bela = Guest(victims.urls[0], "Anna"), Guest(victims.urls[0], "Bela")
    (channel,) = anna.post("/api/me/notices/webhook", {"url": f"{service.url}/hook"})["channels"]
    anna.http.patch("/api/me/notices/kinds/webhook", json={"kinds": ["turn"], "minutes": 0})
    due = []
    for kill in range(KILLS):
        service.seconds = rng.choice((0, 0.02, 0.1))
        for _ in range(_TABLES):
            table = bela.open("me", "open")
            anna.do(table, "join")
            guests = (bela, anna)
            # Whoever joins as the first to move has seen it.
            is_first = True
            while is_first or 1 not in anna.state(table)["to_act"]:
                seat = 1 if 1 in anna.state(table)["to_act"] else 0
                is_first = is_first and seat == 1
                state = guests[seat].state(table, seat=seat)
                guests[seat].do(table, "moves", seat=seat, version=state["version"], move=state["choices"][0])
            due.append(f"{channel['id'][:8]}-{table}-turn-{anna.state(table)['number']}")
        time.sleep(rng.uniform(0, 0.15))
        victims.kill_one()
        report.progress(kill + 1, due=len(due))
    return due


def _count_notices(url: str, *states: str) -> int:
    adapter = connect(url)
    with adapter.engine.connect() as connection:
        wanted = select(func.count()).select_from(notices).where(notices.c.state.in_(states))
        count = int(connection.execute(wanted).scalar_one())
    adapter.close()
    return count


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
