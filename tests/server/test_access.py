"""Keys are rotated, sessions revoked, people and networks banned, while the server runs."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from support.people import person_of
from support.servers import Guest, Process, served
from tricity.server import access as server_access
from tricity.server.identity import COOKIE, Identity, digest
from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage import access, persons
from tricity.table.storage.database import connect

SOON = 60.0


@pytest.fixture
def running(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """The addresses of the server and of its database."""
    monkeypatch.setattr(server_access, "_POLL_SECONDS", 0.05)
    with served(database_url) as url:
        yield url, database_url


def change(database: str, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """As a command of those who run the server does, in another process."""
    adapter = connect(database)
    try:
        with adapter.engine.begin() as connection:
            return function(connection, *args, **kwargs)
    finally:
        adapter.close()


def eventually(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def code_of_closing(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=SOON)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def knows(guest: Guest) -> bool:
    return bool(guest.get("/api/me")["known"])


def with_cookie(url: str, value: str) -> Guest:
    guest = Guest(url)
    guest.http.cookies.set(COOKIE, value)
    return guest


def test_a_new_key_signs_and_old_ones_are_accepted_until_they_are_retired(running: tuple[str, str]) -> None:
    url, database = running
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    old = {guest: guest.http.cookies[COOKIE] for guest in (anna, basia)}
    assert "set-cookie" not in anna.http.get("/api/me").headers
    change(database, access.rotate_keys, 1)
    # Anna comes again and gets a new signature; Basia does not.
    eventually(lambda: "set-cookie" in anna.http.get("/api/me").headers)
    assert anna.http.cookies[COOKIE] != old[anna]
    assert knows(with_cookie(url, old[basia]))
    assert change(database, access.retire_keys, 1 << 60) == 1
    eventually(lambda: not knows(with_cookie(url, old[basia])))
    assert not knows(with_cookie(url, old[anna]))
    assert knows(anna)
    assert knows(Guest(url, "Celina"))


def test_a_key_that_is_retired_during_a_request_signs_nobody_in_again() -> None:
    def rules(*keys: str) -> access.AccessRules:
        return access.AccessRules("", keys, {}, ())

    current = server_access.Access(rules("first"))
    identity = Identity(current, https=False)
    header = f"{COOKIE}={identity.cookies(PersonId('anna'))[0].value}".encode()
    current.adopt(rules("first", "second"))
    assert identity.principal(header) == "anna"
    assert identity.is_outdated(header)
    current.adopt(rules("third"))
    assert not identity.is_outdated(header)


def test_revoked_sessions_end_everywhere(running: tuple[str, str]) -> None:
    url, database = running
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open")
    key = anna.post("/api/me/recovery", {}, 201)["key"]
    with anna.socket(table) as socket, basia.socket(table) as other:
        socket.recv(timeout=SOON)
        other.recv(timeout=SOON)
        change(database, access.revoke_sessions, person_of(anna))
        assert code_of_closing(socket) == 4401
        basia.do(table, "join")
        assert other.recv(timeout=SOON)
    assert not knows(anna)
    assert knows(basia)
    Guest(url).post("/api/me/recover", {"key": key}, 404)
    with pytest.raises(NotFound):
        change(database, access.revoke_sessions, PersonId("nobody"))


def test_who_comes_back_after_a_revocation_has_a_session_again(running: tuple[str, str]) -> None:
    url, database = running
    anna = Guest(url, "Anna")
    person, stolen = person_of(anna), anna.http.cookies[COOKIE]
    change(database, access.revoke_sessions, person)
    eventually(lambda: not knows(anna))
    change(database, persons.set_recovery, person, digest("a-recovery-key"), 1 << 60)
    anna.post("/api/me/recover", {"key": "a-recovery-key"})
    assert knows(anna)
    assert not knows(with_cookie(url, stolen))


def test_a_banned_person_gets_no_further(running: tuple[str, str]) -> None:
    url, database = running
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open")
    with anna.socket(table) as socket:
        socket.recv(timeout=SOON)
        change(database, access.ban, person_of(anna), 1, reason="spam")
        assert code_of_closing(socket) == 4403
    problem = anna.get("/api/me", 403)
    assert (problem["say"], "mistake" in problem["text"]) == ("banned", True)
    assert knows(basia)
    assert change(database, access.lift_ban, person_of(anna))
    eventually(lambda: anna.http.get("/api/me").status_code == 200)


def test_a_banned_network_gets_no_further_until_the_ban_ends(running: tuple[str, str]) -> None:
    url, database = running
    guest = Guest(url)
    change(database, access.ban, "127.0.0.0/24", 1, until=1)
    change(database, access.ban, "2001:db8::1", 1)
    assert [ban.subject for ban in change(database, access.all_bans)] == ["127.0.0.0/24", "2001:db8::1/128"]
    time.sleep(0.3)
    assert guest.http.get("/api/me").status_code == 200
    change(database, access.ban, "127.0.0.5/24", 2)
    eventually(lambda: guest.http.get("/api/me").status_code == 403)
    with pytest.raises(NotFound):
        change(database, access.ban, "nobody", 1)


def test_secrets_that_are_given_replace_the_keys_of_the_database(sqlite_url: str) -> None:
    with served(sqlite_url, secret="first") as url:
        cookie = Guest(url, "Anna").http.cookies[COOKIE]
    with served(sqlite_url, secret="second first") as url:
        renewed = with_cookie(url, cookie).http.get("/api/me").cookies[COOKIE]
    with served(sqlite_url, secret="second") as url:
        assert knows(with_cookie(url, renewed))
        assert not knows(with_cookie(url, cookie))


def test_all_processes_follow(postgres_url: str) -> None:
    servers = [Process(postgres_url) for _ in range(2)]
    try:
        anna = Guest(servers[0].url, "Anna")
        twins = [with_cookie(server.url, anna.http.cookies[COOKIE]) for server in servers]
        assert all(map(knows, twins))
        change(postgres_url, access.revoke_sessions, person_of(anna))
        for twin in twins:
            eventually(lambda twin=twin: not knows(twin))  # type: ignore[misc]
    finally:
        for server in servers:
            server.stop()
