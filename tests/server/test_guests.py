"""Identity without registration: a signed cookie, and a link to another device."""

from support.servers import Guest
from tricity.server.identity import COOKIE


def test_a_guest_needs_a_name_and_gets_a_safe_cookie(url: str) -> None:
    guest = Guest(url)
    assert guest.get("/api/me") == {"known": False, "name": "", "administrator": False}
    response = guest.http.post("/api/me", json={"name": " Zażółć <b>&\"' "})
    assert response.json() == {"known": True, "name": "Zażółć <b>&\"'", "administrator": False}
    flags = response.headers["set-cookie"].split("; ")[1:]
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(flags)
    assert guest.get("/api/me")["known"]


def test_without_a_cookie_one_cannot_open_or_join(stranger: Guest, anna: Guest) -> None:
    table = anna.open("me", "open")
    assert stranger.do(table, "join", 401)["say"] == "not-known"
    stranger.open("me", "random", status=401)
    stranger.get("/api/me/tables", 401)


def test_a_forged_cookie_is_nobodys(anna: Guest, url: str) -> None:
    value = anna.http.cookies[COOKIE]
    person, _, signature = value.partition(".")
    # Not at its end: the last character has bits that base64 ignores.
    other = f"{'B' if signature.startswith('A') else 'A'}{signature[1:]}"
    for forged in (f"{person}.{other}", f"x{value}", person, "", "." * 300, f"{person}.é"):
        guest = Guest(url)
        guest.http.headers["cookie"] = f"{COOKIE}={forged}".encode().decode("latin-1")
        assert not guest.get("/api/me")["known"]


def test_a_recovery_key_brings_ones_seats_to_another_device_once(anna: Guest, url: str) -> None:
    table = anna.open("me", "open")
    first = anna.post("/api/me/recovery", {}, 201)["key"]
    key = anna.post("/api/me/recovery", {}, 201)["key"]
    phone = Guest(url)
    phone.post("/api/me/recover", {"key": first}, 404)
    assert phone.post("/api/me/recover", {"key": key})["name"] == "Anna"
    assert phone.state(table)["you"] == 0
    assert anna.state(table)["you"] == 0
    Guest(url).post("/api/me/recover", {"key": key}, 404)


def test_a_name_can_be_changed_and_forgotten(anna: Guest) -> None:
    response = anna.http.patch("/api/me", json={"name": "Ania"})
    assert response.json()["name"] == "Ania"
    anna.http.delete("/api/me")
    assert not anna.get("/api/me")["known"]


def test_names_are_limited(url: str) -> None:
    for name in ("", " ", "x" * 25, "a\nb", "a\u202eb", "\x00"):
        Guest(url).post("/api/me", {"name": name}, 400)
