"""Plans over the API: made by the server when the turn comes, once, seen by nobody else."""

import json
from pathlib import Path
from typing import Any

import pytest

from support.servers import Guest, Process, eventually, served
from tricity.server import plan_player
from tricity.server.settings import Limits, Rate

DAYS = {"kind": "days", "days": 2}


def waiting_table(anna: Guest, basia: Guest, **more: Any) -> tuple[str, Guest, Guest, int]:
    """A table of two where one waits for the other: who plans, who moves, and the seat of who plans."""
    table = anna.open("me", "open", **{"clock": DAYS, **more})
    basia.do(table, "join")
    people = (anna, basia)
    while len((state := anna.state(table))["to_act"]) != 1:
        move(people[state["to_act"][0]], table, state["to_act"][0])
    mover = state["to_act"][0]
    return table, people[1 - mover], people[mover], 1 - mover


def move(guest: Guest, table: str, seat: int, text: str = "") -> None:
    state = guest.state(table)
    guest.do(table, "moves", seat=seat, version=state["version"], move=text or state["choices"][0])


def plan_path(table: str) -> str:
    return f"/api/tables/{table}/plan"


def outlook(guest: Guest, table: str, seat: int, *path: str | None) -> Any:
    body = {"seat": seat, "version": guest.state(table)["version"], "path": list(path)}
    return guest.post(f"/api/tables/{table}/outlook", body)


def save(guest: Guest, table: str, seat: int, *branches: dict[str, Any], status: int = 200) -> Any:
    body = {"seat": seat, "version": guest.state(table)["version"], "branches": list(branches)}
    response = guest.http.put(plan_path(table), json=body)
    assert response.status_code == status, response.text
    return response.json()


def plan_for_anything(guest: Guest, table: str, seat: int) -> str:
    """Plan a move for whatever the other does, and return it."""
    choice = str(outlook(guest, table, seat, None)["choices"][-1])
    save(guest, table, seat, {"others": None, "move": choice})
    return choice


def has_moved(guest: Guest, table: str, seat: int, text: str) -> bool:
    moved = [entry for entry in guest.update(table, after=0)["entries"] if entry["kind"] == "moved"]
    return [entry.get("move") for entry in moved if entry["seat"] == seat][-1:] == [text]


def test_a_planned_move_is_made_when_the_turn_comes(anna: Guest, basia: Guest) -> None:
    table, planner, mover, seat = waiting_table(anna, basia, game="point-city")
    planned = plan_for_anything(planner, table, seat)
    assert planner.get(plan_path(table), seat=seat)["branches"] == [{"others": None, "move": planned, "then": []}]
    while seat not in mover.state(table)["to_act"] and not has_moved(planner, table, seat, planned):
        move(mover, table, 1 - seat)
    eventually(lambda: has_moved(planner, table, seat, planned))
    eventually(lambda: planner.get(plan_path(table), seat=seat)["branches"] == [])


def test_nobody_else_gets_to_see_a_plan(anna: Guest, basia: Guest, stranger: Guest) -> None:
    table, planner, mover, seat = waiting_table(anna, basia, game="point-city", public=True)
    others = (mover, stranger)

    def known() -> list[str]:
        lists = [json.dumps(guest.get("/api/lobby", show="playing")) for guest in others]
        return [json.dumps(guest.update(table)) for guest in others] + lists

    before = known()
    planned = plan_for_anything(planner, table, seat)
    assert known() == before
    with mover.socket(table, after=mover.state(table)["number"]) as watching:
        planner.do(table, "chat", seat=seat, phrase="hello")
        while not (frame := json.loads(watching.recv()))["entries"]:
            pass
        assert {name: value for name, value in frame["now"].items() if "plan" in name} == {}
        assert [entry["kind"] for entry in frame["entries"]] == ["said"]
    assert mover.get(plan_path(table), seat=seat)["branches"] == []
    assert stranger.http.get(plan_path(table), params={"seat": seat}).status_code == 401
    body = {"seat": seat, "version": mover.state(table)["version"], "path": []}
    assert mover.post(f"/api/tables/{table}/outlook", body, 403)["say"] == "not-your-seat"
    assert planned in json.dumps(planner.get("/api/me/data")["plans"])
    assert "plans" not in mover.get("/api/me/data")


def test_of_three_players_two_plan_and_both_are_played(anna: Guest, basia: Guest, url: str) -> None:
    celina = Guest(url, "Celina")
    people = [anna, basia, celina]
    table = anna.open("me", "open", "open", clock=DAYS, game="point-city")
    for guest in people[1:]:
        guest.do(table, "join")
    (mover,) = anna.state(table)["to_act"]
    planners = [(mover + place) % 3 for place in (1, 2)]
    planned = {seat: plan_for_anything(people[seat], table, seat) for seat in planners}
    # Neither gets to see the other's, nor does whoever moves.
    for seat in planners:
        known = [json.dumps(guest.update(table)) for guest in people if guest is not people[seat]]
        assert not [text for text in known if "plan" in text]
        assert people[(seat + 1) % 3].http.get(plan_path(table), params={"seat": seat}).json()["branches"] == []
    while anna.state(table)["to_act"] == [mover]:
        move(people[mover], table, mover)
    for seat in planners:
        eventually(lambda seat=seat: has_moved(people[seat], table, seat, planned[seat]))  # type: ignore[misc]
    moved = [entry["seat"] for entry in anna.update(table, after=0)["entries"] if entry["kind"] == "moved"]
    assert moved[-2:] == planners


