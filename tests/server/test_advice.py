"""Advice through the server: agreed on, recorded, from the seat's own view, limited, and never in the way."""

import time
from typing import Any

import pytest

from support.advice import a_blunder, no_loss
from support.servers import Guest, new_key, served
from support.variants import Variant, midgame, plain_variants
from tricity.analysis.advice import SeatValues
from tricity.analysis.match import Match
from tricity.bots.workers import WorkerPool
from tricity.games import find
from tricity.server import advice
from tricity.server.settings import Limits, Rate

PLENTY = Rate(1000.0, 10_000)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first worker takes a while to start on a busy machine."""
    monkeypatch.setattr(advice, "_PATIENCE", 40.0)
    monkeypatch.setattr(advice, "_SEARCH_SECONDS", 40.0)


def turn_on(guest: Guest, table: str, seat: int = 0, *, chances: bool = True, warnings: bool = True) -> Any:
    guest.do(table, "advice", seat=seat, chances=chances, warnings=warnings)
    state = guest.state(table)
    while not state["choices"]:
        state = guest.state(table, after=state["number"], wait=20)
    return state


def chances(guest: Guest, table: str, version: int, status: int = 200, seat: int = 0) -> Any:
    response = guest.http.get(f"/api/tables/{table}/chances", params={"seat": seat, "version": version})
    assert response.status_code == status, response.text
    return response.json()


def kinds(guest: Guest, table: str) -> list[str]:
    return [entry["kind"] for entry in guest.update(table)["entries"]]


def call_it_a_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "move_cost", a_blunder)


def test_chances_come_after_they_were_turned_on_and_everybody_sees_that(url: str) -> None:
    anna, basia, watcher = Guest(url, "Anna"), Guest(url, "Basia"), Guest(url, "Cyryl")
    table = anna.open("me", "open", game="point-city", advice=True)
    basia.do(table, "join")
    version = anna.state(table)["version"]
    assert chances(anna, table, version, 409)["say"] == "advice-off"
    anna.do(table, "advice", seat=0, chances=True, warnings=False)
    shown = chances(anna, table, version)
    assert shown["unit"] == "chance"
    assert sum(shown["values"]) == pytest.approx(1, abs=0.01)
    # The other seat did not ask for them.
    assert chances(basia, table, version, 409, seat=1)["say"] == "advice-off"
    assert chances(basia, table, version, 403)["say"] == "not-your-seat"
    assert chances(anna, table, version + 1, 409)["say"] == "stale-version"
    for guest in (basia, watcher):
        (entry,) = [each for each in guest.update(table)["entries"] if each["kind"] == "advice-chosen"]
        assert (entry["seat"], entry["chances"], entry.get("warnings", False)) == (0, True, False)
        assert [seat["chances"] for seat in guest.state(table)["seats"]] == [True, False]


def test_a_table_that_did_not_agree_has_none(url: str) -> None:
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open", game="point-city")
    basia.do(table, "join")
    assert not anna.state(table)["advice"]
    assert anna.do(table, "advice", 409, seat=0, chances=True, warnings=True)["say"] == "no-advice-here"
    assert chances(anna, table, anna.state(table)["version"], 409)["say"] == "no-advice-here"
    timed = anna.open("me", "open", game="point-city", advice=True, clock={"kind": "days", "days": 2})
    assert not anna.state(timed)["advice"]
    assert anna.state(anna.open("me", "random", game="point-city"))["advice"]


def test_a_blunder_is_asked_about_once_and_then_made(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    call_it_a_blunder(monkeypatch)
    anna, watcher = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "random", game="point-city")
    state = turn_on(anna, table)
    body = {"key": new_key(), "seat": 0, "version": state["version"], "move": state["choices"][0]}
    assert anna.post(f"/api/tables/{table}/warning", body) == {"state": "warned", "unit": "chance", "loss": 0.21}
    (own,) = [entry for entry in anna.update(table)["entries"] if entry["kind"] == "warned"]
    assert (own["seat"], own["move"], own["loss"]) == (0, body["move"], 0.21)
    (seen,) = [entry for entry in watcher.update(table)["entries"] if entry["kind"] == "warned"]
    assert (seen["seat"], seen.get("move"), seen.get("loss")) == (0, None, None)
    # Neither this move nor another one is asked about again: nobody can try them all.
    for move in state["choices"][:2]:
        assert anna.do(table, "warning", seat=0, version=state["version"], move=move)["state"] == "fine"
    assert kinds(anna, table).count("warned") == 1
    assert anna.state(table)["moves"] == state["moves"]
    anna.do(table, "moves", seat=0, version=state["version"], move=body["move"])
    assert anna.do(table, "warning", 409, seat=0, version=state["version"], move=body["move"])["say"] == "stale-version"


def test_only_the_first_move_at_a_decision_is_looked_at(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(url, "Anna")
    table = anna.open("me", game="point-city", options={"solo_tokens": "random"})
    state = turn_on(anna, table)
    monkeypatch.setattr(advice, "move_cost", no_loss)
    first, second, *_ = state["choices"]
    assert anna.do(table, "warning", seat=0, version=state["version"], move=first)["state"] == "fine"
    call_it_a_blunder(monkeypatch)
    assert anna.do(table, "warning", seat=0, version=state["version"], move=second)["state"] == "fine"
    assert anna.do(table, "warning", seat=0, version=state["version"], move="fly away")["state"] == "fine"
    assert "warned" not in kinds(anna, table)


def test_a_search_that_fails_or_takes_too_long_is_in_nobodys_way(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_PATIENCE", 0.3)
    monkeypatch.setattr(WorkerPool, "is_busy", property(lambda _: True))
    anna = Guest(url, "Anna")
    table = anna.open("me", "random", game="point-city")
    state = turn_on(anna, table)
    assert chances(anna, table, state["version"], 503)["say"] == "server-busy"
    asked = time.monotonic()
    warning = anna.do(table, "warning", seat=0, version=state["version"], move=state["choices"][0])
    assert warning["state"] == "unchecked"
    assert time.monotonic() - asked < 5
    assert "warned" not in kinds(anna, table)
    anna.do(table, "moves", seat=0, version=state["version"], move=state["choices"][0])


def test_somebody_who_waits_for_advice_lets_bots_go_first(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While all workers are busy nothing is searched; once one is free, the answer comes."""
    busy = iter([True, True, True])
    monkeypatch.setattr(WorkerPool, "is_busy", property(lambda _: next(busy, False)))
    anna = Guest(url, "Anna")
    table = anna.open("me", game="point-city", options={"solo_tokens": "random"})
    state = turn_on(anna, table)
    assert chances(anna, table, state["version"])["values"]
    assert next(busy, None) is None


