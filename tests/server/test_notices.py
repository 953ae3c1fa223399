"""Notices by push message, e-mail and webhook, against servers that speak the real protocols."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Any, NamedTuple

import pytest

from support.mail_server import MailServer, mail_server
from support.push_service import Browser, Receiver, receiver
from support.servers import Clock, Guest, eventually, served
from tricity.server.notices.http_client import HttpClient, TargetRefused
from tricity.table.notices import KINDS
from tricity.table.storage.database import connect

MINUTE = 60_000
HOUR = 60 * MINUTE


class Club(NamedTuple):
    """A server that tells people by all channels, and what arrives there."""

    url: str
    clock: Clock
    service: Receiver
    inbox: MailServer
    database: str

    def settled(self) -> None:
        """Wait until nothing is due any more."""
        adapter = connect(self.database)

        def is_empty() -> bool:
            with adapter.engine.connect() as connection:
                due = f"state IN ('claimed', 'sending') OR state = 'waiting' AND due_at <= {self.clock()}"
                return not connection.exec_driver_sql(f"SELECT count(*) FROM notices WHERE {due}").scalar_one()

        eventually(is_empty)
        adapter.close()

    def pass_time(self, milliseconds: int) -> None:
        self.clock.ahead += milliseconds
        self.settled()


@pytest.fixture
def club(sqlite_url: str) -> Iterator[Club]:
    clock = Clock()
    settings: Any = {"webhooks": "any", "public_url": "https://games.example", "mail_from": "games@games.example"}
    with ExitStack() as running:
        service = running.enter_context(receiver())
        inbox, smtp = running.enter_context(mail_server())
        url = running.enter_context(served(sqlite_url, clock, smtp=smtp, **settings))
        yield Club(url, clock, service, inbox, sqlite_url)


def french(club: Club, name: str) -> Guest:
    return Guest(club.url, name, **{"accept-language": "fr"})


def seated(club: Club, reader: Guest) -> tuple[Guest, str]:
    """Bela, and a table with `reader` at which it is Bela's turn alone."""
    bela = Guest(club.url, "Bela")
    table = bela.open("me", "open")
    reader.do(table, "join")
    move_on(reader, table, 1)
    return bela, table


def move(guest: Guest, table: str, seat: int) -> None:
    """One move, the first that there is."""
    state = guest.state(table, seat=seat)
    guest.do(table, "moves", seat=seat, version=state["version"], move=state["choices"][0])


def move_on(guest: Guest, table: str, seat: int) -> None:
    """Until it is not their turn any more."""
    while seat in guest.state(table)["to_act"]:
        move(guest, table, seat)


def move_until(mover: Guest, table: str, seat: int, other: int) -> None:
    """Until it is the other's turn."""
    while other not in mover.state(table)["to_act"]:
        move(mover, table, seat)


def test_a_push_message_is_encrypted_signed_and_replaced_by_the_next(club: Club) -> None:
    anna = french(club, "Anna")
    browser = Browser(club.service)
    preferences = anna.post("/api/me/notices/push", browser.subscription())
    assert [channel["kinds"] for channel in preferences["channels"]] == [list(KINDS)]
    bela, table = seated(club, anna)
    move_until(bela, table, 0, 1)
    assert browser.messages(preferences["push_key"]) == []
    club.pass_time(6000)
    expected = {
        "kind": "turn",
        "lang": "fr",
        "title": "À vous de jouer à Card City",
        "body": "Avec Bela",
        "tag": table,
        "path": f"/table/{table}",
        "turns": 1,
    }
    assert browser.messages(preferences["push_key"]) == [expected]
    bela.do(table, "chat", seat=0, text="hurry up")
    club.pass_time(6000)
    _, chat = browser.messages(preferences["push_key"])
    assert chat == {**expected, "kind": "chat", "title": "Card City\xa0: nouveaux messages dans votre partie"}
    topics = {request.headers["topic"] for request in club.service.requests}
    assert len(topics) == 1, "the push service replaces the first by the second, too"
    # Whoever has not come back knows already that there are messages.
    bela.do(table, "chat", seat=0, text="really")
    club.pass_time(6000)
    assert len(browser.messages(preferences["push_key"])) == 2


