"""Reviews by a real Dask cluster on this machine: the same bytes as without it, and nobody notices when it goes."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from structlog.testing import capture_logs

from support.clusters import address_of, local_cluster
from support.servers import Guest, eventually, get, play, served
from support.terminal import refused, tricity
from support.variants import effort
from tricity.analysis import puzzle_maker, review_calls
from tricity.analysis.puzzle_maker import bot_game
from tricity.analysis.review import Effort
from tricity.bots.cluster import Cluster
from tricity.bots.workers import WorkerPool
from tricity.games import find
from tricity.server import review_workers, reviews
from tricity.server.metrics import Metrics
from tricity.server.review_workers import ReviewWorkers
from tricity.table.storage.database import connect
from tricity.table.storage.schema import reviews as stored_reviews

pytest.importorskip("distributed")

pytestmark = pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning", "ignore::RuntimeWarning"
)
NOWHERE = "dask://127.0.0.1:9"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with local_cluster(2) as running:
        yield address_of(running)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_maker, "_LEVELS", ("random",))
    monkeypatch.setattr(reviews, "EFFORT", effort(200))
    monkeypatch.setattr(review_workers, "_CONNECT_SECONDS", 5.0)


def reviewed(url: str) -> None:
    anna = Guest(url, "Anna")
    table = anna.open("me", game="point-city")
    play({0: anna}, table)
    eventually(lambda: anna.get(f"/api/tables/{table}/review")["state"] == "done", seconds=200)


def stored(database: str) -> bytes:
    def read(connection: Connection) -> bytes:
        return bytes(connection.execute(select(stored_reviews.c.body)).scalar_one())

    adapter = connect(database)
    with adapter.engine.connect() as connection:
        body = read(connection)
    adapter.close()
    return body


def cluster_calls(url: str) -> float:
    line = next(line for line in get(f"{url}/metrics").text.splitlines() if line.startswith("tricity_cluster_calls_"))
    return float(line.split()[1])


def test_the_cluster_makes_a_review_and_it_is_the_same(
    sqlite_url: str, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[Any, ...]] = []
    run = ReviewWorkers.run

    async def noted(self: ReviewWorkers, function: Callable[..., Any], *args: Any) -> Any:
        result = await run(self, function, *args)
        made.append((function, args, result))
        return result

    def nothing_here(*_: object) -> None:
        raise AssertionError("the review was made on this machine")

    monkeypatch.setattr(ReviewWorkers, "run", noted)
    monkeypatch.setattr(WorkerPool, "run_async", nothing_here)
    with served(sqlite_url, cluster=cluster) as url:
        reviewed(url)
        assert get(f"{url}/readyz").json()["cluster"] == "there"
        assert cluster_calls(url) == len(made) > 20
    # Made again in this process, part by part.
    assert all(function(*args) == result for function, args, result in made)
    assert made[-1][2] == stored(sqlite_url)


def test_without_its_cluster_a_server_makes_reviews_itself(sqlite_url: str) -> None:
    with capture_logs() as lines, served(sqlite_url, cluster=NOWHERE) as url:
        reviewed(url)
        health = get(f"{url}/readyz")
        assert (health.status_code, health.json()["cluster"], health.json()["down"]) == (200, "away", [])
        assert cluster_calls(url) == 0
    warnings = [line for line in lines if line["event"] == "cluster is away, reviews are made here"]
    assert [(line["log_level"], line["fault"]) for line in warnings] == [("warning", "no-cluster")]
    assert "127.0.0.1:9" not in str(lines)


def test_the_terminal_prints_the_same_review_wherever_it_is_made(cluster: str, tmp_path: Path) -> None:
    match = bot_game(find("point-city"), 1, "cluster")
    record = tmp_path / "game.txt"
    record.write_text(match.record(), encoding="utf-8")
    printed = [
        tricity("review", str(record), "--json", "--effort", "0.01", *where)
        for where in (("--workers", "1"), ("--cluster", cluster))
    ]
    assert [each.exit_code for each in printed] == [0, 0]
    assert printed[0].stdout == printed[1].stdout
    refused(tricity("review", str(record), "--cluster", "ray://here"))


def test_without_the_setting_there_is_no_cluster(url: str) -> None:
    assert get(f"{url}/readyz").json()["cluster"] == "none"


async def with_workers(address: str, test: Callable[[ReviewWorkers], Any]) -> None:
    workers = ReviewWorkers(address, Metrics())
    try:
        await test(workers)
    finally:
        await workers.close()


def test_a_call_that_takes_too_long_is_given_up_and_made_here(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_workers, "_SECONDS", 1.0)

    async def test(workers: ReviewWorkers) -> None:
        assert await workers.at_once() == 2
        # Here it takes as long.
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 6)
        assert workers.cluster == "away"
        assert await workers.at_once() == 1

    asyncio.run(with_workers(cluster, test))


def test_a_cancelled_call_is_cancelled_on_the_cluster(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given_up: list[str] = []
    give_up = Cluster._give_up

    def noted(self: Cluster, call: Any) -> None:
        given_up.append(call.key)
        give_up(self, call)

    monkeypatch.setattr(Cluster, "_give_up", noted)

    async def test(workers: ReviewWorkers) -> None:
        calls = [asyncio.create_task(workers.run(time.sleep, 3)) for _ in range(8)]
        await asyncio.sleep(1)
        for call in calls:
            call.cancel()
        ended = await asyncio.gather(*calls, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ended)
        assert workers.cluster == "there"

    asyncio.run(with_workers(cluster, test))
    assert len(given_up) == 8


def test_a_cluster_that_dies_is_replaced_by_this_machine() -> None:
    with local_cluster(1) as running:

        async def test(workers: ReviewWorkers) -> None:
            assert await workers.run(abs, -3) == 3
            waiting = [asyncio.create_task(workers.run(pow, 2, number)) for number in range(50)]
            await asyncio.to_thread(running.close)
            assert await asyncio.gather(*waiting) == [2**number for number in range(50)]
            assert await workers.run(abs, -4) == 4
            assert workers.cluster == "away"

        asyncio.run(with_workers(address_of(running), test))


def test_calls_that_a_lost_cluster_takes_along_are_made_here(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying:
        workers = 4

        def __init__(self) -> None:
            self.calls: list[Future[int]] = []

        def submit(self, *_: object) -> Future[int]:
            self.calls.append(Future())
            if len(self.calls) == 3:
                self.calls[0].set_exception(OSError())
            return self.calls[-1]

        def close(self) -> None:
            for call in self.calls:
                call.cancel()

    monkeypatch.setattr(review_workers, "Cluster", lambda *_: Dying())

    async def test(workers: ReviewWorkers) -> None:
        calls = [asyncio.create_task(workers.run(abs, -number)) for number in range(3)]
        assert await asyncio.gather(*calls) == [0, 1, 2]
        assert workers.cluster == "away"

    asyncio.run(with_workers(NOWHERE, test))


def test_this_machine_gives_reviews_what_those_who_play_leave() -> None:
    async def test(workers: ReviewWorkers) -> None:
        assert await workers.run(os.nice, 0) >= 10
        assert os.nice(0) < 10

    asyncio.run(with_workers("", test))


def test_another_program_makes_no_parts_of_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(review_calls.OtherProgram):
        review_calls.part_of_review("2 0.1.0", "", 0, Effort(), 0)


def test_a_cluster_with_another_program_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        workers = 4

        def submit(self, *_: object) -> Future[int]:
            future: Future[int] = Future()
            future.set_exception(review_calls.OtherProgram("2 0.1.0"))
            return future

        def close(self) -> None:
            pass

    monkeypatch.setattr(review_workers, "Cluster", lambda *_: Other())

    async def test(workers: ReviewWorkers) -> None:
        assert await workers.run(abs, -3) == 3
        assert workers.cluster == "away"

    asyncio.run(with_workers(NOWHERE, test))
