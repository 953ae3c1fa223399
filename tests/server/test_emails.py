"""Signing in by e-mail, against a real mail server."""

import re
from collections.abc import Iterator

import pytest

from support.mail_server import MailServer, mail_server
from support.servers import Clock, Guest, eventually, served

MINUTE = 60 * 1000
ADDRESS = "anna@post.example"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def post(sqlite_url: str, clock: Clock) -> Iterator[tuple[str, MailServer]]:
    """A server, and the mail server that it uses."""
    with mail_server() as (inbox, smtp):
        sender, site = "Tricity <games@games.example>", "https://games.example"
        with served(sqlite_url, clock, smtp=smtp, mail_from=sender, public_url=site) as url:
            yield url, inbox


def key_in_mail(inbox: MailServer, number: int) -> str:
    """The key of the link in the mail of that number, once it has come. The link is a line of its own."""
    eventually(lambda: len(inbox.mails) >= number)
    lines = inbox.mails[number - 1].get_content().splitlines()
    (key,) = (link[1] for line in lines if (link := re.fullmatch(r"https://games.example/recover#(\S+)", line)))
    return key


def test_an_address_is_confirmed_where_it_was_entered_and_signs_in_elsewhere(
    post: tuple[str, MailServer], clock: Clock
) -> None:
    url, inbox = post
    anna, other = Guest(url, "Anna"), Guest(url)
    assert anna.post("/api/emails", {"address": ADDRESS}) == {"offered": True, "addresses": []}
    confirming = key_in_mail(inbox, 1)
    # Whoever reads a mail that was sent to the wrong address gets nowhere.
    other.post("/api/me/recover", {"key": confirming}, 404)
    anna.post("/api/me/recover", {"key": confirming})
    assert anna.get("/api/me/emails")["addresses"] == [ADDRESS]
    clock.ahead += 2 * MINUTE
    assert other.post("/api/emails", {"address": ADDRESS.upper()}) == {"offered": True, "addresses": []}
    key = key_in_mail(inbox, 2)
    assert other.post("/api/me/recover", {"key": key})["name"] == "Anna"
    Guest(url).post("/api/me/recover", {"key": key}, 404)
    assert anna.http.delete(f"/api/me/emails/{ADDRESS}").json()["addresses"] == []


def test_nobody_is_told_who_has_an_address_nor_flooded_with_mail(post: tuple[str, MailServer], clock: Clock) -> None:
    url, inbox = post
    anna, stranger = Guest(url, "Anna"), Guest(url)
    anna.post("/api/emails", {"address": ADDRESS})
    anna.post("/api/me/recover", {"key": key_in_mail(inbox, 1)})
    clock.ahead += 2 * MINUTE
    asked = (ADDRESS, "nobody@post.example", ADDRESS)
    answers = [stranger.post("/api/emails", {"address": address}) for address in asked]
    assert answers == [{"offered": True, "addresses": []}] * 3
    late = key_in_mail(inbox, 2)
    clock.ahead += 31 * MINUTE
    stranger.post("/api/me/recover", {"key": late}, 404)
    assert inbox.recipients == [ADDRESS, ADDRESS]
    stranger.post("/api/emails", {"address": "no address"}, 400)


def test_without_a_mail_server_there_is_no_e_mail(url: str) -> None:
    assert Guest(url).get("/api/me/emails") == {"offered": False, "addresses": []}
    assert Guest(url).post("/api/emails", {"address": ADDRESS}, 409)["say"] == "no-email"