def test_nobody_is_told_what_they_have_seen_or_do_not_want_to_hear(club: Club) -> None:
    anna = Guest(club.url, "Anna")
    anna.post("/api/me/notices/webhook", {"url": f"{club.service.url}/hook"})
    everything = {"kinds": list(KINDS), "minutes": 10}

    def told(*, before: Any = None, after: Any = None) -> list[str]:
        bela, table = seated(club, anna)
        if before:
            before(table)
        move_until(bela, table, 0, 1)
        bela.do(table, "chat", seat=0, phrase="hello")
        if after:
            after(table)
        club.service.requests.clear()
        club.pass_time(9 * MINUTE)
        assert not club.service.requests
        club.pass_time(2 * MINUTE)
        return [request.json()["kind"] for request in club.service.requests]

    def patch(body: dict[str, Any]) -> None:
        assert anna.http.patch("/api/me/notices/kinds/webhook", json=body).status_code == 200

    def silence(table: str) -> None:
        assert anna.http.put(f"/api/tables/{table}/notices", json={"on": False}).json() == {"on": False}
        assert anna.get(f"/api/tables/{table}/notices") == {"on": False}

    assert told() == ["turn"], "without chat until it is asked for"
    patch(everything)
    assert told() == ["turn"], "one message about a table, the most important"
    assert told(after=lambda table: anna.post(f"/api/tables/{table}/seen", {"number": 1000})) == []
    assert told(after=lambda table: move_on(anna, table, 1)) == ["chat"], "it is not her turn any more"
    assert told(before=silence) == []
    assert told(before=lambda table: anna.do(table, "mute", seat=0, on=True)) == ["turn"]
    patch({"kinds": ["chat"], "minutes": 10})
    assert told(before=lambda table: anna.do(table, "mute", seat=0, on=True)) == []
    patch({"kinds": [], "minutes": 10})
    assert told() == []


def test_rematch_and_end_are_told_to_the_others(club: Club) -> None:
    anna = Guest(club.url, "Anna")
    anna.post("/api/me/notices/webhook", {"url": f"{club.service.url}/hook"})
    bela, table = seated(club, anna)
    for guest, seat in ((anna, 1), (bela, 0)):
        guest.do(table, "vote", seat=seat, yes=True)
    rematch = bela.do(table, "rematch")["table"]
    club.pass_time(11 * MINUTE)
    arrived = {request.json()["kind"]: request.json() for request in club.service.requests}
    assert set(arrived) == {"over", "rematch"}
    assert arrived["rematch"]["title"] == "Bela wants a rematch of Card City"
    assert arrived["rematch"]["url"] == f"https://games.example/table/{rematch}"
    assert arrived["over"]["url"] == f"https://games.example/table/{table}"


def test_a_friend_who_is_invited_is_told_once(club: Club) -> None:
    anna, bela = french(club, "Anna"), Guest(club.url, "Bela")
    browser = Browser(club.service)
    key = anna.post("/api/me/notices/push", browser.subscription())["push_key"]
    handles = [guest.get("/api/me/profile")["person"] for guest in (anna, bela)]
    anna.post("/api/friends", {"person": handles[1]})
    bela.post("/api/friends", {"person": handles[0]})
    table, joined = bela.open("me", "open"), bela.open("me", "open")
    for each in (table, table, joined):
        bela.post(f"/api/tables/{each}/invite", {"person": handles[0]})
    # Whoever sits there already knows of it.
    anna.do(joined, "join")
    club.pass_time(6000)
    (message,) = [each for each in browser.messages(key) if each["kind"] == "invitation"]
    assert (message["title"], message["path"]) == ("Bela vous invite à jouer à Card City", f"/table/{table}")
    # The link of a message signs nobody in.
    stranger = Guest(club.url)
    assert stranger.http.get(message["path"]).status_code == 200
    assert not stranger.http.cookies


def plan(guest: Guest, table: str, seat: int, move: str) -> None:
    """Answer that move of the other, and no other one."""
    version = guest.state(table)["version"]
    path = f"/api/tables/{table}"
    answers = guest.post(f"{path}/outlook", {"seat": seat, "version": version, "path": [move]})["choices"]
    body = {"seat": seat, "version": version, "branches": [{"others": [move], "move": answers[0]}]}
    assert guest.http.put(f"{path}/plan", json=body).status_code == 200


def choosing(club: Club, reader: Guest) -> tuple[Guest, str]:
    """Bela, and a table over days at which Bela is to choose a lot, which `reader` has divided."""
    bela = Guest(club.url, "Bela")
    table = bela.open("me", "open", clock={"kind": "days", "days": 3})
    reader.do(table, "join")
    people = (bela, reader)
    while True:
        state = bela.state(table)
        if state["to_act"] == [0] and "choose small" in bela.state(table, seat=0)["choices"]:
            return bela, table
        seat = state["to_act"][0]
        move(people[seat], table, seat)


