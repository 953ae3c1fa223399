"""Administrators look after the server in its page; nobody else can, and everything they do is written down."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import MetaData, select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket

from support.people import appoint, person_of, reported
from support.servers import PATIENCE, Guest, Process, eventually, served, updates_until
from support.terminal import refused, tricity
from tricity.server.identity import COOKIE
from tricity.table.storage import moderation
from tricity.table.storage.database import connect

ACTIONS: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/admin/reports", None),
    ("POST", "/api/admin/reports/any/settle", None),
    ("GET", "/api/admin/people", None),
    ("POST", "/api/admin/people/{person}/mute", {"on": True}),
    ("POST", "/api/admin/people/{person}/rename", {"name": "Somebody"}),
    ("GET", "/api/admin/bans", None),
    ("POST", "/api/admin/bans", {"subject": "{person}"}),
    ("POST", "/api/admin/bans/lift", {"subject": "{person}"}),
    ("GET", "/api/admin/tables", None),
    ("POST", "/api/admin/tables/{table}/close", None),
    ("GET", "/api/admin/audit", None),
)


@pytest.fixture
def club(database_url: str) -> Iterator[tuple[str, Guest]]:
    """The address of a server, and its administrator."""
    with served(database_url) as url:
        administrator = Guest(url, "Ada")
        appoint(database_url, administrator)
        yield url, administrator


def test_nobody_else_gets_any_of_it(club: tuple[str, Guest], database_url: str) -> None:
    url, administrator = club
    _, basia, table = reported(url, public=True)
    dismissed = Guest(url, "Olga")
    appoint(database_url, dismissed)
    assert dismissed.get("/api/me")["administrator"] is True
    appoint(database_url, dismissed, on=False)
    served_paths = [path for path in Guest(url).get("/api/schema/openapi.json")["paths"] if "/admin/" in path]
    assert len(served_paths) == len({path for _, path, _ in ACTIONS})
    for method, path, body in ACTIONS:
        filled = path.format(person=person_of(basia), table=table)
        given = json.loads(json.dumps(body).replace("{person}", person_of(basia)))
        for guest, status in ((Guest(url), 401), (basia, 403), (dismissed, 403)):
            refusal = guest.http.request(method, filled, json=given)
            assert refusal.status_code == status, (method, path)
            # Nothing of what is there is in the refusal.
            assert "rude" not in refusal.text.lower()
    assert basia.get("/api/me")["administrator"] is False
    assert basia.state(table)["status"] == "playing"
    assert administrator.get("/api/admin/audit")["entries"] == []


def test_a_report_is_dealt_with(club: tuple[str, Guest]) -> None:
    url, administrator = club
    _, basia, table = reported(url, public=True)
    message, name = administrator.get("/api/admin/reports")
    assert (message["kind"], message["text"], message["note"]) == ("chat", "rude words", "Not nice")
    assert (name["kind"], name["text"], name["table"], name["status"]) == ("name", "Rude name", table, "playing")
    person = name["person"]
    assert (person["name"], person["muted"], person["banned"]) == ("Rude name", False, False)

    path = f"/api/admin/people/{person['person']}"
    assert administrator.post(f"{path}/mute", {"on": True})["muted"] is True
    assert basia.do(table, "chat", 403, seat=1, text="more")["say"] == "chat-taken-away"
    assert administrator.post(f"{path}/mute", {"on": False})["muted"] is False
    basia.do(table, "chat", seat=1, text="I am sorry")

    # The new name is at the table at once, for those who look at it, too.
    with basia.socket(table) as socket:
        socket.recv()
        assert administrator.post(f"{path}/rename", {"name": "Basia"})["name"] == "Basia"
        assert json.loads(socket.recv())["now"]["seats"][1]["name"] == "Basia"
    administrator.post(f"{path}/rename", {"name": " "}, 400)

    (left,) = administrator.post(f"/api/admin/reports/{message['id']}/settle", {})
    assert left["id"] == name["id"]
    administrator.post(f"/api/admin/reports/{message['id']}/settle", {}, 404)
    everything = administrator.get("/api/admin/reports", settled=True)
    assert [each["settled"] is None for each in everything] == [True, False]

    entries = administrator.get("/api/admin/audit")["entries"]
    assert [each["action"] for each in entries] == ["settle", "rename", "unmute", "mute"]
    assert {(each["by"], each["terminal"], each["name"]) for each in entries} == {("Ada", False, "Basia")}
    assert entries[1]["detail"] == "Rude name → Basia"


def test_a_person_who_cannot_chat_gets_rid_of_that_by_no_other_identity(club: tuple[str, Guest]) -> None:
    url, administrator = club
    _, basia, _ = reported(url, public=True)
    administrator.post(f"/api/admin/people/{person_of(basia)}/mute", {"on": True})
    other = Guest(url, "Ola")
    key = other.post("/api/me/recovery", {}, 201)["key"]
    basia.post("/api/me/recover", {"key": key, "existing": "merge"})
    (row,) = administrator.get("/api/admin/people", text="Ola")
    assert row["muted"] is True


def test_a_table_is_closed(club: tuple[str, Guest]) -> None:
    url, administrator = club
    _, basia, table = reported(url, public=True)
    assert [each["table"] for each in administrator.get("/api/admin/tables", text="rude")] == [table]
    assert [each["table"] for each in administrator.get("/api/admin/tables", text=table)] == [table]
    assert administrator.get("/api/admin/tables", text="nobody at all") == []
    with basia.socket(table) as socket:
        socket.recv()
        assert administrator.post(f"/api/admin/tables/{table}/close", {}) == []
        assert json.loads(socket.recv())["now"]["status"] == "abandoned"
    administrator.post(f"/api/admin/tables/{table}/close", {}, 409)
    administrator.post("/api/admin/tables/nothing/close", {}, 404)
    assert [each["action"] for each in administrator.get("/api/admin/audit")["entries"]] == ["close"]


def test_an_identity_is_banned_and_let_in_again(club: tuple[str, Guest], database_url: str) -> None:
    url, administrator = club
    _, basia, table = reported(url, public=True)
    with basia.socket(table) as socket:
        socket.recv()
        (row,) = administrator.get("/api/admin/people", text="RUDE")
        assert row["addresses"] == ["127.0.0.1"]
        (ban,) = administrator.post("/api/admin/bans", {"subject": row["person"], "days": 7, "reason": "Rude"})
        assert (ban["name"], ban["reason"]) == ("Rude name", "Rude")
        assert ban["until"] - ban["created"] == 7 * 24 * 60 * 60 * 1000
        # Their socket is closed, and they get no further.
        with pytest.raises(ConnectionClosed, match="banned"):
            updates_until(socket, 1_000_000)
    assert basia.get("/api/me", 403)["say"] == "banned"
    assert administrator.get("/api/admin/people", text="rude")[0]["banned"] is True
    assert administrator.post("/api/admin/bans/lift", {"subject": row["person"]}) == []
    assert basia.get("/api/me")["known"] is True
    administrator.post("/api/admin/bans/lift", {"subject": row["person"]}, 404)
    for nobody in ("nobody", "\0", "a\x07b"):
        administrator.post("/api/admin/bans", {"subject": nobody}, 404)
        administrator.post("/api/admin/bans/lift", {"subject": nobody}, 404)
        assert administrator.get("/api/admin/people", text=nobody) == []
        assert administrator.get("/api/admin/tables", text=nobody) == []

    # Administrators do not shut each other out.
    olga = Guest(url, "Olga")
    appoint(database_url, olga)
    assert administrator.post("/api/admin/bans", {"subject": person_of(olga)}, 409)["say"] == "ban-of-administrator"
    assert [each["action"] for each in administrator.get("/api/admin/audit")["entries"]] == ["unban", "ban"]


def test_an_address_is_banned_but_not_ones_own(database_url: str) -> None:
    with served(database_url, trusted_proxies=("127.0.0.1/32",)) as url:
        administrator, basia = Guest(url, "Ada"), Guest(url, "Basia", **{"x-forwarded-for": "203.0.113.7"})
        administrator.http.headers["x-forwarded-for"] = "198.51.100.1"
        appoint(database_url, administrator)
        for own in ("198.51.100.1", "198.51.100.0/24", "0.0.0.0/0"):
            assert administrator.post("/api/admin/bans", {"subject": own}, 409)["say"] == "ban-covers-you"
        (ban,) = administrator.post("/api/admin/bans", {"subject": "203.0.113.7/24"})
        assert (ban["subject"], ban["name"], ban["until"]) == ("203.0.113.0/24", "", None)
        assert basia.get("/api/lobby", 403)["say"] == "banned"
        assert administrator.post("/api/admin/bans/lift", {"subject": "203.0.113.0/24"}) == []
        basia.get("/api/lobby")


def test_the_log_has_pages(club: tuple[str, Guest], database_url: str) -> None:
    url, administrator = club
    basia = Guest(url, "Basia")
    adapter = connect(database_url)
    with adapter.engine.begin() as connection:
        for number in range(55):
            moderation.record(connection, number, person_of(administrator), "mute", person_of(basia))
    adapter.close()
    first = administrator.get("/api/admin/audit")
    rest = administrator.get("/api/admin/audit", before=first["more"])
    assert (len(first["entries"]), len(rest["entries"]), rest["more"]) == (50, 5, None)


def test_the_right_is_lost_with_the_identity_and_given_at_the_terminal_alone(database_url: str) -> None:
    server = Process(database_url)
    try:
        ada = Guest(server.url, "Ada")

        def admin(*args: str) -> str:
            done = tricity("admin", *args, "--database", database_url)
            assert done.exit_code == 0, done.output
            return done.stdout

        admin("appoint", "Ada")
        admin("appoint", person_of(ada))
        assert "Ada" in admin("administrators")
        ada.open("me", "open")
        (entry,) = ada.get("/api/admin/audit")["entries"]
        assert (entry["action"], entry["terminal"], entry["name"]) == ("appoint", True, "Ada")

        # Whoever gives their games to another identity keeps the right for neither: a link could be somebody else's.
        other = Guest(server.url, "Ola")
        key = other.post("/api/me/recovery", {}, 201)["key"]
        ada.post("/api/me/recover", {"key": key, "existing": "merge"})
        assert ada.get("/api/me") == {"known": True, "name": "Ola", "administrator": False}
        ada.get("/api/admin/audit", 403)
        assert "Ola" not in admin("administrators")
        admin("appoint", "Ola")
        ada.get("/api/admin/audit")
        admin("dismiss", "Ola")
        ada.get("/api/admin/audit", 403)
        assert "Nobody has the ID or name" in refused(tricity("admin", "appoint", "Nobody", "--database", database_url))
    finally:
        Guest.all_leave()
        server.stop()


def test_what_an_administrator_did_stays_when_they_are_erased(club: tuple[str, Guest], database_url: str) -> None:
    url, administrator = club
    basia, olga = Guest(url, "Basia"), Guest(url, "Olga")
    appoint(database_url, olga)
    olga.post(f"/api/admin/people/{person_of(basia)}/mute", {"on": True})
    # Nobody's identity is in what an administrator downloads.
    assert person_of(basia) not in olga.http.get("/api/me/data").text
    olga.http.delete("/api/me/data")
    eventually(lambda: "Olga" not in administrator.http.get("/api/admin/audit").text)
    (entry,) = administrator.get("/api/admin/audit")["entries"]
    assert (entry["action"], entry["by"], entry["terminal"], entry["name"]) == ("mute", "", False, "Basia")


def test_addresses_are_those_of_all_processes(postgres_url: str) -> None:
    proxies = ("127.0.0.1",)
    with served(postgres_url, trusted_proxies=proxies) as here, served(postgres_url, trusted_proxies=proxies) as there:
        administrator = Guest(here, "Anna")
        appoint(postgres_url, administrator)
        basia = Guest(there, "Basia", **{"x-forwarded-for": "203.0.113.7"})
        table = basia.open("me", "open")
        headers = {"Cookie": f"{COOKIE}={basia.http.cookies[COOKIE]}"}

        def addresses() -> list[str]:
            (row,) = administrator.get("/api/admin/people", text="Basia")
            return list(row["addresses"])

        assert addresses() == []

        def socket(url: str, address: str) -> ClientConnection:
            path = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            more = {**headers, "x-forwarded-for": address}
            return connect_socket(path, additional_headers=more, open_timeout=PATIENCE)

        with socket(there, "203.0.113.7") as first:
            first.recv()
            with socket(here, "203.0.113.8") as second, socket(there, "2001:db8::1") as third:
                second.recv()
                third.recv()
                eventually(lambda: addresses() == ["2001:db8::/64", "203.0.113.7", "203.0.113.8"])
            eventually(lambda: addresses() == ["203.0.113.7"])
        # Nothing is kept: whoever has gone has no address.
        eventually(lambda: addresses() == [])
        adapter, stored = connect(postgres_url), MetaData()
        with adapter.engine.connect() as connection:
            stored.reflect(connection)
            rows = [str(list(connection.execute(select(each)))) for each in stored.sorted_tables]
        adapter.close()
        assert not [row for row in rows if "203.0.113" in row or "2001:db8" in row]
