"""Disks fill up, slow down and refuse to write, databases restart and clocks jump, while people play.

What cannot be written is refused with 503, reading goes on, and nothing acknowledged is lost or there twice. With
`TRICITY_KILLS` (set by `make soak`) there are more rounds of each.
"""

import os
import random
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from support.ledger import Ledger, playing
from support.postgres import new_database, running_cluster
from support.reports import NewReport, Report
from support.servers import Clock, Guest, Process, get, served
from tricity.table.storage.database import sqlite_url as url_of
from tricity.table.storage.migrate import open_claimed

ROUNDS = max(2, int(os.environ.get("TRICITY_KILLS", "0")) // 25)
HOUR = 3_600_000

Switch = Callable[[], None]


class Rounds:
    """Something fails and works again, round after round, while people play."""

    def __init__(self, report: Report, urls: list[str], database: str) -> None:
        self._report = report
        self._urls = urls
        self._database = database

    def run(self, fail: Switch, mend: Switch, *, reading: bool = True) -> None:
        reader = Guest(self._urls[0], "Reader")
        table = reader.open("me", "me")
        with playing(self._urls) as ledger:
            for number in range(ROUNDS):
                ledger.wait_for(8)
                fail()
                _wait_for_faults(ledger, 6)
                if reading:
                    assert reader.state(table)["number"] == 1
                mend()
                self._report.progress(number + 1, acknowledged=ledger.acknowledged)
            ledger.wait_for(8)
        self.finish(ledger)

    def finish(self, ledger: Ledger) -> None:
        ledger.read_last()
        outcome = ledger.compare(self._database)
        self._report.done(
            acknowledged=outcome.acknowledged, refused=ledger.faults, lost=outcome.lost, doubled=outcome.doubled
        )
        assert outcome.is_clean


def _wait_for_faults(ledger: Ledger, count: int) -> None:
    wanted, deadline = ledger.faults + count, time.monotonic() + 30
    while ledger.faults < wanted:
        ledger.check_players()
        assert time.monotonic() < deadline, "nothing fails"
        time.sleep(0.01)


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """Eight megabytes, which only root may mount."""
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("one may not mount a disk here")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


def test_a_full_disk_loses_nothing(tmp_path: Path, new_report: NewReport) -> None:
    with small_disk(tmp_path):
        database = url_of(tmp_path / "tricity.db")
        ballast = tmp_path / "ballast"

        def fill() -> None:
            with ballast.open("wb", buffering=0) as file:
                try:
                    while file.write(bytes(65536)):
                        pass
                except OSError:
                    return

        server = Process(database)
        try:
            Rounds(new_report("full disk", ROUNDS), [server.url], database).run(fill, ballast.unlink)
        finally:
            server.stop()


def test_a_file_that_may_not_grow_loses_nothing(tmp_path: Path, new_report: NewReport) -> None:
    database = url_of(tmp_path / "tricity.db")
    server = Process(database)

    def limit(size: int) -> None:
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))

    try:
        # The write-ahead log is written from its beginning on now and then: there is room for none of it. The server's
        # own log is a file here, too.
        Rounds(new_report("file at its limit", ROUNDS), [server.url], database).run(
            lambda: limit(1024), lambda: limit(resource.RLIM_INFINITY)
        )
    finally:
        server.stop()


class Disk:
    """What the database of a server lies on."""

    def __init__(self, database: str) -> None:
        self.commit_seconds = 0.0
        self.is_read_only = False
        self.adapter = open_claimed(database)
        event.listen(self.adapter.engine, "begin", self._begin)
        event.listen(self.adapter.engine, "commit", self._commit)

    def _begin(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only = {int(self.is_read_only)}")

    def _commit(self, _: Connection) -> None:
        time.sleep(self.commit_seconds)


def test_a_disk_that_turns_read_only_loses_nothing(sqlite_url: str, new_report: NewReport) -> None:
    disk = Disk(sqlite_url)

    def refuse(yes: bool) -> None:
        disk.is_read_only = yes

    with served(sqlite_url, adapter=disk.adapter) as url:
        Rounds(new_report("read-only disk", ROUNDS), [url], sqlite_url).run(lambda: refuse(True), lambda: refuse(False))


def test_a_slow_disk_delays_those_who_write_and_nobody_else(sqlite_url: str, new_report: NewReport) -> None:
    disk = Disk(sqlite_url)
    with served(sqlite_url, adapter=disk.adapter) as url:
        rounds = Rounds(new_report("slow disk", ROUNDS), [url], sqlite_url)
        reader = Guest(url, "Reader")
        table = reader.open("me", "me")
        with playing([url]) as ledger:
            ledger.wait_for(8)
            disk.commit_seconds = 0.5
            for _ in range(ROUNDS):
                start = time.monotonic()
                for _ in range(20):
                    assert reader.state(table)["number"] == 1
                # Twenty writes would take ten seconds.
                assert time.monotonic() - start < 10
                ledger.wait_for(4)
            disk.commit_seconds = 0.0
        rounds.finish(ledger)


def test_a_database_that_restarts_loses_nothing(new_report: NewReport) -> None:
    with running_cluster() as cluster:
        database = new_database(cluster.address)
        servers = [Process(database), Process(database)]
        try:
            urls = [server.url for server in servers]
            Rounds(new_report("restarts of PostgreSQL", ROUNDS), urls, database).run(
                cluster.stop, cluster.start, reading=False
            )
        finally:
            for server in servers:
                server.stop()


def test_a_clock_that_jumps_disturbs_no_log(sqlite_url: str, new_report: NewReport) -> None:
    clock, rng = Clock(), random.Random(1)
    with served(sqlite_url, clock) as url:
        rounds = Rounds(new_report("jumps of the clock", ROUNDS), [url], sqlite_url)
        reader = Guest(url, "Reader")
        table = reader.open("me", "me")
        with playing([url]) as ledger:
            for _ in range(10 * ROUNDS):
                ledger.wait_for(2)
                clock.ahead = rng.randrange(-10 * HOUR, 10 * HOUR)
                reader.do(table, "chat", seat=0, phrase="hello")
        rounds.finish(ledger)
        times = [entry["at"] for entry in reader.update(table)["entries"]]
        assert times == sorted(times)
        assert get(f"{url}/healthz").status_code == 200
