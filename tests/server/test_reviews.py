"""Reviews of finished games: found in the background, kept with the game, for those who may see the replay."""

from collections.abc import Iterator
from typing import Any

import pytest

from support.servers import Guest, eventually, play, served
from support.variants import effort
from tricity.server import reviews


@pytest.fixture
def address(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with served(database_url) as url:
        yield url


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are processes of their own: they get their effort with each call."""
    monkeypatch.setattr(reviews, "EFFORT", effort(200))


def finished(guest: Guest) -> str:
    table = guest.open("me", game="point-city")
    play({0: guest}, table)
    return table


def review_of(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/review")


def test_a_finished_game_is_reviewed_once(address: str) -> None:
    anna = Guest(address, "Anna")
    table = finished(anna)
    first = review_of(anna, table)
    assert first["state"] in {"waiting", "working"}
    seen: set[int] = set()

    def is_done() -> bool:
        status = review_of(anna, table)
        seen.add(status["done"])
        return bool(status["state"] == "done")

    eventually(is_done, seconds=120)
    assert max(seen) == first["moves"]
    review = review_of(anna, table)["review"]
    assert len(review["values"]) == first["moves"] + 1
    # Somebody else who may see the replay gets the same, without another search.
    assert review_of(Guest(address, "Basile"), table)["review"] == review


def test_a_game_that_is_on_has_no_review(address: str) -> None:
    anna = Guest(address, "Anna")
    table = anna.open("me", game="point-city")
    anna.get(f"/api/tables/{table}/review", status=409)


def test_a_private_game_is_reviewed_for_those_who_played(address: str) -> None:
    anna = Guest(address, "Anna")
    table = anna.open("me", game="point-city", spectators=False)
    play({0: anna}, table)
    Guest(address, "Basile").get(f"/api/tables/{table}/review", status=403)


def test_a_review_that_nobody_waits_for_is_given_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_PATIENCE", 0.0)
    anna = Guest(address, "Anna")
    table = finished(anna)
    review_of(anna, table)

    def is_given_up() -> bool:
        return "tricity_reviews_waiting 0.0" in anna.http.get("/metrics").text

    eventually(is_given_up)
    assert "tricity_reviews_total 0.0" in anna.http.get("/metrics").text


def test_a_game_that_cannot_be_reviewed_is_told_and_keeps_no_other_waiting(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(address, "Anna")
    bad, good = finished(anna), finished(anna)
    make = reviews.Reviews._find_out

    async def fail_once(self: reviews.Reviews, name: str, job: Any) -> None:
        if name == bad:
            raise ZeroDivisionError
        await make(self, name, job)

    monkeypatch.setattr(reviews.Reviews, "_find_out", fail_once)
    review_of(anna, bad)
    review_of(anna, good)
    eventually(lambda: review_of(anna, bad)["state"] == "failed")
    eventually(lambda: review_of(anna, good)["state"] == "done", seconds=120)
