"""Who may see what of a private table, from its first seat to its rematch."""

import pytest

from support.servers import Guest, play

READING = ("", "/since", "/replay", "/replay?eyes=open", "/moment?moves=0", "/sheets", "/record")


def finished(anna: Guest, basia: Guest, celine: Guest, **more: bool) -> str:
    """A table where Céline left in the middle and Anna and Basia ended the game."""
    table = anna.open("me", "open", "open", stand_in="random", **more)
    for guest in (basia, celine):
        guest.do(table, "join")
    play({0: anna, 1: basia, 2: celine}, table, moves=3)
    celine.do(table, "leave", seat=2)
    for seat, guest in enumerate((anna, basia)):
        guest.do(table, "vote", seat=seat, yes=True)
    assert anna.state(table)["status"] == "abandoned"
    return table


def statuses(guest: Guest, table: str) -> set[int]:
    return {guest.http.get(f"/api/tables/{table}{path}").status_code for path in READING}


@pytest.fixture
def celine(url: str) -> Guest:
    return Guest(url, "C\u00e9line")


def test_a_table_without_spectators_has_none_when_it_is_over(
    anna: Guest, basia: Guest, celine: Guest, stranger: Guest, url: str
) -> None:
    table = finished(anna, basia, celine, spectators=False)
    dora = Guest(url, "Dora")
    assert statuses(stranger, table) <= {401, 403}
    assert statuses(dora, table) == {403}
    dora.get(f"/api/tables/{table}/why", 403, seat=0, move="pass")
    dora.post(f"/api/tables/{table}/seen", {"number": 1}, 403)
    with dora.socket(table) as socket, pytest.raises(Exception, match="4403"):
        socket.recv()
    for guest in (anna, basia, celine):
        assert statuses(guest, table) == {200}


def test_the_address_of_a_private_rematch_is_for_those_who_played(
    anna: Guest, basia: Guest, celine: Guest, stranger: Guest, url: str
) -> None:
    table = finished(anna, basia, celine)
    dora = Guest(url, "Dora")
    with stranger.socket(table) as watching:
        watching.recv()
        rematch = anna.do(table, "rematch")["table"]
        assert rematch not in str(watching.recv())
    for guest in (anna, basia, celine):
        assert guest.state(table)["rematch"] == rematch
    for guest in (dora, stranger):
        for path in READING:
            assert rematch not in guest.http.get(f"/api/tables/{table}{path}").text
        assert rematch not in guest.http.get("/api/lobby").text
    dora.do(table, "rematch", 403)


def test_anybody_may_follow_to_a_public_rematch(anna: Guest, basia: Guest, celine: Guest, stranger: Guest) -> None:
    table = finished(anna, basia, celine, public=True)
    rematch = anna.do(table, "rematch")["table"]
    assert stranger.state(table)["rematch"] == rematch


def test_a_finished_private_table_is_in_no_list_of_others(
    anna: Guest, basia: Guest, celine: Guest, stranger: Guest
) -> None:
    table = finished(anna, basia, celine)
    for show in ("gathering", "playing", "finished"):
        assert table not in stranger.http.get(f"/api/lobby?show={show}").text
    assert table in anna.http.get("/api/me/tables").text


def test_whoever_joins_a_game_continued_from_a_record_is_told(
    anna: Guest, basia: Guest, celine: Guest, stranger: Guest
) -> None:
    old = finished(anna, basia, celine)
    record = anna.http.get(f"/api/tables/{old}/record").text
    body = {"key": "continue-1", "record": record, "moves": 1, "seats": ["me", "open", "open"]}
    table = anna.post("/api/continuations", body, 201)["table"]
    assert stranger.state(table)["continued"]
    basia.do(table, "join")
    assert basia.state(table)["continued"]
    assert not anna.state(old)["continued"]
