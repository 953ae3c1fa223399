"""Puzzles from games of people, from the consent to the day on which everybody can solve them."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from support.servers import Guest, eventually, play, served
from support.terminal import tricity
from tricity.analysis import puzzle_maker
from tricity.bots.budget import Budget

FIRST = 2
"""Days from today."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small searches, and hardly anything is asked of a puzzle."""
    for name in ("_GLANCE", "_STUDY", "_COMPARISON"):
        monkeypatch.setattr(puzzle_maker, name, Budget(100))
    monkeypatch.setattr(puzzle_maker, "_CLEAR", {"chance": 0.02, "points": 0.5})
    monkeypatch.setattr(puzzle_maker, "_difficulty", lambda *_: "easy")


def finished(*guests: Guest) -> str:
    """A table at which they have played to the end."""
    table = guests[0].open("me", *["open"] * (len(guests) - 1), game="infinite-city", stand_in="random")
    for guest in guests[1:]:
        guest.do(table, "join")
    play(dict(enumerate(guests)), table)
    assert guests[0].state(table)["status"] == "finished"
    return table


def allow(guest: Guest, *, on: bool = True) -> None:
    response = guest.http.put("/api/me/sharing", json={"puzzles": on})
    assert response.json() == {"puzzles": on} == guest.get("/api/me/sharing")


def make(database: str) -> str:
    done = tricity("puzzles", "make", "infinite-city", "--from-server", "--database", database)
    assert done.exit_code == 0, done.output
    return done.stdout


def offered(guest: Guest, days: int = FIRST) -> Any:
    day = datetime.now(UTC).date() + timedelta(days)
    return guest.get(f"/api/puzzles/infinite-city/{day}")


def test_positions_become_puzzles_once_all_who_played_agree(database_url: str) -> None:
    with served(database_url) as url:
        anna, basia, stranger = Guest(url, "Antonina"), Guest(url, "Barbara"), Guest(url)
        stranger.get("/api/me/sharing", 401)
        assert anna.get("/api/me/sharing") == {"puzzles": False}
        table = finished(anna, basia)
        usual = offered(stranger)
        assert "no finished games" in make(database_url)
        allow(anna)
        assert anna.get("/api/me/data")["person"]["puzzle_consent"]
        assert "no finished games" in make(database_url)
        allow(basia)
        assert "The server offers" in make(database_url)
        puzzles = offered(stranger)
        assert puzzles != usual
        day = datetime.now(UTC).date() + timedelta(FIRST)
        path = f"/api/puzzles/infinite-city/{day}"
        best = puzzles["decision"]["best"]
        assert stranger.get(f"{path}/attempt", move=best)["right"]
        assert stranger.get(f"{path}/line")[0]["move"] == best
        # Nothing in it says whose game it was, or how it went.
        text = json.dumps([puzzles, stranger.get(f"{path}/line")], ensure_ascii=False)
        seed = anna.update(table)["now"]["seed"]
        assert seed
        for secret in ("Antonina", "Barbara", table, seed):
            assert secret not in text
        assert puzzles["update"]["now"]["seed"] is None
        assert [entry["kind"] for entry in puzzles["update"]["entries"]] == ["opened"]
        # The others of these days are as they were.
        assert offered(stranger, 0) == offered(anna, 0)

        allow(basia, on=False)
        assert offered(stranger) == usual
        assert "no finished games" in make(database_url)


def test_whoever_is_erased_leaves_no_puzzle(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia, stranger = Guest(url, "Anna"), Guest(url, "Basia"), Guest(url)
        # Not in every game of random moves is there a position with one best move.
        for _ in range(3):
            finished(anna, basia)
        usual = offered(stranger)
        allow(anna)
        allow(basia)
        make(sqlite_url)
        assert offered(stranger) != usual
        basia.http.delete("/api/me/data")
        assert offered(stranger) == usual
        # The seat of somebody who is not known any more agrees to nothing.
        eventually(lambda: "Basia" not in anna.http.get("/api/me/tables").text)
        assert "no finished games" in make(sqlite_url)


def test_a_game_that_is_on_is_no_source(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        allow(anna)
        allow(basia)
        table = anna.open("me", "open", game="infinite-city")
        basia.do(table, "join")
        play({0: anna, 1: basia}, table, moves=3)
        assert "no finished games" in make(sqlite_url)
