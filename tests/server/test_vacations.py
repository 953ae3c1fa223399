"""Vacations: day clocks stand still, everybody at the table sees it, also after a crash and at another server."""

from pathlib import Path
from typing import Any

import pytest

from support.servers import Clock, Guest, Process, eventually, served

DAY = 24 * 60 * 60 * 1000
DAYS = {"kind": "days", "days": 2}


def waits_for_anna(anna: Guest, basia: Guest) -> str:
    """A table where it is Anna's turn, and nobody else's."""
    table = anna.open("me", "open", clock=DAYS)
    basia.do(table, "join")
    people = (anna, basia)
    while (state := anna.state(table))["to_act"] != [0]:
        seat = state["to_act"][-1]
        own = people[seat].state(table)
        people[seat].do(table, "moves", seat=seat, version=own["version"], move=own["choices"][0])
    return table


def seat_of_anna(guest: Guest, table: str) -> Any:
    return guest.state(table)["seats"][0]


def listed(guest: Guest, table: str) -> Any:
    return next(each for each in guest.get("/api/me/tables")["tables"] if each["table"] == table)


def test_nobody_runs_out_of_time_on_vacation(sqlite_url: str) -> None:
    clock = Clock()
    with served(sqlite_url, clock) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        table = waits_for_anna(anna, basia)
        before = seat_of_anna(basia, table)
        assert (before["vacation"], listed(basia, table)["deadline"]) == (None, before["deadline"])
        with basia.socket(table, after=basia.state(table)["number"]) as watching:
            begun = anna.post("/api/me/vacation", {"days": 5})
            assert (begun["allowance"], begun["left"]) == (14, 9)
            # Whoever looks is told, although there is no entry of the log.
            while f'"vacation":{begun["until"]}' not in str(watching.recv()):
                pass
        on_vacation = seat_of_anna(basia, table)
        assert on_vacation["vacation"] == begun["until"]
        assert on_vacation["deadline"] == before["deadline"] + 5 * DAY == listed(basia, table)["deadline"]
        clock.ahead += 6 * DAY
        assert not seat_of_anna(basia, table)["away"]
        clock.ahead += DAY + 1000
        eventually(lambda: seat_of_anna(basia, table)["away"])


def test_a_vacation_that_ends_early_gives_no_more_time(sqlite_url: str) -> None:
    clock = Clock()
    with served(sqlite_url, clock) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        table = waits_for_anna(anna, basia)
        before = seat_of_anna(basia, table)["deadline"]
        anna.post("/api/me/vacation", {"days": 14})
        clock.ahead += 3 * DAY
        ended = anna.http.delete("/api/me/vacation").json()
        assert (ended["until"], ended["left"]) == (None, 10)
        after = seat_of_anna(basia, table)["deadline"]
        assert before + 3 * DAY <= after < before + 3 * DAY + 60_000
        clock.ahead += 2 * DAY
        eventually(lambda: seat_of_anna(basia, table)["away"])


def test_a_vacation_survives_a_crash(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tricity.db'}"
    first = Process(database)
    try:
        anna, basia = Guest(first.url, "Anna"), Guest(first.url, "Basia")
        table = waits_for_anna(anna, basia)
        begun = anna.post("/api/me/vacation", {"days": 5})
        deadline = seat_of_anna(basia, table)["deadline"]
    finally:
        first.kill()
    again = Process(database, first.port)
    try:
        seat = seat_of_anna(basia, table)
        assert seat["vacation"] == begun["until"]
        # The outage adds to it.
        assert deadline <= seat["deadline"] < deadline + DAY
        assert listed(basia, table)["deadline"] == seat["deadline"]
    finally:
        again.stop()


def test_every_server_of_a_database_knows_it(postgres_url: str) -> None:
    with served(postgres_url) as here, served(postgres_url) as elsewhere:
        anna, basia = Guest(here, "Anna"), Guest(elsewhere, "Basia")
        table = waits_for_anna(anna, basia)
        before = seat_of_anna(basia, table)["deadline"]
        anna.post("/api/me/vacation", {"days": 1})
        eventually(lambda: seat_of_anna(basia, table)["deadline"] == before + DAY)
        assert listed(basia, table)["deadline"] == before + DAY


@pytest.mark.parametrize("days", [0, 366])
def test_days_that_nobody_can_take(anna: Guest, days: int) -> None:
    anna.post("/api/me/vacation", {"days": days}, 400)


def test_a_vacation_is_ones_own_data(anna: Guest) -> None:
    until = anna.post("/api/me/vacation", {"days": 15}, 409)
    assert until["say"] == "vacation-too-long"
    until = anna.post("/api/me/vacation", {"days": 2})["until"]
    assert [row["until"] for row in anna.get("/api/me/data")["vacations"]] == [until]
