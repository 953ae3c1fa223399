"""Mistakes of finished games as exercises: from the seat's own view, judged by the stored review."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from support.servers import Guest, eventually, play, served
from support.variants import effort
from tricity.analysis.scale import TOLERANCES
from tricity.server import reviews


@pytest.fixture
def address(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(reviews, "EFFORT", effort(400))
    with served(database_url) as url:
        yield url


@pytest.fixture
def anna(address: str) -> Guest:
    return Guest(address, "Anna")


def test_mistakes_become_exercises(address: str, anna: Guest) -> None:
    bela = Guest(address, "Bela")
    table = anna.open("me", "open", game="point-city", options={})
    bela.do(table, "join")
    anna.get(f"/api/tables/{table}/mistakes", status=409)
    play({0: anna, 1: bela}, table)
    anna.get(f"/api/tables/{table}/mistakes", status=409)
    assert [each["table"] for each in anna.get("/api/me/mistakes")["unreviewed"]] == [table]

    def review() -> Any:
        return anna.get(f"/api/tables/{table}/review")

    eventually(lambda: review()["state"] == "done", seconds=120)
    decisions = review()["review"]["decisions"]
    marked = {each["number"]: each for each in decisions if each["label"]}
    mine = anna.get(f"/api/tables/{table}/mistakes")
    assert [each["number"] for each in mine] == [number for number, each in marked.items() if each["seat"] == 0]
    latest = anna.get("/api/me/mistakes")
    assert latest == {"mistakes": mine, "unreviewed": []}
    theirs = bela.get("/api/me/mistakes")["mistakes"]
    assert [each["number"] for each in theirs] == [number for number, each in marked.items() if each["seat"] == 1]

    number, decision = next((number, each) for number, each in marked.items() if each["seat"] == 1)
    path = f"/api/tables/{table}/exercises/{number}"
    shown = bela.get(path)
    now = shown["update"]["now"]
    # What the seat saw then, and nothing else: no seed, no log, no hand of another.
    seen = bela.get(f"/api/tables/{table}/moment", moves=number - 1, eyes=1)
    assert (now["view"], now["you"], now["seed"], now["commitment"]) == (seen["view"], 1, None, None)
    assert [entry["kind"] for entry in shown["update"]["entries"]] == ["opened"]
    assert {decision["move"], decision["best"]} <= set(now["choices"])
    assert set(decision["losses"]) <= set(now["choices"])
    assert shown["decision"] == {**decision, "losses": {}}

    right = 0
    for move in now["choices"]:
        loss = decision["losses"].get(move)
        tried = bela.get(f"{path}/attempt", move=move)
        assert tried == {"right": loss is not None and loss <= TOLERANCES["chance"], "loss": loss, "problem": None}
        right += tried["right"]
    assert right == shown["right"] >= 1
    assert bela.get(f"{path}/attempt", move=decision["best"])["right"]
    assert not bela.get(f"{path}/attempt", move=decision["move"])["right"]
    moments = bela.get(f"{path}/line")
    assert [each["move"] for each in moments] == [step["move"] for step in decision["line"]][: len(moments)]
    assert moments[0]["view"]["seat"] == 1
    bela.get(f"{path}/attempt", 422, move="nonsense")
    unmarked = next(each["number"] for each in decisions if not each["label"])
    bela.get(f"/api/tables/{table}/exercises/{unmarked}", 404)
    bela.get(f"/api/tables/{table}/exercises/9999", 404)


def test_strangers_see_no_exercises_of_a_private_game(address: str, anna: Guest) -> None:
    table = anna.open("me", game="point-city", spectators=False)
    play({0: anna}, table)
    stranger = Guest(address, "Cleo")
    stranger.get(f"/api/tables/{table}/exercises/1", status=403)
    assert stranger.get("/api/me/mistakes") == {"mistakes": [], "unreviewed": []}


def go_on(guests: dict[int, Guest], table: str, until: int = 1000) -> None:
    """Random moves of these people, and of bots between them, up to that number of moves."""
    rng = random.Random(3)
    state = guests[0].state(table)
    while state["status"] == "playing" and state["moves"] < until:
        seat = next((seat for seat in state["to_act"] if seat in guests), None)
        if seat is None:
            guests[0].state(table, after=state["number"], wait=20)
        else:
            move = rng.choice(guests[seat].state(table)["choices"])
            guests[seat].do(table, "moves", seat=seat, version=state["version"], move=move)
        state = guests[0].state(table)


# The review takes its time, and is the same on both databases.
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_moves_of_a_stand_in_are_not_the_mistakes_of_the_person(address: str, anna: Guest) -> None:
    bela = Guest(address, "Bela")
    table = anna.open("me", "open", "random", game="point-city", stand_in="random")
    bela.do(table, "join")
    go_on({0: anna, 1: bela}, table, until=6)
    bela.do(table, "hand-over", seat=1)
    go_on({0: anna}, table)
    eventually(lambda: anna.get(f"/api/tables/{table}/review")["state"] == "done", seconds=120)
    decisions = anna.get(f"/api/tables/{table}/review")["review"]["decisions"]
    stood_in = {each["number"] for each in decisions if each["seat"] == 1 and each["bot"]}
    marked = {each["number"] for each in decisions if each["seat"] == 1 and each["label"]}
    assert marked & stood_in
    mistakes = {each["number"] for each in bela.get(f"/api/tables/{table}/mistakes")}
    assert mistakes == marked - stood_in
    assert {each["number"] for each in bela.get("/api/me/mistakes")["mistakes"]} <= mistakes
    # Bots are shown as bots, and people as people: with the level of the bot that answered for them, if one did.
    levels = set()
    for number in (each["number"] for each in decisions if each["seat"] == 0 and each["label"]):
        answer = next(each for each in [*decisions[number:], *reversed(decisions[:number])] if each["seat"] == 1)
        levels.add(answer["bot"])
        seats = anna.get(f"/api/tables/{table}/exercises/{number}")["update"]["now"]["seats"]
        assert [(each["name"], each["bot"], each["away"]) for each in seats] == [
            ("Anna", "", False),
            ("Bela", answer["bot"], answer["bot"] == "random"),
            ("", "random", False),
        ]
    assert "random" in levels
