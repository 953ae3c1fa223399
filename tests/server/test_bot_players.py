"""Which bots think, in which order, and which pause: with a pool that records what it is asked."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from support.live_tables import make_live_tables
from tricity.bots import Decision
from tricity.bots.pool import Outcome
from tricity.core.notation import Move
from tricity.server import bot_players
from tricity.server.bot_players import BotPlayers
from tricity.server.bot_turns import BotTurn
from tricity.server.metrics import Metrics
from tricity.server.server_clock import wall_clock
from tricity.table.commands import new_table, seats
from tricity.table.commands.moves import bots_to_move
from tricity.table.errors import StorageUnavailable
from tricity.table.principal import PersonId
from tricity.table.storage import lists
from tricity.table.storage.leases import Leases
from tricity.table.storage.store import Store


class FakePool:
    """Decides one request whenever it is let."""

    workers = 1

    def __init__(self) -> None:
        self.asked: list[str] = []
        """The levels of the bots that were asked, in order."""
        self._may_decide = asyncio.Semaphore(0)

    def let_decide(self, count: int) -> None:
        for _ in range(count):
            self._may_decide.release()

    async def decide_async(self, spec: str, view: Mapping[str, Any], moves: Sequence[Move]) -> Outcome:
        self.asked.append(spec)
        await self._may_decide.acquire()
        return Outcome(Decision(moves[0], "reason-only"), spec)


class FakeLeases(Leases):
    """Another process holds every lease until it dies."""

    def __init__(self) -> None:
        self.refused = 0
        self.alive = True

    async def acquire(self, name: str) -> bool:
        self.refused += self.alive
        return not self.alive


class Club:
    """Tables with bots, in memory and on disk."""

    def __init__(self, store: Store, leases: Leases, per_person: int) -> None:
        self.pool, self.metrics = FakePool(), Metrics()
        turns: asyncio.Queue[BotTurn] = asyncio.Queue()
        self.live_tables = make_live_tables(store, metrics=self.metrics, bot_turns=turns)
        pool: Any = self.pool
        self.players = BotPlayers(self.live_tables, pool, leases, self.metrics, turns, per_person)
        self._opened = 0

    async def open(self, person: str, *plan: str) -> str:
        self._opened += 1
        owner = PersonId(person)
        opened = new_table.open_table(owner, person, "card-city", plan, {})
        return await self.live_tables.open(owner, f"key-{self._opened:08}", opened)

    async def open_with_bot(self, person: str, level: str) -> str:
        """A table at which a bot is to move; of others, which are opened on the way, nothing is wanted."""
        while True:
            table = await self.open(person, "me", *[level] * 3)
            async with self.live_tables.table(table) as live:
                if bots_to_move(live):
                    return table

    async def hand_over(self, table: str, person: str) -> None:
        owner = PersonId(person)
        await self.live_tables.execute(table, owner, "", lambda live: seats.hand_over(live, owner, 0))

    def count(self, metric: str) -> float:
        return self.metrics.registry.get_sample_value(f"tricity_{metric}") or 0.0


def run(
    database: str,
    test: Callable[[Club], Coroutine[Any, Any, None]],
    leases: Leases | None = None,
    per_person: int = 100,
) -> None:
    @asynccontextmanager
    async def club() -> AsyncIterator[Club]:
        store = Store.open(database)
        club = Club(store, leases or Leases(), per_person)
        running = asyncio.create_task(club.players.run())
        try:
            yield club
        finally:
            running.cancel()
            await club.players.close()
            await store.close()

    async def main() -> None:
        async with asyncio.timeout(30), club() as opened:
            await test(opened)

    asyncio.run(main())


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


def test_one_table_does_not_wait_for_thirty_of_somebody_else(sqlite_url: str) -> None:
    async def test(club: Club) -> None:
        for _ in range(30):
            await club.open_with_bot("anna", "expert")
        await club.open_with_bot("basia", "beginner")
        await until(lambda: club.count("bots_waiting") == 30)
        club.pool.let_decide(3)
        await until(lambda: len(club.pool.asked) == 4)
        assert "beginner" in club.pool.asked[:3]

    run(sqlite_url, test)


def test_a_person_has_only_so_many_bots_waiting(sqlite_url: str) -> None:
    async def test(club: Club) -> None:
        for _ in range(8):
            await club.open_with_bot("anna", "expert")
        await until(lambda: club.count("bots_deferred_total") > 0)
        assert club.count("bots_waiting") + club.count("bots_thinking") == 5
        # Others have their own.
        await club.open_with_bot("basia", "expert")
        await until(lambda: club.count("bots_waiting") == 5)

    run(sqlite_url, test, per_person=5)


def test_bots_pause_when_everybody_has_left_and_resume_when_somebody_looks(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tricity.server.live_table._LOOK_SECONDS", 0.0)

    async def test(club: Club) -> None:
        club.pool.let_decide(10_000)
        table = await club.open("anna", "me", "random")
        await club.hand_over(table, "anna")
        # Then no sweep has anything to do there.
        while await club.live_tables.store.read(lists.due_tables, wall_clock() + 10**9, 10):
            await asyncio.sleep(0.01)
        moves = len(club.pool.asked)
        assert club.live_tables.memory.get(table).bots_paused
        async with club.live_tables.subscribe(table, None, None, 0, "a spectator") as subscription:
            await subscription.next_update(0)
            await until(lambda: len(club.pool.asked) > moves + 3)

    run(sqlite_url, test)


def test_bots_that_paused_resume_after_the_table_was_dropped_from_memory(sqlite_url: str) -> None:
    async def test(club: Club) -> None:
        club.pool.let_decide(10_000)
        table = await club.open("anna", "me", "random")
        await club.hand_over(table, "anna")
        await until(lambda: club.live_tables.memory.get(table).bots_paused)
        club.live_tables.memory.forget_idle(-1)
        moves = len(club.pool.asked)
        # Without a subscription: whoever reads it counts as watching for a while.
        await club.live_tables.update(table, None, None, 0)
        await until(lambda: len(club.pool.asked) > moves)

    run(sqlite_url, test)


def test_bots_move_for_people_who_come_back_later(sqlite_url: str) -> None:
    """Nobody watches, but a person is waited for: the bots play until it is that person's turn."""

    async def test(club: Club) -> None:
        club.pool.let_decide(10_000)
        table = await club.open("anna", "me", "random", "random")
        while True:
            async with club.live_tables.table(table) as live:
                if live.to_act == (0,):
                    break
            await asyncio.sleep(0.01)

    run(sqlite_url, test)


def test_only_the_process_with_the_lease_thinks_and_another_takes_over(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_players, "_LEASE_SECONDS", 0.01)
    leases = FakeLeases()

    async def test(club: Club) -> None:
        await club.open_with_bot("anna", "expert")
        await until(lambda: leases.refused > 3)
        assert not club.pool.asked
        leases.alive = False
        await until(lambda: club.pool.asked)

    run(sqlite_url, test, leases)


def test_a_bot_whose_table_fails_tries_again_and_hurts_no_other(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tricity.server.back_off._FIRST_PAUSE", 0.01)

    class Failing(Leases):
        failures = 0

        async def acquire(self, name: str) -> bool:
            if bad and bad[0] in name and self.failures < 3:
                self.failures += 1
                raise StorageUnavailable("on purpose")
            return True

    bad: list[str] = []

    async def test(club: Club) -> None:
        club.pool.let_decide(10_000)
        bad.append(await club.open_with_bot("anna", "strong"))
        await club.open_with_bot("anna", "expert")
        await until(lambda: {"strong", "expert"} <= set(club.pool.asked))
        assert club.metrics.registry.get_sample_value("tricity_task_failures_total", {"task": "bot"})

    run(sqlite_url, test, Failing())
