"""Limits, strictness, origins and headers."""

import time

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from support.servers import Guest, get, new_key, post, request, served
from tricity.server.guard import POLICY
from tricity.server.settings import Limits, Rate


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nothing", "/healthz", "/nothing.js", "/api/schema/openapi.json"]
)
def test_every_answer_has_safe_headers(url: str, path: str) -> None:
    headers = get(f"{url}{path}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")
    if not path.startswith("/api"):
        assert headers["content-security-policy"] == POLICY
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    assert "default-src 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert "http:" not in POLICY
    assert "*" not in POLICY


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"name": "a", "more": 1}',
        b'{"name": 1}',
        b'{"name": "\xff"}',
        b'{"name": "a"} {}',
        b"[" * 60_000,
        b'{"name": NaN}',
    ],
)
def test_bodies_are_strict_json(url: str, body: bytes) -> None:
    response = post(f"{url}/api/me", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 400, response.text
    assert set(response.json()) >= {"say", "facts", "text"}


def test_bodies_are_limited(anna: Guest) -> None:
    response = anna.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    assert (response.status_code, response.json()["say"]) == (413, "body-too-big")
    big = {"key": new_key(), "record": "#" * (1 << 20) + "#" * 100}
    assert anna.http.post("/api/imports", json=big).status_code == 400
    assert anna.http.post("/api/imports", json={**big, "record": "#" * (3 << 20)}).status_code == 413


def test_other_sites_may_not_speak_for_a_guest(url: str) -> None:
    for origin, status in (("https://evil.example", 403), ("null", 403), (url, 201), ("http://127.0.0.1:1", 403)):
        response = post(f"{url}/api/me", json={"name": "A"}, headers={"origin": origin})
        assert response.status_code == status, origin
    # A page elsewhere may link here.
    assert get(f"{url}/api/games", headers={"origin": "https://evil.example"}).status_code == 200


def test_other_sites_may_not_listen(anna: Guest) -> None:
    table = anna.open("me", "open")
    address = f"{anna.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, additional_headers={"Origin": "https://evil.example"}):
        pass
    with connect(address, additional_headers={"Origin": anna.url}) as socket:
        assert socket.recv()


def test_sockets_take_little_and_only_sense(anna: Guest) -> None:
    table = anna.open("me", "open")
    for nonsense in ("x", "{}", '{"number": "1"}', '{"number": 1, "more": 2}', "[" * 4000):
        with anna.socket(table) as socket:
            socket.recv()
            socket.send(nonsense)
            with pytest.raises(Exception, match="1007"):
                socket.recv()


def test_who_asks_too_often_waits(sqlite_url: str) -> None:
    limits = Limits(requests=Rate(0.1, 5), newcomers=Rate(0.1, 2), address_share=1)
    with served(sqlite_url, limits=limits) as url:
        guest = Guest(url)
        codes = [guest.http.get("/api/me").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        response = guest.http.get("/api/me")
        assert int(response.headers["retry-after"]) >= 1
        assert response.json()["say"] == "too-many-requests"
        assert get(f"{url}/healthz").status_code == 200


def test_an_address_has_its_limits_too_whatever_its_guests_are_called(sqlite_url: str) -> None:
    limits = Limits(requests=Rate(0.1, 3), newcomers=Rate(0.01, 3), tables=Rate(0.01, 1))
    with served(sqlite_url, limits=limits) as url:
        codes = [post(f"{url}/api/me", json={"name": "A"}).status_code for _ in range(3)]
        assert codes == [201, 201, 201]
        assert post(f"{url}/api/me", json={"name": "A"}).status_code == 429


def test_tables_and_talk_have_limits_of_their_own(sqlite_url: str) -> None:
    limits = Limits(tables=Rate(0.01, 2), chat=Rate(0.01, 3), open_tables=1)
    with served(sqlite_url, limits=limits) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "me")
        for _ in range(3):
            anna.do(table, "chat", seat=0, phrase="hello")
        anna.do(table, "chat", 429, seat=0, phrase="hello")
        body = {"key": new_key(), "game": "card-city", "seats": ["me", "open"]}
        assert anna.post("/api/tables", body, 409)["say"] == "too-many-tables"
        assert anna.post("/api/tables", body, 429)["say"] == "too-many-requests"


def test_friends_of_one_house_have_limits_of_their_own_one_together_and_a_reserve(sqlite_url: str) -> None:
    with served(sqlite_url, limits=Limits(chat=Rate(0.01, 2))) as url:
        guests = [Guest(url, f"Guest {number}") for number in range(8)]
        codes = []
        for guest in guests:
            table = guest.open("me", "me")
            body = {"key": new_key(), "seat": 0, "phrase": "hello"}
            codes.append(
                [
                    guest.http.post(f"/api/tables/{table}/chat", json={**body, "key": new_key()}).status_code
                    for _ in range(3)
                ]
            )
        assert codes[0] == codes[1] == [200, 200, 429]
        assert codes[-1] == [200, 429, 429]


def test_one_guest_has_a_limited_number_of_sockets(sqlite_url: str) -> None:
    with served(sqlite_url, limits=Limits(sockets=1)) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", "open")
        with anna.socket(table) as socket:
            socket.recv()
            with pytest.raises(InvalidStatus), anna.socket(table):
                pass
        # The server hears a moment later that the first one is gone.
        assert any(_can_listen(anna, table) for _ in range(100))


def _can_listen(guest: Guest, table: str) -> bool:
    time.sleep(0.02)
    try:
        with guest.socket(table) as socket:
            return bool(socket.recv())
    except InvalidStatus:
        return False


def test_addresses_that_are_none(url: str) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/../../etc/passwd.txt", 404),
        ("GET", "/static/%2e%2e/%2e%2e/pyproject.toml", 404),
        ("DELETE", "/api/lobby", 405),
        ("PUT", "/api/me", 405),
    ):
        response = request(method, f"{url}{path}")
        assert response.status_code == status, path
        assert response.json()["text"]


def test_health_and_metrics(url: str, anna: Guest) -> None:
    anna.open("me", "me")
    assert get(f"{url}/healthz").json()["ok"]
    text = get(f"{url}/metrics").text
    assert 'tricity_request_seconds_count{route="/api/tables",status="201"}' in text
    assert "tricity_tables_in_memory" in text