def test_the_same_position_is_searched_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(url, "Anna")
    table = anna.open("me", game="point-city", options={"solo_tokens": "random"})
    version = turn_on(anna, table)["version"]
    first = chances(anna, table, version)
    monkeypatch.setattr(advice, "seat_values", other_values)
    assert chances(anna, table, version) == first


def other_values(view: object, seed: int) -> SeatValues:
    return SeatValues("chance", (0.123,))


def test_advice_is_limited_per_person_and_per_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    call_it_a_blunder(monkeypatch)
    limits = Limits(requests=PLENTY, newcomers=PLENTY, tables=PLENTY, advice=Rate(0.001, 3), hourly_advice=2)
    with served(sqlite_url, limits=limits) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", game="point-city", options={"solo_tokens": "random"})
        state = turn_on(anna, table)
        version, move = state["version"], state["choices"][0]
        assert anna.do(table, "warning", seat=0, version=version, move=move)["state"] == "warned"
        assert anna.do(table, "advice", 429, seat=0, chances=False, warnings=False)["say"] == "table-too-often"
        assert chances(anna, table, version)["values"]
        chances(anna, table, version)
        assert chances(anna, table, version, 429)["say"] == "too-many-requests"


@pytest.mark.parametrize("variant", [each for each in plain_variants() if each.players == 2], ids=str)
def test_advice_tells_nothing_that_the_seat_may_not_know(url: str, variant: Variant) -> None:
    """Two tables that differ in what is hidden from the seat get the same advice, byte by byte."""
    match = midgame(variant, 1)
    seat = match.to_act[0]
    positions = (match.game.position(match.imagine(seat, other)) for other in range(20))
    hidden = next(position for position in positions if position != match.position())
    advices = []
    for world in (match, Match.from_position(hidden, find)):
        anna = Guest(url, "Anna")
        seats = ["me" if each == seat else "random" for each in range(match.players)]
        record = Match.from_position(world.position(), find).record()
        body = {"key": new_key(), "record": record, "moves": 0, "seats": seats}
        table = str(anna.post("/api/continuations", body, 201)["table"])
        state = turn_on(anna, table, seat)
        move = state["choices"][-1]
        warning = anna.do(table, "warning", seat=seat, version=state["version"], move=move)
        advices.append((state["version"], chances(anna, table, state["version"], seat=seat), warning))
    assert advices[0] == advices[1]


def test_what_was_turned_on_is_there_after_a_restart(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", game="point-city", options={"solo_tokens": "random"})
        version = turn_on(anna, table)["version"]
        before, cookies = chances(anna, table, version), anna.http.cookies
    with served(sqlite_url) as url:
        anna = Guest(url)
        anna.http.cookies = cookies
        assert anna.state(table)["seats"][0]["chances"]
        assert chances(anna, table, version) == before
