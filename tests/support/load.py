"""A server in a process of its own with people who play on it, to try something while it is busy."""

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from support.servers import Guest, Process, new_key

_PAUSE = 0.02
"""Seconds between two moves of one of them. Without it, what is tested would wait for its share of the machine."""


class Load:
    """People who play one table after the other by themselves, dozens of moves in a second."""

    def __init__(self, url: str, people: int = 2) -> None:
        self.guests = [Guest(url, f"Player {number}") for number in range(people)]
        self._acknowledged: dict[str, int] = {}
        self._moves = 0
        self._fault: BaseException | None = None
        self._going = True
        self._moved = threading.Condition()
        self._threads = [threading.Thread(target=self._run, args=(guest,)) for guest in self.guests]
        for thread in self._threads:
            thread.start()

    @property
    def acknowledged(self) -> dict[str, int]:
        """The number of the last entry that was acknowledged at each table."""
        with self._moved:
            return dict(self._acknowledged)

    def wait_for_moves(self, count: int) -> None:
        """Wait until `count` more moves have been acknowledged."""
        with self._moved:
            wanted = self._moves + count
            assert self._moved.wait_for(lambda: self._fault is not None or self._moves >= wanted, 30)
        self._check()

    def stop(self) -> None:
        self._going = False
        for thread in self._threads:
            thread.join()
        self._check()

    def _check(self) -> None:
        if self._fault is not None:
            raise self._fault

    def _run(self, guest: Guest) -> None:
        rng = random.Random(1)
        try:
            while self._going:
                self._play(guest, guest.open("me", "me"), rng)
        except BaseException as fault:  # noqa: BLE001 - raised again where the test waits
            with self._moved:
                self._fault = fault
                self._moved.notify_all()

    def _play(self, guest: Guest, table: str, rng: random.Random) -> None:
        while self._going:
            time.sleep(_PAUSE)
            seat = rng.randrange(2)
            state = guest.state(table, seat=seat, after=1_000_000)
            if state["status"] != "playing":
                return
            if state["choices"]:
                body = {"key": new_key(), "seat": seat, "version": state["version"]}
                done = guest.post(f"/api/tables/{table}/moves", {**body, "move": rng.choice(state["choices"])})
                with self._moved:
                    self._acknowledged[table] = done["number"]
                    self._moves += 1
                    self._moved.notify_all()


@contextmanager
def busy_server(url: str) -> Iterator[tuple[Process, Load]]:
    """A server under load, until the end of the block."""
    server = Process(url)
    try:
        load = Load(server.url)
        try:
            load.wait_for_moves(4)
            yield server, load
        finally:
            load.stop()
    finally:
        Guest.all_leave()
        server.stop()
