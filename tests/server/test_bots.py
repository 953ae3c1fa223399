"""Bots at the table, in processes of their own; what fails is replaced, and the game goes on."""

import pytest

from support.servers import Clock, Guest, play, served
from tricity.table.clocks import DAY


def test_bots_that_all_fail_are_reported_and_the_game_goes_on(sqlite_url: str) -> None:
    with served(sqlite_url, bot_seconds=0.0) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "expert")
        by_bots: list[str] = []
        update = anna.update(table)
        while len(by_bots) < 2:
            state = update["now"]
            if state["choices"]:
                anna.do(table, "moves", seat=0, version=state["version"], move=state["choices"][0])
            update = anna.update(table, after=state["number"], wait=20)
            by_bots += [entry["bot"] for entry in update["entries"] if entry.get("bot")]
        metrics = anna.http.get("/metrics").text
    assert set(by_bots) == {"none"}
    assert 'tricity_bot_faults_total{level="expert"}' in metrics
    assert 'tricity_bot_faults_total{level="random"}' in metrics


def test_one_person_plays_with_bots_to_the_end(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "random", "random")
        for _ in range(500):
            state = anna.state(table)
            while state["status"] == "playing" and not state["choices"]:
                state = anna.state(table, after=state["number"], wait=20)
            if state["status"] != "playing":
                break
            anna.do(table, "moves", seat=0, version=state["version"], move=state["choices"][-1])
        assert state["status"] == "finished"
        moved = [entry for entry in anna.update(table)["entries"] if entry["kind"] == "moved"]
        assert {entry["seat"] for entry in moved if entry.get("bot")} == {1, 2}


def test_who_runs_out_of_time_is_replaced_visibly_and_comes_back(sqlite_url: str) -> None:
    clock = Clock()
    with served(sqlite_url, clock) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        table = anna.open("me", "open", clock={"kind": "days", "days": 3})
        basia.do(table, "join")
        number = anna.state(table)["number"]
        clock.ahead = 3 * DAY
        update = anna.update(table, after=number, wait=20)
        assert update["entries"][0]["kind"] == "timed-out"
        late = update["entries"][0]["seat"]
        seat = update["now"]["seats"][late]
        assert (seat["plays"], seat["away"]) == ("bot", True)
        while not any(entry["kind"] == "moved" for entry in update["entries"]):
            update = anna.update(table, after=number, wait=20)
        (anna, basia)[late].do(table, "take-back", seat=late)
        assert anna.state(table)["seats"][late]["plays"] == "person"


def test_clocks_stand_still_while_the_server_is_down(sqlite_url: str) -> None:
    clock = Clock()
    with served(sqlite_url, clock) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me", clock={"kind": "live", "move": 60})
        seat = anna.state(table)["to_act"][0]
        before = anna.state(table)["seats"][seat]["deadline"]
        cookies = anna.http.cookies
    clock.ahead = 10 * DAY
    with served(sqlite_url, clock) as url:
        anna = Guest(url)
        anna.http.cookies = cookies
        state = anna.state(table)
        after = state["seats"][seat]["deadline"]
        assert state["status"] == "playing"
        assert abs(after - before - 10 * DAY) < 10_000
        assert state["seats"][seat]["plays"] == "person"
        play({0: anna, 1: anna}, table, moves=2)


@pytest.mark.parametrize("bots", [1, 2])
def test_bots_think_on_after_a_restart(sqlite_url: str, bots: int) -> None:
    """A server that went while a bot was to move leaves it to the next."""
    with served(sqlite_url, bot_seconds=0.0, sweep_seconds=60) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", *["random"] * bots)
        cookies = anna.http.cookies
    with served(sqlite_url) as url:
        anna = Guest(url)
        anna.http.cookies = cookies
        state = anna.state(table)
        while not state["choices"]:
            state = anna.state(table, after=state["number"], wait=20)
        assert state["status"] == "playing"
