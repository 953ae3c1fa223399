"""Friends ask, accept, invite by name and block; names and chat are reported."""

import json
from collections.abc import Iterator

import pytest

from support.people import person_of, reported
from support.servers import Guest, Process, eventually, served
from support.terminal import refused, tricity
from tricity.server import activity


@pytest.fixture
def running(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """The addresses of the database and of the server."""
    monkeypatch.setattr(activity, "_SECONDS", 0.05)
    with served(database_url) as url:
        yield database_url, url


def friends(guest: Guest) -> dict[str, str]:
    return {friend["name"]: friend["state"] for friend in guest.get("/api/friends")}


def handle(guest: Guest) -> str:
    return str(guest.get("/api/me/profile")["person"])


def change(guest: Guest, visibility: str, *, shows_online: bool = False) -> None:
    body = {"visibility": visibility, "shows_online": shows_online}
    assert guest.http.patch("/api/me/profile", json=body).status_code == 200


def befriended(url: str) -> tuple[Guest, Guest, str]:
    """Anna and Basia, who met at a table."""
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open", "open")
    basia.do(table, "join")
    basia.post(f"/api/tables/{table}/befriend", {"seat": 0})
    assert (friends(basia), friends(anna)) == ({"Anna": "asked"}, {"Basia": "asks"})
    anna.post("/api/friends", {"person": handle(basia)})
    return anna, basia, table


def test_friends_see_each_other_as_far_as_they_allow_it(running: tuple[str, str]) -> None:
    anna, basia, table = befriended(running[1])
    assert (friends(basia), friends(anna)) == ({"Anna": "friend"}, {"Basia": "friend"})
    # What one downloads names the other by the profile: nobody else's identity is in it.
    exported = anna.http.get("/api/me/data").text
    assert handle(basia) in exported
    assert person_of(basia) not in exported
    path = f"/api/people/{handle(anna)}"
    assert basia.http.get(path).status_code == 404
    change(anna, "friends", shows_online=True)
    assert basia.get(path)["relation"] == "friend"
    assert Guest(running[1], "Celina").http.get(path).status_code == 404
    assert [friend["online"] for friend in anna.get("/api/friends")] == [None]
    with anna.socket(table) as socket:
        socket.recv()
        eventually(lambda: basia.get("/api/friends")[0]["online"] is True)
    anna.http.delete(f"/api/friends/{handle(basia)}")
    assert friends(basia) == {}
    assert basia.http.get(path).status_code == 404


def test_a_friend_is_invited_by_name_to_a_private_table(running: tuple[str, str]) -> None:
    anna, basia, _ = befriended(running[1])
    celina = Guest(running[1], "Celina")
    table = anna.open("me", "open")
    anna.do(table, "renew-link")
    anna.post(f"/api/tables/{table}/invite", {"person": handle(celina)}, 403)
    celina.post(f"/api/tables/{table}/invite", {"person": handle(basia)}, 403)
    anna.post(f"/api/tables/{table}/invite", {"person": handle(basia)})
    (invitation,) = basia.get("/api/me/invitations")
    assert (invitation["name"], invitation["game"]) == ("Anna", "card-city")
    basia.do(invitation["table"], "join")
    assert basia.get("/api/me/invitations") == []
    assert celina.get("/api/me/invitations") == []


def test_whoever_is_blocked_is_not_told(running: tuple[str, str]) -> None:
    anna, basia, _ = befriended(running[1])
    change(anna, "public")
    anna.post("/api/friends/block", {"person": handle(basia)})
    assert (friends(anna), friends(basia)) == ({"Basia": "blocked"}, {})
    assert basia.http.get(f"/api/people/{handle(anna)}").status_code == 404
    basia.post("/api/friends", {"person": handle(anna)})
    assert friends(anna) == {"Basia": "blocked"}
    table = basia.open("me", "open")
    basia.post(f"/api/tables/{table}/invite", {"person": handle(anna)}, 403)
    assert basia.post("/api/friends", {"person": handle(basia)}, 409)["say"] == "that-is-you"


def test_reports_reach_those_who_run_the_server_and_their_actions_are_written_down(database_url: str) -> None:
    server = Process(database_url)
    try:
        _report_and_settle(database_url, server.url)
    finally:
        Guest.all_leave()
        server.stop()


def _report_and_settle(database: str, url: str) -> None:
    anna, basia, table = reported(url, spectators=False)
    celina = Guest(url, "Celina")
    anna.post(f"/api/tables/{table}/report", {"seat": 1})
    anna.post(f"/api/tables/{table}/report", {"seat": 1, "number": 1}, 404)
    celina.post(f"/api/tables/{table}/report", {"seat": 1}, 403)

    def admin(*args: str) -> str:
        done = tricity("admin", *args, "--database", database)
        assert done.exit_code == 0, done.output
        return done.stdout

    reports = json.loads(admin("reports", "--json"))
    assert [(each["kind"], each["text"], each["note"]) for each in reports] == [
        ("chat", "rude words", "Not nice"),
        ("name", "Rude name", ""),
    ]
    admin("mute", "Rude name")
    admin("rename", "Rude name", "Basia")
    admin("settle", reports[0]["id"])
    assert [each["id"] for each in json.loads(admin("reports", "--json"))] == [reports[1]["id"]]
    assert "no open report" in refused(tricity("admin", "settle", reports[0]["id"], "--database", database))
    audit = json.loads(admin("audit", "--json"))
    assert [entry["action"] for entry in audit] == ["settle", "rename", "mute"]
    assert {entry["subject"] for entry in audit} == {reports[0]["person"]}
    # Nothing of that is in what Basia gets, whoever asks for it in her name.
    assert "Not nice" not in basia.http.get("/api/me/data").text
