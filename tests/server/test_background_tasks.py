"""Background tasks are supervised: one that dies is noticed, reported and started again, and hurts no other."""

import asyncio
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from support.servers import PATIENCE, Guest, get, served
from tricity.server import supervisor
from tricity.server.bot_players import BotPlayers
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.supervisor import Supervisor
from tricity.server.sweeper import Sweeper


def test_a_task_that_dies_is_started_again_and_reported() -> None:
    metrics = Metrics()

    async def run() -> None:
        supervised = Supervisor(metrics)
        starts = 0
        running = asyncio.Event()

        async def work() -> None:
            nonlocal starts
            starts += 1
            if starts == 1:
                raise LookupError("bug")
            if starts == 2:
                return
            running.set()
            await asyncio.sleep(60)

        with capture_logs() as lines:
            supervised.start("example", work)
            async with asyncio.timeout(PATIENCE):
                while supervised.down != ("example",):
                    await asyncio.sleep(0)
                await running.wait()
        assert not supervised.down
        assert [line["event"] for line in lines] == ["background task ended"] * 2
        await supervised.close()
        assert starts == 3

    asyncio.run(run())
    assert b'tricity_task_failures_total{task="example"} 2.0' in metrics.text()


def test_a_task_that_keeps_dying_stays_red_until_it_has_run_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "_FIRST_PAUSE", 0.001)

    async def run() -> None:
        supervised = Supervisor(Metrics())
        starts = 0

        async def work() -> None:
            nonlocal starts
            starts += 1
            if starts <= supervisor._MOST_FAILURES:
                raise LookupError("bug")
            await asyncio.sleep(60)

        with capture_logs():
            supervised.start("example", work)
            while starts <= supervisor._MOST_FAILURES:
                await asyncio.sleep(0.001)
            # It runs, but nobody trusts it yet.
            assert supervised.down == ("example",)
            monkeypatch.setattr(supervisor, "_LONGEST_PAUSE", 0.3)
            async with asyncio.timeout(PATIENCE):
                while supervised.down:
                    await asyncio.sleep(0.01)
        await supervised.close()

    asyncio.run(run())


@pytest.mark.parametrize(("task", "owner"), [("bots", BotPlayers), ("sweeper", Sweeper)])
def test_the_health_check_shows_a_dead_task(
    task: str, owner: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(self: object) -> None:
        raise RuntimeError("dead")

    monkeypatch.setattr(owner, "run", die)
    with served(f"sqlite:///{tmp_path / 'tricity.db'}") as url, capture_logs():
        deadline = time.monotonic() + PATIENCE
        while (response := get(f"{url}/healthz")).status_code == 200:
            assert time.monotonic() < deadline, "nobody noticed"
            time.sleep(0.01)
        assert response.status_code == 503
        assert response.json()["down"] == [task]
        # People can play on meanwhile.
        assert Guest(url, "Anna").open("me", "me")


def test_a_table_that_cannot_be_handled_does_not_stop_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot at one table moves although the sweep of another fails."""
    with served(f"sqlite:///{tmp_path / 'tricity.db'}", idle_seconds=0.0) as url:
        anna = Guest(url, "Anna")
        bad = anna.open("me", "me", clock={"kind": "live", "move": 5})
        original = LiveTables.load

        async def load(self: LiveTables, live: object, *, newest: bool = False) -> object:
            if live.name == bad:  # type: ignore[attr-defined]
                raise RuntimeError("damaged")
            return await original(self, live, newest=newest)  # type: ignore[arg-type]

        monkeypatch.setattr(LiveTables, "load", load)
        with capture_logs() as lines:
            good = anna.open("me", "random", clock={"kind": "live", "move": 5})
            deadline = time.monotonic() + PATIENCE
            while anna.state(good)["seats"][0]["plays"] == "person":
                assert time.monotonic() < deadline, "time ran out for nobody"
                time.sleep(0.1)
        assert "table could not be handled" in [line["event"] for line in lines]
        assert get(f"{url}/healthz").status_code == 200
