"""A pause of the server times nobody out: stopped, suspended, or a wall clock that jumps either way."""

import json

import pytest

from support.servers import Guest, Process, play, served
from tricity.server.server_clock import TOLERANCE, ServerClock, monotonic_clock, wall_clock
from tricity.table.clocks import DAY, MINUTE, SECOND

HOUR = 60 * MINUTE


class Hands:
    """A wall clock and a monotonic clock that a test moves by hand."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 10 * DAY, 5
        self.clock = ServerClock(lambda: self.wall, lambda: self.monotonic)
        assert self.clock() == 10 * DAY

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds


def test_while_it_is_read_regularly_time_is_the_wall_clock() -> None:
    hands = Hands()
    for _ in range(100):
        hands.passes(TOLERANCE // 2)
        assert hands.clock() == hands.wall
    assert hands.clock.pauses == []
    assert hands.clock.calendar.playing_time(hands.wall) == hands.wall


@pytest.mark.parametrize("monotonic_runs", [True, False], ids=["stopped", "suspended or set forward"])
def test_a_long_time_between_two_readings_is_a_pause(monotonic_runs: bool) -> None:
    hands = Hands()
    before = hands.clock()
    hands.passes(HOUR if monotonic_runs else 0)
    hands.wall += 0 if monotonic_runs else HOUR
    assert hands.clock() == before + HOUR
    assert hands.clock.pauses == [(before, before + HOUR)]
    assert hands.clock.calendar.playing_time(before + HOUR) == before
    assert hands.clock.calendar.wall_time(before + 1) == before + HOUR + 1


def test_a_wall_clock_that_is_set_back_takes_no_time_back() -> None:
    hands = Hands()
    before = hands.clock()
    hands.wall -= DAY
    assert hands.clock() == before
    hands.passes(500)
    assert hands.clock() == before + 500
    hands.wall += DAY
    assert hands.clock() == before + 500
    assert hands.clock.pauses == []


def test_a_jump_of_the_wall_clock_times_nobody_out(sqlite_url: str) -> None:
    jump = 0
    clock = ServerClock(lambda: wall_clock() + jump, monotonic_clock)
    with served(sqlite_url, clock) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me", clock={"kind": "live", "move": 60})
        state = anna.state(table)
        seat = state["to_act"][0]
        with anna.socket(table) as socket:
            socket.recv()
            for jump in (3 * HOUR, HOUR, 10 * DAY):
                before = anna.state(table)["seats"][seat]["deadline"]
                # The page is told the new deadline, where the jump has moved it.
                if jump > HOUR:
                    deadline = before
                    while deadline == before:
                        deadline = json.loads(socket.recv())["now"]["seats"][seat]["deadline"]
                    assert deadline > wall_clock() + jump
                # A long poll gives several sweeps the time to find somebody late.
                state = anna.state(table, after=1, wait=1)
                assert (state["seats"][seat]["plays"], state["number"]) == ("person", 1)
        play({0: anna, 1: anna}, table, moves=2)
        cookies = anna.http.cookies
    # The next server knows of the pauses, too.
    with served(sqlite_url, ServerClock(lambda: wall_clock() + jump)) as url:
        anna = Guest(url)
        anna.http.cookies = cookies
        assert all(seat["plays"] == "person" for seat in anna.state(table)["seats"])


def test_a_server_that_was_stopped_times_nobody_out(sqlite_url: str) -> None:
    server = Process(sqlite_url, TRICITY_SWEEP_SECONDS="0.1")
    try:
        anna = Guest(server.url, "Anna")
        table = anna.open("me", "me", clock={"kind": "live", "move": 5})
        state = anna.state(table)
        seat = state["to_act"][0]
        before = state["seats"][seat]["deadline"]
        with anna.socket(table) as socket:
            socket.recv()
            server.pause(5.5)
            now = json.loads(socket.recv())["now"]
            while now["seats"][seat]["deadline"] == before:
                now = json.loads(socket.recv())["now"]
        assert (now["seats"][seat]["plays"], now["number"]) == ("person", 1)
        assert now["seats"][seat]["deadline"] - before >= 5 * SECOND
        play({0: anna, 1: anna}, table, moves=1)
        assert [entry["kind"] for entry in anna.update(table)["entries"]] == ["opened", "moved"]
    finally:
        server.stop()
