"""Worker processes as an executor: results, exceptions, time limits, and an end that leaves nothing behind."""

import math
import operator
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, as_completed
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from support import faulty_bots
from support.children import children
from tricity.bots.workers import PoolClosed, WorkerDied, WorkerPool


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    with WorkerPool(2) as pool:
        yield pool
    assert not children()


def until_children(count: int, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while len(children()) != count:
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.01)


def test_calls_are_run_in_other_processes(pool: WorkerPool) -> None:
    processes = {pool.run(None, os.getpid), pool.submit(os.getpid).result(20)}
    assert os.getpid() not in processes
    assert len(children()) <= 2


def test_it_is_a_standard_executor(pool: WorkerPool) -> None:
    assert list(pool.map(math.factorial, range(8))) == [math.factorial(number) for number in range(8)]
    futures = {pool.submit(operator.add, number, 1): number for number in range(8)}
    assert {futures[future] + 1 == future.result() for future in as_completed(futures, 20)} == {True}


def test_an_exception_is_raised_in_the_caller_with_its_traceback(pool: WorkerPool) -> None:
    with pytest.raises(ZeroDivisionError) as fault:
        pool.run(None, operator.truediv, 1, 0)
    assert "In a worker process" in fault.value.__notes__[0]
    assert isinstance(pool.submit(operator.truediv, 1, 0).exception(20), ZeroDivisionError)


def test_an_exception_that_cannot_be_pickled_is_described(pool: WorkerPool) -> None:
    with pytest.raises(RuntimeError, match="Unpicklable: on purpose"):
        pool.run(None, faulty_bots.raise_unpicklable)


def test_a_result_that_cannot_be_pickled_is_an_exception(pool: WorkerPool) -> None:
    with pytest.raises(TypeError):
        pool.run(None, threading.Lock)


def test_no_call_is_in_time_without_any(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the answer has come before anybody looked."""
    assert pool.run(None, math.sqrt, 4) == 2
    send = Connection.send_bytes

    def send_and_wait(pipe: Connection, request: bytes) -> None:
        send(pipe, request)
        assert pipe.poll(60)

    monkeypatch.setattr(Connection, "send_bytes", send_and_wait)
    with pytest.raises(TimeoutError):
        pool.run(0, math.sqrt, 9)


def test_a_late_call_costs_its_worker(pool: WorkerPool) -> None:
    process = pool.run(None, os.getpid)
    with pytest.raises(TimeoutError):
        pool.run(0.2, time.sleep, 60)
    assert not children()
    assert pool.run(None, os.getpid) != process


def test_a_call_that_ends_its_process_is_an_error_of_that_call_alone(pool: WorkerPool) -> None:
    lost, kept = pool.submit(os._exit, 3), pool.submit(math.sqrt, 4)
    with pytest.raises(WorkerDied):
        lost.result(20)
    assert kept.result(20) == 2
    assert pool.run(None, math.sqrt, 9) == 3


def test_closing_stops_the_calls_under_way_and_those_that_wait(pool: WorkerPool) -> None:
    futures = [pool.submit(time.sleep, 60) for _ in range(4)]
    until_children(2)
    begun = time.monotonic()
    pool.close()
    assert [type(future.exception(20)) for future in futures] == [PoolClosed] * 4
    assert time.monotonic() - begun < 40
    assert not children()
    with pytest.raises(PoolClosed):
        pool.run(None, math.sqrt, 4)
    with pytest.raises(RuntimeError):
        pool.submit(math.sqrt, 4)


def test_shutdown_lets_calls_return_unless_they_are_cancelled(pool: WorkerPool) -> None:
    futures = [pool.submit(time.sleep, 0.2) for _ in range(3)]
    until_children(2)
    pool.shutdown(cancel_futures=True)
    assert [future.result() for future in futures[:2]] == [None, None]
    with pytest.raises(CancelledError):
        futures[2].result()
    assert not children()


def test_shutdown_without_waiting_ends_the_workers_later(pool: WorkerPool) -> None:
    future = pool.submit(math.factorial, 5)
    pool.shutdown(wait=False)
    assert future.result(20) == 120
    until_children(0)


def test_only_its_own_processes_are_ended(pool: WorkerPool) -> None:
    with WorkerPool() as neighbour:
        process = neighbour.run(None, os.getpid)
        pool.run(None, os.getpid)
        pool.close()
        assert neighbour.run(None, os.getpid) == process


def test_a_worker_does_not_outlive_a_parent_that_was_killed() -> None:
    program = "from tricity.bots.workers import WorkerPool; import os, time; pool = WorkerPool(); "
    program += "print(pool.run(None, os.getpid), flush=True); pool.run(None, time.sleep, 600)"
    parent = subprocess.Popen([sys.executable, "-P", "-c", program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    # A signal to the worker itself, as services send them to all their processes, means nothing to it.
    os.kill(worker, signal.SIGTERM)
    os.kill(worker, 0)
    parent.kill()
    parent.communicate()
    deadline = time.monotonic() + 60
    while is_running(worker):
        assert time.monotonic() < deadline, "it is still there"
        time.sleep(0.02)


def is_running(process: int) -> bool:
    """Whether there is such a process, and it has not ended without anybody's notice."""
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
