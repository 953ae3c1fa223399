"""Hints through the server: found in a worker process, written to the log, limited per person."""

from typing import Any

from support.servers import Guest, new_key, served
from tricity.server.settings import Limits, Rate

PLENTY = Rate(1000.0, 10_000)


def to_move(anna: Guest, table: str) -> Any:
    state = anna.state(table)
    while not state["choices"]:
        state = anna.state(table, after=state["number"], wait=20)
    return state


def test_a_hint_comes_with_the_log(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, watcher = Guest(url, "Anna"), Guest(url, "Basia")
        table = anna.open("me", "random")
        state = to_move(anna, table)
        assert state["hints"]
        key = new_key()
        body = {"key": key, "seat": 0, "version": state["version"]}
        receipt = anna.post(f"/api/tables/{table}/hint", body)
        assert receipt["version"] == state["version"]
        (own,) = [entry for entry in anna.update(table)["entries"] if entry["number"] == receipt["number"]]
        assert own["kind"] == "hinted"
        assert {candidate["move"] for candidate in own["candidates"]} <= set(state["choices"])
        (seen,) = [entry for entry in watcher.update(table)["entries"] if entry["number"] == receipt["number"]]
        assert (seen["kind"], seen["seat"], "candidates" in seen) == ("hinted", 0, False)
        # Asked again with its key, it is found once.
        assert anna.post(f"/api/tables/{table}/hint", body) == receipt
        assert 'tricity_events_total{kind="hinted"} 1.0' in anna.http.get("/metrics").text
        watcher.do(table, "hint", 403, seat=0, version=state["version"])
        off = anna.open("me", "random", hints=False)
        anna.do(off, "hint", 409, seat=0, version=to_move(anna, off)["version"])


def test_a_search_that_takes_too_long_gives_no_hint(sqlite_url: str) -> None:
    with served(sqlite_url, bot_seconds=0.0) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", game="point-city")
        problem = anna.do(table, "hint", 409, seat=0, version=anna.state(table)["version"])
        assert problem["say"] == "hint-failed"


def test_hints_are_limited_per_person_and_per_table(sqlite_url: str) -> None:
    limits = Limits(requests=PLENTY, newcomers=PLENTY, tables=PLENTY, hints=Rate(0.001, 3), hourly_hints=2)
    with served(sqlite_url, limits=limits) as url:
        anna = Guest(url, "Anna")
        table, other = (anna.open("me", game="point-city", options={"solo_tokens": "random"}) for _ in range(2))
        version = anna.state(table)["version"]
        for _ in range(2):
            anna.do(table, "hint", seat=0, version=version)
        assert anna.do(table, "hint", 429, seat=0, version=version)["say"] == "table-too-often"
        assert anna.do(other, "hint", 429, seat=0, version=version)["say"] == "too-many-requests"


def test_bots_explain_their_moves_after_a_restart_and_at_every_server(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "beginner")
        state = to_move(anna, table)
        while not any(entry.get("bot") for entry in anna.update(table)["entries"]):
            anna.do(table, "moves", seat=0, version=state["version"], move=state["choices"][0])
            state = to_move(anna, table)
        cookies = anna.http.cookies
    with served(sqlite_url) as url:
        anna = Guest(url)
        anna.http.cookies = cookies
        entries = anna.update(table)["entries"]
        moved = [entry for entry in entries if entry["kind"] == "moved"]
        for entry in moved:
            reason = anna.get(f"/api/tables/{table}/reason", number=entry["number"])["reason"]
            # People do not explain their moves.
            assert (reason is not None) == bool(entry.get("bot"))
            assert reason is None or reason["facts"]["seat"] == entry["seat"]
        assert anna.get(f"/api/tables/{table}/reason", number=len(entries) + 5)["reason"] is None