def test_whoever_planned_is_told_that_the_plan_was_dropped(club: Club) -> None:
    anna = french(club, "Anna")
    browser = Browser(club.service)
    key = anna.post("/api/me/notices/push", browser.subscription())["push_key"]
    anna.post("/api/me/notices/webhook", {"url": f"{club.service.url}/hook"})
    bela, table = choosing(club, anna)
    plan(anna, table, 1, "choose small")
    bela.do(table, "moves", seat=0, version=bela.state(table)["version"], move="choose big")
    eventually(lambda: anna.get(f"/api/tables/{table}/plan", seat=1)["dropped"])
    club.pass_time(6000)
    (message,) = browser.messages(key)
    # One message about the table: that the plan does not fit, and so it is her turn.
    assert message["kind"] == "plan"
    assert message["title"] == "Votre plan pour Card City n’est plus possible"
    assert (message["tag"], message["path"]) == (table, f"/table/{table}")
    club.pass_time(11 * MINUTE)
    (hook,) = [request.json() for request in club.service.requests if request.path == "/hook"]
    assert hook["kind"] == "plan"
    # Nothing of what was planned, nor of what Bela chose, is in it.
    texts = [str(message), str(hook)]
    assert not [text for text in texts if "choose" in text or "small" in text or "big" in text]


def test_a_plan_that_is_played_is_not_told(club: Club) -> None:
    anna = Guest(club.url, "Anna")
    anna.post("/api/me/notices/webhook", {"url": f"{club.service.url}/hook"})
    bela, table = choosing(club, anna)
    plan(anna, table, 1, "choose small")
    version = bela.state(table)["version"]
    bela.do(table, "moves", seat=0, version=version, move="choose small")
    eventually(lambda: anna.state(table)["version"] >= version + 2)
    assert anna.get(f"/api/tables/{table}/plan", seat=1)["dropped"] is False
    club.pass_time(11 * MINUTE)
    assert "plan" not in [request.json()["kind"] for request in club.service.requests]


def test_a_digest_lists_what_waits_once_a_day(club: Club) -> None:
    anna = Guest(club.url, "Anna")
    anna.post("/api/me/notices/email", {"address": "anna@post.example"})
    club.settled()
    code = club.inbox.mails.pop().get_content().split("#confirm=")[1].split()[0]
    anna.http.post("/api/notices/confirm", json={"code": code})
    anna.http.patch("/api/me/notices/kinds/email", json={"kinds": []})
    chosen = {"language": "pl", "zone": "Europe/Warsaw", "quiet_start": 0, "quiet_end": 1439, "digest_at": 8 * 60}
    assert anna.http.put("/api/me/notices", json=chosen).status_code == 200
    club.pass_time(24 * HOUR)
    assert not club.inbox.mails, "nothing waits"
    tables = []
    for _ in range(2):
        bela, table = seated(club, anna)
        move_until(bela, table, 0, 1)
        tables.append(table)
    for _ in range(2):
        club.pass_time(24 * HOUR)
        mail = club.inbox.mails.pop()
        assert mail["Subject"] == "Czekają na ciebie 2 partie"
        assert all(f"https://games.example/table/{table}" in mail.get_content() for table in tables)
        assert not club.inbox.mails


def test_quiet_hours_postpone(club: Club) -> None:
    anna = Guest(club.url, "Anna")
    anna.post("/api/me/notices/webhook", {"url": f"{club.service.url}/hook"})
    now = datetime.fromtimestamp(club.clock() / 1000, UTC)
    minute = now.hour * 60 + now.minute
    quiet = {"language": "en", "zone": "UTC", "quiet_start": (minute - 60) % 1440, "quiet_end": (minute + 120) % 1440}
    anna.http.put("/api/me/notices", json=quiet)
    bela, table = seated(club, anna)
    move_until(bela, table, 0, 1)
    club.pass_time(90 * MINUTE)
    assert not club.service.requests
    club.pass_time(40 * MINUTE)
    assert [request.json()["kind"] for request in club.service.requests] == ["turn"]