def test_a_plan_that_is_cancelled_is_not_played(anna: Guest, basia: Guest) -> None:
    table, planner, mover, seat = waiting_table(anna, basia, game="point-city")
    planned = plan_for_anything(planner, table, seat)
    planner.http.delete(plan_path(table), params={"seat": seat})
    while seat not in mover.state(table)["to_act"]:
        move(mover, table, 1 - seat)
    assert planner.get(plan_path(table), seat=seat)["branches"] == []
    assert not has_moved(planner, table, seat, planned)


def test_a_plan_without_an_answer_is_dropped(anna: Guest, basia: Guest) -> None:
    """The other divides, and chooses neither what was planned for nor anything that has an answer."""
    table, planner, mover, seat = waiting_table(anna, basia)
    people = {seat: planner, 1 - seat: mover}
    while len(outlook(planner, table, seat)["choices"]) != 2:
        acting = planner.state(table)["to_act"][0]
        move(people[acting], table, acting)
        planner, mover = people[1 - planner.state(table)["to_act"][0]], people[planner.state(table)["to_act"][0]]
        seat = next(number for number, guest in people.items() if guest is planner)
    small, other = outlook(planner, table, seat)["choices"]
    after = outlook(planner, table, seat, small)
    assert after["your_turn"]
    assert seat in after["view"]["to_act"]
    save(planner, table, seat, {"others": [small], "move": after["choices"][0]})
    refused = save(planner, table, seat, {"others": [small], "move": "choose small"}, status=400)
    assert refused["say"] == "plan-impossible-move"
    move(mover, table, 1 - seat, other)
    eventually(lambda: planner.get(plan_path(table), seat=seat)["dropped"])
    planner.http.delete(plan_path(table), params={"seat": seat})
    assert not planner.get(plan_path(table), seat=seat)["dropped"]


def test_plans_are_for_games_over_days(anna: Guest, basia: Guest) -> None:
    table, planner, _, seat = waiting_table(anna, basia, clock={"kind": "live", "move": 600, "reserve": 0})
    refused = save(planner, table, seat, {"others": None, "move": "build residence c2"}, status=409)
    assert refused["say"] == "plan-live-clock"


def test_a_plan_survives_a_crash_and_is_played_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tricity.db'}"
    first = Process(database)
    try:
        anna, basia = Guest(first.url, "Anna"), Guest(first.url, "Basia")
        table, planner, mover, seat = waiting_table(anna, basia, game="point-city")
        planned = plan_for_anything(planner, table, seat)
        while seat not in mover.state(table)["to_act"] and not has_moved(planner, table, seat, planned):
            move(mover, table, 1 - seat)
    finally:
        # Whether or not it was played by now.
        first.kill()
    again = Process(database, first.port)
    try:
        eventually(lambda: has_moved(planner, table, seat, planned))
        eventually(lambda: planner.get(plan_path(table), seat=seat)["branches"] == [])
        entries = planner.update(table, after=0)["entries"]
        assert [entry.get("move") for entry in entries if entry["kind"] == "moved"].count(planned) == 1
    finally:
        again.stop()


def test_any_server_of_a_database_plays_it(postgres_url: str) -> None:
    with served(postgres_url) as here, served(postgres_url) as elsewhere:
        anna, basia = Guest(here, "Anna"), Guest(elsewhere, "Basia")
        table, planner, mover, seat = waiting_table(anna, basia, game="point-city")
        planned = plan_for_anything(planner, table, seat)
        while seat not in mover.state(table)["to_act"] and not has_moved(planner, table, seat, planned):
            move(mover, table, 1 - seat)
        eventually(lambda: has_moved(planner, table, seat, planned))


def test_a_plan_that_cannot_be_followed_is_dropped_and_its_owner_can_see_that(
    anna: Guest, basia: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    table, planner, mover, seat = waiting_table(anna, basia)
    plan_for_anything(planner, table, seat)
    monkeypatch.setattr(plan_player, "follow", fail)
    move(mover, table, 1 - seat)
    eventually(lambda: planner.get(plan_path(table), seat=seat)["dropped"])


def test_looking_ahead_is_limited_per_person(sqlite_url: str) -> None:
    plenty = Rate(1000.0, 10_000)
    limits = Limits(requests=plenty, newcomers=plenty, tables=plenty, plans=Rate(0.001, 2))
    with served(sqlite_url, limits=limits) as url:
        table, planner, _, seat = waiting_table(Guest(url, "Anna"), Guest(url, "Basia"))
        for _ in range(2):
            outlook(planner, table, seat)
        body = {"seat": seat, "version": planner.state(table)["version"], "path": []}
        assert planner.http.post(f"/api/tables/{table}/outlook", json=body).status_code == 429
