"""Staying who one is: secure cookies, signing out, links that end, data that is downloaded, merged or erased."""

import time
from collections.abc import Iterator

import pytest

from support.servers import Clock, Guest, eventually, play, served
from tricity.server.identity import COOKIE, SECURE_COOKIE

DAY = 24 * 60 * 60 * 1000


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def url(database_url: str, clock: Clock) -> Iterator[str]:
    with served(database_url, clock) as address:
        yield address


def recovery_key(guest: Guest) -> str:
    return str(guest.post("/api/me/recovery", {}, 201)["key"])


def known(guest: Guest) -> bool:
    return bool(guest.get("/api/me")["known"])


def test_under_https_a_host_cookie_replaces_the_plain_one(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        plain = Guest(url, "Anna").http.cookies[COOKIE]
    with served(sqlite_url, https=True) as url:
        anna = Guest(url)
        # By hand: the client would not send a secure cookie here, where there is no TLS.
        response = anna.http.get("/api/me", headers={"cookie": f"{COOKIE}={plain}"})
        assert response.json() == {"known": True, "name": "Anna", "administrator": False}
        made, removed = sorted(response.headers.get_list("set-cookie"), key=lambda cookie: cookie.startswith(COOKIE))
        assert made.startswith(f"{SECURE_COOKIE}={plain};")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(made.split("; "))
        assert "Domain" not in made
        assert "Max-Age=0" in removed
        again = anna.http.get("/api/me", headers={"cookie": f"{COOKIE}=nonsense; {SECURE_COOKIE}={plain}"})
        assert again.json()["known"]
        assert "set-cookie" not in again.headers


def test_other_devices_are_signed_out_and_this_one_stays(url: str) -> None:
    anna, phone = Guest(url, "Anna"), Guest(url)
    phone.post("/api/me/recover", {"key": recovery_key(anna)})
    table = anna.open("me", "open")
    unused = recovery_key(anna)
    with phone.socket(table) as socket:
        socket.recv()
        assert anna.post("/api/me/sign-out", {"where": "others"}) == {
            "known": True,
            "name": "Anna",
            "administrator": False,
        }
        with pytest.raises(Exception, match="4401"):
            all(socket.recv() for _ in range(9))
    assert known(anna)
    assert not known(phone)
    Guest(url).post("/api/me/recover", {"key": unused}, 404)
    anna.post("/api/me/sign-out", {"where": "everywhere"})
    assert not known(anna)


def test_a_recovery_link_expires(url: str, clock: Clock) -> None:
    anna = Guest(url, "Anna")
    key = recovery_key(anna)
    clock.ahead += DAY + 1
    Guest(url).post("/api/me/recover", {"key": key}, 404)


def test_a_renewed_link_keeps_strangers_out(url: str) -> None:
    anna, basia, celine = (Guest(url, name) for name in ("Anna", "Basia", "Céline"))
    table = anna.open("me", "open", "open")
    basia.do(table, "join")
    old = anna.state(table)["link"]
    assert old == table
    basia.do(table, "renew-link", 403)
    with celine.socket(table) as socket:
        socket.recv()
        anna.do(table, "renew-link")
        with pytest.raises(Exception, match="4404"):
            socket.recv()
    link = anna.state(table)["link"]
    assert link.startswith(f"{table}.")
    for path in ("", "/since", "/replay", "/entries?before=2", "/sheets"):
        assert celine.http.get(f"/api/tables/{table}{path}").status_code == 404
        assert celine.http.get(f"/api/tables/{table}.guess{path}").status_code == 404
    celine.do(table, "join", 404)
    assert link not in str(celine.http.get(f"/api/tables/{table}").content)
    # Those who sit there need no link, and whoever has the new one can join.
    assert basia.state(table)["link"] == link
    assert celine.state(link)["status"] == "gathering"
    celine.do(link, "join")
    assert celine.state(table)["you"] == 2
    public = anna.open("me", "open", public=True)
    assert anna.do(public, "renew-link", 409)["say"] == "table-is-public"


def test_one_downloads_ones_own_data_and_nobody_elses(url: str) -> None:
    anna, basia = Guest(url, "Anna"), Guest(url, "Basia")
    table = anna.open("me", "open")
    basia.do(table, "join")
    anna.do(table, "chat", seat=0, text="my own words")
    basia.do(table, "chat", seat=1, text="words of another")
    key = recovery_key(anna)
    response = anna.http.get("/api/me/data")
    assert "attachment" in response.headers["content-disposition"]
    assert response.json()["person"]["name"] == "Anna"
    assert [own["table"] for own in response.json()["tables"]] == [table]
    assert "my own words" in response.text
    for secret in ("words of another", "Basia", key):
        assert secret not in response.text
    Guest(url).get("/api/me/data", 401)


def test_whoever_erases_themselves_leaves_games_that_can_be_read(url: str) -> None:
    anna, basia = Guest(url, "Antonina"), Guest(url, "Basia")
    table = anna.open("me", "open")
    basia.do(table, "join")
    anna.do(table, "chat", seat=0, text="secret words")
    play({0: anna, 1: basia}, table, moves=3)
    cookie = anna.http.cookies[COOKIE]
    response = anna.http.delete("/api/me/data")
    assert response.json() == {"known": False, "name": "", "administrator": False}
    thief = Guest(url)
    thief.http.cookies.set(COOKIE, cookie)
    assert not known(thief)
    eventually(lambda: "Antonina" not in basia.http.get(f"/api/tables/{table}").text)
    assert "secret words" not in basia.http.get(f"/api/tables/{table}").text
    eventually(lambda: basia.state(table)["seats"][0]["plays"] == "bot")


def test_an_erasure_that_a_stop_interrupted_is_finished(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    erasing = "tricity.table.storage.administration.erase"
    with monkeypatch.context() as patched:
        patched.setattr(erasing, lambda *_, **__: time.sleep(0.1))
        with served(sqlite_url) as url:
            anna, basia = Guest(url, "Antonina"), Guest(url, "Basia")
            table = anna.open("me", "open")
            basia.do(table, "join")
            anna.http.delete("/api/me/data")
            assert "Antonina" in basia.http.get(f"/api/tables/{table}").text
    with served(sqlite_url) as url:
        basia.http.base_url = url
        eventually(lambda: "Antonina" not in basia.http.get(f"/api/tables/{table}").text)


def test_an_identity_with_games_is_merged_after_asking(url: str) -> None:
    anna, phone, basia = Guest(url, "Anna"), Guest(url, "Ania"), Guest(url, "Basia")
    first, second = anna.open("me", "open"), phone.open("me", "open")
    for table in (first, second):
        basia.do(table, "join")
    phone.do(second, "chat", seat=0, text="words that stay")
    refusal = phone.post("/api/me/recover", {"key": recovery_key(anna)}, 409)
    assert (refusal["say"], refusal["facts"]["games"]) == ("another-identity", 1)
    assert phone.get("/api/me")["name"] == "Ania"
    key = refusal["facts"]["key"]
    assert phone.post("/api/me/recover", {"key": key, "existing": "merge"})["name"] == "Anna"
    # At once, also for those who look at the table.
    assert phone.state(second)["you"] == 0
    assert [seat["name"] for seat in phone.state(second)["seats"]] == ["Ania", "Basia"]
    assert "words that stay" in phone.http.get(f"/api/tables/{second}").text
    assert {table["table"] for table in anna.get("/api/me/tables")["tables"]} == {first, second}
    play({0: phone, 1: basia}, second, moves=2)
    phone.post("/api/me/recover", {"key": key, "existing": "merge"}, 404)


def test_an_identity_can_be_left_behind_and_one_without_games_is_not_asked_about(url: str) -> None:
    anna, phone, tablet = Guest(url, "Anna"), Guest(url, "Ania"), Guest(url, "Guest")
    table = phone.open("me", "open")
    phone.post("/api/me/recover", {"key": recovery_key(anna), "existing": "leave"})
    assert phone.state(table)["you"] is None
    assert tablet.post("/api/me/recover", {"key": recovery_key(anna)})["name"] == "Anna"
