"""How much may happen at a table: per person and hour, and in all; and how long a record may be."""

from typing import Any

import pytest

from support.lag import watched
from support.servers import Clock, Guest, Process, new_key, served
from tricity.server.settings import Limits, Rate
from tricity.table.commands import moves
from tricity.table.limits import HOUR, MOST_MOVES

PLENTY = Rate(1000.0, 10_000)
OFTEN = {"requests": PLENTY, "newcomers": PLENTY, "tables": PLENTY, "chat": PLENTY}


def limits(**chosen: Any) -> Limits:
    """Nothing else is in the way."""
    return Limits(**{**OFTEN, **chosen})


def commands(other: int) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """For each limit what is done in turns, by the owner of seat 0."""
    return {
        "hourly_chat": [("chat", {"seat": 0, "phrase": "hello"})],
        "hourly_mutes": [("mute", {"seat": other, "on": True}), ("mute", {"seat": other, "on": False})],
        "hourly_stand_ins": [("hand-over", {"seat": 0}), ("take-back", {"seat": 0})],
        "hourly_votes": [("vote", {"seat": 0, "yes": True}), ("vote", {"seat": 0, "yes": False})],
    }


@pytest.mark.parametrize("limit", sorted(commands(1)))
def test_each_kind_of_command_is_limited_by_the_hour(sqlite_url: str, limit: str) -> None:
    clock = Clock()
    with served(sqlite_url, clock, limits=limits(**{limit: 4})) as url:
        anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
        table, other_table = anna.open("me", "open"), anna.open("me", "open")
        for name in (table, other_table):
            basia.do(name, "join")
        clock.ahead += HOUR - clock() % HOUR + 60_000
        turns = commands(1)[limit]
        for count in range(4):
            verb, body = turns[count % len(turns)]
            anna.do(table, verb, **body)
        before = anna.state(table)["number"]
        verb, body = turns[0]
        response = anna.http.post(
            f"/api/tables/{table}/{verb}", json={"key": new_key(), **body}, headers={"accept-language": "en"}
        )
        assert response.status_code == 429
        assert 3500 < int(response.headers["retry-after"]) <= 3600
        assert response.json()["text"].endswith("You can do it again in 59 minutes.")
        assert anna.state(table)["number"] == before
        # It is a limit of that person, at that table, in that hour.
        anna.do(other_table, verb, **body)
        if verb == "chat":
            basia.do(table, verb, seat=1, phrase="hello")
        clock.ahead += HOUR
        anna.do(table, verb, **body)


def test_taking_moves_back_and_seats_are_limited(sqlite_url: str) -> None:
    with served(sqlite_url, limits=limits(hourly_undo=3, hourly_seats=3)) as url:
        anna = Guest(url, "Anna")
        gathering = anna.open("me", "open")
        for _ in range(3):
            anna.do(gathering, "place", seat=1)
        anna.do(gathering, "place", 429, seat=1)
        table = anna.open("me", "me", game="card-city")
        taken_back = 0
        while taken_back < 3:
            taken_back += move_and_undo(anna, table) == 200
        assert move_and_undo(anna, table) == 429


def move_and_undo(guest: Guest, table: str) -> int:
    """The status of the answer to taking back a move that the guest has just made."""
    seat = guest.state(table)["to_act"][0]
    own = guest.state(table, seat=seat)
    guest.do(table, "moves", seat=seat, version=own["version"], move=own["choices"][0])
    body = {"key": new_key(), "seat": seat, "version": own["version"] + 1}
    return guest.http.post(f"/api/tables/{table}/undo", json=body).status_code


def test_a_full_log_takes_moves_and_nothing_else(sqlite_url: str) -> None:
    with served(sqlite_url, limits=limits(table_entries=6)) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me")
        for _ in range(5):
            anna.do(table, "chat", seat=0, phrase="hello")
        assert anna.do(table, "chat", 409, seat=0, phrase="hello")["say"] == "table-log-full"
        anna.do(table, "vote", 409, seat=0, yes=True)
        for _ in range(3):
            seat = anna.state(table)["to_act"][0]
            own = anna.state(table, seat=seat)
            anna.do(table, "moves", seat=seat, version=own["version"], move=own["choices"][0])
        anna.do(table, "leave", seat=0)


def test_a_match_does_not_grow_for_ever(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Infinite City can go round in circles."""
    monkeypatch.setattr(moves, "MOST_MOVES", 3)
    with served(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me")
        for accepted in (True, True, True, False):
            seat = anna.state(table)["to_act"][0]
            own = anna.state(table, seat=seat)
            body = {"seat": seat, "version": own["version"], "move": own["choices"][0]}
            refusal = anna.do(table, "moves", 200 if accepted else 409, **body)
        assert refusal["say"] == "match-too-long"
        anna.do(table, "vote", seat=0, yes=True)


def test_a_record_that_is_too_long_is_refused_and_keeps_nobody_waiting(sqlite_url: str) -> None:
    header = "tricity record 1\ngame: card-city\nrules: 1\nplayers: 1\noptions: {}\nseed: 1\n\n"
    server = Process(sqlite_url)
    try:
        anna = Guest(server.url, "Anna")
        # The first call starts the process that reads records.
        anna.post("/api/imports", {"key": new_key(), "record": "?"}, 400)
        with watched(server) as watch:
            for lines in (149_000, MOST_MOVES + 1):
                record = header + "0 pass\n" * lines
                for path, more in (("imports", {}), ("continuations", {"moves": 1, "seats": ["me"]})):
                    refusal = anna.post(f"/api/{path}", {"key": new_key(), "record": record, **more}, 413)
                    assert refusal["say"] in ("record-too-long", "body-too-big")
    finally:
        server.stop()
    assert watch.worst < 0.3
    assert watch.statuses == {200}


def test_a_record_of_a_whole_game_can_be_imported_and_continued(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me")
        anna.do(table, "vote", seat=0, yes=True)
        anna.do(table, "vote", seat=1, yes=True)
        record = anna.http.get(f"/api/tables/{table}/record").text
        imported = anna.post("/api/imports", {"key": new_key(), "record": record}, 201)["table"]
        assert anna.state(imported)["status"] == "imported"
        body = {"key": new_key(), "record": record, "moves": 0, "seats": ["me", "me"]}
        assert anna.state(anna.post("/api/continuations", body, 201)["table"])["status"] == "playing"
        anna.post("/api/continuations", {**body, "key": new_key(), "moves": 9}, 404)