def test_what_a_target_answers_decides_whether_it_is_tried_again(club: Club) -> None:
    anna = Guest(club.url, "Anna")
    hook = {"url": f"{club.service.url}/turns", "format": "ntfy"}
    (channel,) = anna.post("/api/me/notices/webhook", hook)["channels"]

    def tried(*answers: int) -> list[str]:
        club.service.requests.clear()
        club.service.answers[:] = answers
        anna.post(f"/api/me/notices/channels/{channel['id']}/test", {})
        for _ in range(3):
            club.pass_time(6 * HOUR)
        return [request.path for request in club.service.requests]

    def outcome() -> str:
        return str(anna.get("/api/me/notices")["channels"][0]["outcome"])

    assert tried(503, 429, 200) == ["/", "/", "/"]
    assert outcome() == "sent"
    assert club.service.requests[0].json() == {
        "topic": "turns",
        "title": "Notifications work",
        "message": "This is how Tricity will tell you that it’s your turn.",
        "click": "https://games.example/notices",
    }
    # No redirect is followed, and what is refused is not sent again.
    assert tried(302) == ["/"]
    assert outcome() == "failed"
    assert tried(410) == ["/"]
    anna.post(f"/api/me/notices/channels/{channel['id']}/test", {}, 404)


def test_a_server_does_not_reach_into_its_own_network(sqlite_url: str) -> None:
    clock = Clock()
    with receiver() as service, served(sqlite_url, clock) as url:
        anna = Guest(url, "Anna")
        browser = {**Browser(service).subscription()}
        private = [
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.1.2.3/",
            "https://localhost/",
        ]
        private += [
            "https://[::ffff:127.0.0.1]/",
            "https://0x7f000001/",
            "https://2130706433/",
            "https://example.org:25/",
        ]
        private += ["https://user@example.org/", "file:///etc/passwd", service.url, "https://169.254.169.254/latest"]
        for target in private:
            anna.post("/api/me/notices/webhook", {"url": target}, 400)
            anna.post("/api/me/notices/push", {**browser, "endpoint": target}, 400)
        assert anna.get("/api/me/notices")["channels"] == []
        assert not service.requests


def test_names_that_lead_into_the_own_network_are_refused_when_they_are_looked_up() -> None:
    async def send() -> None:
        client = HttpClient(private=False)
        try:
            # The name of this machine is not an address, and stands for one.
            with pytest.raises(TargetRefused, match="private"):
                await client.post(f"https://{socket.gethostname()}.local-test.example/", b"", {})
        finally:
            await client.close()

    resolved = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(socket, "getaddrinfo", lambda *_, **__: resolved)
        asyncio.run(send())


def test_several_servers_send_each_notice_once(postgres_url: str) -> None:
    with receiver() as service, ExitStack() as running:
        urls = [running.enter_context(served(postgres_url, webhooks="any")) for _ in range(2)]
        anna, bela = Guest(urls[0], "Anna"), Guest(urls[1], "Bela")
        anna.post("/api/me/notices/webhook", {"url": f"{service.url}/hook"})
        anna.http.patch("/api/me/notices/kinds/webhook", json={"kinds": ["turn"], "minutes": 0})
        tables = []
        for _ in range(12):
            table = bela.open("me", "open")
            anna.do(table, "join")
            move_on(anna, table, 1)
            move_until(bela, table, 0, 1)
            tables.append(table)
        eventually(lambda: len(service.requests) >= len(tables))
        ids = [request.json()["id"] for request in service.requests]
        assert sorted(ids) == sorted(set(ids))
        assert all(any(table in each for each in ids) for table in tables)


def test_mail_goes_to_those_who_confirmed_and_stops_by_one_click(club: Club) -> None:
    anna = french(club, "Anna")
    anna.post("/api/me/notices/email", {"address": "anna@post.example"})
    club.settled()
    bela, table = seated(club, anna)
    move_until(bela, table, 0, 1)
    club.pass_time(11 * MINUTE)
    (confirmation,) = club.inbox.mails
    assert confirmation["Subject"] == "Confirmez votre adresse e-mail"
    code = confirmation.get_content().split("#confirm=")[1].split()[0]
    stranger = Guest(club.url)
    assert stranger.post("/api/notices/confirm", {"code": code}) == {"on": True}
    assert not stranger.http.cookies, "the link signs nobody in"
    stranger.post("/api/notices/confirm", {"code": code}, 404)

    bela, table = seated(club, anna)
    move_until(bela, table, 0, 1)
    club.pass_time(11 * MINUTE)
    mail = club.inbox.mails[-1]
    assert mail["Subject"] == "À vous de jouer à Card City"
    assert f"https://games.example/table/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = mail["List-Unsubscribe"].strip("<>").removeprefix("https://games.example")
    sent = len(club.inbox.mails)
    answer = stranger.http.post(path, content=b"List-Unsubscribe=One-Click")
    assert (answer.status_code, answer.json()) == (200, {"on": False})
    assert anna.get("/api/me/notices")["channels"] == []
    bela, table = seated(club, anna)
    move_until(bela, table, 0, 1)
    club.pass_time(11 * MINUTE)
    assert len(club.inbox.mails) == sent
