"""The pool of worker processes: bots decide the same there, in time, and no failure of theirs stops a game."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tricity
from support import faulty_bots
from support.children import children
from tricity.bots import make, names
from tricity.bots.pool import BotPool, Failure, Outcome, PooledBot
from tricity.bots.workers import PoolClosed
from tricity.core.notation import Move

SIMPLEST = names()[0]
MOVES = (Move("pass"), Move("choose", ("small",)), Move("choose", ("big",)))
VIEW = {"game": "any"}
ENDLESS = 60.0


class Pools:
    """Makes pools, remembers their failures, and closes them."""

    def __init__(self) -> None:
        self.failures: list[Failure] = []
        self._made: list[BotPool] = []

    def __call__(self, workers: int = 1, seconds: float = ENDLESS, **settings: Any) -> BotPool:
        settings = {"make_bot": faulty_bots.make, "on_failure": self.failures.append, **settings}
        self._made.append(BotPool(workers, seconds, **settings))
        return self._made[-1]

    def close(self) -> None:
        for pool in self._made:
            pool.close()


@pytest.fixture
def pools() -> Iterator[Pools]:
    pools = Pools()
    yield pools
    pools.close()
    assert not children()


def process_of(outcome: Outcome) -> int:
    """The process in which a telling bot decided."""
    return int(outcome.decision.facts["process"])


def gone(process: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def until(condition: Callable[[], object], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)


# What a bot decides.


@pytest.mark.parametrize("spec", ["beginner", "improver", "strong:20"])
def test_a_bot_decides_the_same_as_in_this_process(pools: Pools, spec: str) -> None:
    match = tricity.new("card-city", players=2, seed=5)
    seat = match.to_act[0]
    view, moves = match.view(seat), match.legal_moves(seat)
    outcome = pools(make_bot=make).decide(spec, view, moves, seed=3)
    assert outcome == Outcome(make(spec, 3).decide(view, moves), spec)
    assert any(outcome.decision.move is move for move in moves)


def test_a_pooled_bot_has_a_new_seed_for_each_decision(pools: Pools) -> None:
    pool = pools()
    one, other = PooledBot("random", 4, pool), PooledBot("random", 4, pool)
    decisions = [one.choose(VIEW, MOVES) for _ in range(12)]
    assert decisions == [other.choose(VIEW, MOVES) for _ in range(12)]
    assert len(set(decisions)) > 1


def test_an_unknown_bot_is_refused_before_it_is_asked(pools: Pools) -> None:
    with pytest.raises(tricity.BadOption):
        PooledBot("wizard", 0, pools())


def test_without_a_choice_no_process_is_started(pools: Pools) -> None:
    outcome = pools().decide("crashing", VIEW, MOVES[:1])
    assert (outcome.decision.move, outcome.decision.reason, outcome.spec) == (MOVES[0], "reason-only", "crashing")
    assert not children()


def test_seeds_are_random_unless_given(pools: Pools) -> None:
    pool = pools()
    seeds = {pool.decide("telling", VIEW, MOVES).decision.facts["given"]["seed"] for _ in range(4)}
    assert len(seeds) == 4
    assert pool.decide("telling", VIEW, MOVES, seed=8).decision.facts["given"]["seed"] == 8


# Processes.


def test_workers_are_started_on_first_use_and_used_again(pools: Pools) -> None:
    pool = pools(workers=4)
    assert not children()
    processes = {process_of(pool.decide("telling", VIEW, MOVES)) for _ in range(3)}
    assert len(processes) == len(children()) == 1
    assert os.getpid() not in processes


def test_as_many_decide_at_once_as_there_are_workers(pools: Pools) -> None:
    pool = pools(workers=2)

    async def ask(count: int) -> list[Outcome]:
        return await asyncio.gather(*(pool.decide_async("telling", VIEW, MOVES) for _ in range(count)))

    outcomes = asyncio.run(ask(7))
    assert 1 <= len({process_of(outcome) for outcome in outcomes}) <= 2
    assert len(children()) <= 2


def test_the_event_loop_goes_on_while_a_bot_decides(pools: Pools) -> None:
    pool = pools(seconds=1)

    async def run() -> int:
        decision = asyncio.create_task(pool.decide_async("sleeping", VIEW, MOVES))
        turns = 0
        while not decision.done():
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert asyncio.run(run()) > 10


def test_ctrl_c_does_not_reach_a_worker(pools: Pools) -> None:
    outcome = pools().decide("interrupted", VIEW, MOVES)
    assert (outcome.spec, outcome.failures) == ("interrupted", ())


def test_an_idle_worker_that_died_is_replaced_unnoticed(pools: Pools) -> None:
    pool = pools()
    process = process_of(pool.decide("telling", VIEW, MOVES))
    os.kill(process, signal.SIGKILL)
    until(lambda: not children())
    outcome = pool.decide("telling", VIEW, MOVES)
    assert outcome.failures == ()
    assert process_of(outcome) != process


# Failures.


@pytest.mark.parametrize(
    ("spec", "kind", "detail"),
    [
        ("crashing", "died", "EOFError"),
        ("raising", "raised", "ZeroDivisionError: on purpose"),
        ("illegal", "illegal", "sing"),
        ("unserializable", "raised", "TypeError"),
        ("lost", "raised", "BadOption"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_the_simplest(pools: Pools, spec: str, kind: str, detail: str) -> None:
    pool = pools()
    outcome = pool.decide(spec, VIEW, MOVES, seed=1)
    assert outcome.spec == SIMPLEST
    assert outcome.decision.move == make(SIMPLEST, 1).choose(VIEW, MOVES)
    assert (outcome.decision.reason, outcome.decision.facts) == ("reason-fallback", {"case": "failed"})
    assert pools.failures == list(outcome.failures)
    assert [(failure.spec, failure.game, failure.kind) for failure in outcome.failures] == [(spec, "any", kind)]
    assert detail in outcome.failures[0].detail
    # The pool is as good as new.
    assert pool.decide("telling", VIEW, MOVES).failures == ()


def test_a_late_bot_is_stopped_and_replaced(pools: Pools) -> None:
    # The others must answer in this time, also on a busy machine; the late one sleeps for ten minutes.
    pool = pools(seconds=5)
    process = process_of(pool.decide("telling", VIEW, MOVES))
    begun = time.monotonic()
    outcome = pool.decide("sleeping", VIEW, MOVES)
    assert 5 <= time.monotonic() - begun < 60
    assert outcome.failures[0].kind == "late"
    assert (outcome.decision.reason, outcome.decision.facts) == ("reason-fallback", {"case": "late"})
    assert gone(process)


def test_a_search_that_takes_too_long_is_stopped(pools: Pools) -> None:
    match = tricity.new("card-city", players=2, seed=5)
    seat = match.to_act[0]
    moves = match.legal_moves(seat)
    outcome = pools(seconds=0.05, make_bot=make).decide("expert:600s", match.view(seat), moves)
    assert outcome.decision.move in moves
    assert outcome.failures[0].kind == "late"


@pytest.mark.parametrize(
    ("settings", "kinds"),
    [
        ({"seconds": 0}, ["late", "late"]),
        ({"make_bot": faulty_bots.make_nothing_but_faulty}, ["died", "raised"]),
    ],
)
def test_when_the_simplest_fails_too_a_random_move_is_made(
    pools: Pools, settings: dict[str, Any], kinds: list[str]
) -> None:
    pool = pools(**settings)
    outcomes = [pool.decide("crashing", VIEW, MOVES, seed=seed) for seed in range(6)]
    assert {outcome.spec for outcome in outcomes} == {""}
    assert 1 < len({outcome.decision.move for outcome in outcomes}) <= len(MOVES)
    for outcome in outcomes:
        assert [failure.kind for failure in outcome.failures] == kinds
        assert outcome.decision.reason == "reason-fallback"


def test_a_worker_is_used_again_after_an_exception_but_not_after_a_crash(pools: Pools) -> None:
    pool = pools()
    first = process_of(pool.decide("telling", VIEW, MOVES))
    pool.decide("raising", VIEW, MOVES)
    assert process_of(pool.decide("telling", VIEW, MOVES)) == first
    pool.decide("crashing", VIEW, MOVES)
    assert process_of(pool.decide("telling", VIEW, MOVES)) != first


# The end.


def test_a_closed_pool_decides_nothing(pools: Pools) -> None:
    pool = pools()
    process = process_of(pool.decide("telling", VIEW, MOVES))
    pool.close()
    assert gone(process)
    with pytest.raises(PoolClosed):
        pool.decide("random", VIEW, MOVES)
    with pytest.raises(PoolClosed):
        asyncio.run(pool.decide_async("random", VIEW, MOVES))
    pool.close()


def test_closing_ends_decisions_at_once_and_makes_no_move_for_them(pools: Pools) -> None:
    pool = pools(workers=2)
    results: list[object] = []

    def ask() -> None:
        try:
            results.append(pool.decide("sleeping", VIEW, MOVES))
        except PoolClosed as closed:
            results.append(closed)

    # Two that are under way, and two that wait for a worker.
    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    until(lambda: len(children()) == 2)
    begun = time.monotonic()
    pool.close()
    for thread in threads:
        thread.join(20)
    assert time.monotonic() - begun < 20
    assert [type(result) for result in results] == [PoolClosed] * 4
    assert pools.failures == []


def test_closing_from_an_event_loop_ends_its_decisions(pools: Pools) -> None:
    pool = pools()

    async def run() -> list[Outcome | BaseException]:
        decisions = [asyncio.create_task(pool.decide_async("sleeping", VIEW, MOVES)) for _ in range(3)]
        while not children():
            await asyncio.sleep(0.01)
        await pool.close_async()
        return await asyncio.gather(*decisions, return_exceptions=True)

    assert [type(result) for result in asyncio.run(run())] == [PoolClosed] * 3


def test_an_interrupt_in_the_caller_frees_the_worker(pools: Pools, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = pools()
    timer = threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        pool.decide("sleeping", VIEW, MOVES)
    timer.join()
    assert not children()
    assert pool.decide("telling", VIEW, MOVES).failures == ()


def test_only_its_own_processes_are_ended(pools: Pools) -> None:
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    sibling = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    sibling.start()
    try:
        pool, neighbour = pools(seconds=1), pools()
        process = process_of(neighbour.decide("telling", VIEW, MOVES))
        pool.decide("sleeping", VIEW, MOVES)
        pool.close()
        assert other.poll() is None
        assert sibling.is_alive()
        assert process_of(neighbour.decide("telling", VIEW, MOVES)) == process
    finally:
        other.communicate(b"\n")
        sibling.kill()
        sibling.join()
