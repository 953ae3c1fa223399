"""What leaves the server, byte by byte: two tables that differ only in what somebody may not know look the same."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from support.push_service import receiver
from support.servers import Guest, eventually, new_key, served, updates_until
from support.tables import ANNA, PEOPLE, START
from support.variants import Variant, midgame, plain_variants
from tricity.analysis.match import Match
from tricity.games import find
from tricity.locales import LANGUAGES
from tricity.server.notices import messages
from tricity.table.clocks import Calendar
from tricity.table.commands import new_table
from tricity.table.commands import seats as seat_commands
from tricity.table.events import LogEntry
from tricity.table.notices import KINDS
from tricity.table.storage.channels import Channel, NoticeSettings
from tricity.table.storage.database import connect
from tricity.table.storage.notice_queue import DueNotice, NoticedTable, NoticeKey
from tricity.table.storage.table_summary import ListedTable, Projection
from tricity.table.table import Table

SEEDS = range(2)


def record_of(position: object) -> str:
    return Match.from_position(position, find).record()


def worlds(variant: Variant, seed: int, viewer: int | None) -> tuple[Match, Match] | None:
    """A match, and one with other hidden things that this viewer cannot tell from it."""
    match = midgame(variant, seed)
    if match.over:
        return None
    for other in range(20):
        position = match.game.position(match.imagine(viewer, other))
        if position != match.position():
            return Match.from_position(match.position(), find), Match.from_position(position, find)
    return None


def responses(guest: Guest, table: str, seat: int | None) -> Iterator[bytes]:
    """Everything that the server says about a table to this guest, in bytes."""
    query = {} if seat is None else {"seat": seat}
    for path in ("", "/replay", "/record"):
        yield guest.http.get(f"/api/tables/{table}{path}", params=query).content
    moves = guest.state(table, **query)["moves"]
    for number in range(moves + 1):
        for eyes in (None, "spectator", "open", *range(4)):
            asked = {**query, "moves": number} if eyes is None else {**query, "moves": number, "eyes": eyes}
            for path in ("moment", "sheets"):
                yield guest.http.get(f"/api/tables/{table}/{path}", params=asked).content
    for after in (0, 1):
        with guest.socket(table, after=after, **query) as socket:
            message = socket.recv()
            yield message if isinstance(message, bytes) else message.encode()
    if seat is not None:
        for text in ("pass", "build residence c2", "choose small", "fly", *guest.state(table, **query)["choices"]):
            yield guest.http.get(f"/api/tables/{table}/why", params={"seat": seat, "move": text}).content
    yield guest.http.get("/api/me/tables").content if seat is None else b""


def same_names(content: bytes, table: str) -> bytes:
    """Without what differs by itself: names, times, and whose socket was closed a moment ago."""
    normalized = re.sub(rb'"(at|updated|watching)":\d+', b'"at":0', content.replace(table.encode(), b"TABLE"))
    return re.sub(rb'"here":\[[\d,]*\]', b'"here":[]', normalized)


def opened(owner: Guest, match: Match, others: Guest, viewer: int | None) -> str:
    """A table at that position where `owner` has the viewer's seat and `others` all others."""
    seats = ["me" if seat == viewer else "open" for seat in range(match.players)]
    if viewer is None:
        seats = ["me"] * match.players
    body = {"key": new_key(), "record": match.record(), "moves": 0, "seats": seats}
    table = str(owner.post("/api/continuations", body, 201)["table"])
    for number in range(seats.count("open")):
        Guest(owner.url, f"Guest {number}").do(table, "join")
    return table


@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("variant", [variant for variant in plain_variants() if variant.players in (2, 3)], ids=str)
def test_what_one_may_not_know_changes_no_byte(url: str, variant: Variant, viewer: int | None) -> None:
    compared = 0
    for seed in SEEDS:
        matches = worlds(variant, seed, viewer)
        if matches is None:
            continue
        anna, stranger = Guest(url, "Anna"), Guest(url)
        tables = [opened(anna, match, stranger, viewer) for match in matches]
        guest = stranger if viewer is None else anna
        rng = random.Random(seed)
        for _ in range(3):
            for one, other in zip(
                responses(guest, tables[0], viewer), responses(guest, tables[1], viewer), strict=True
            ):
                assert same_names(one, tables[0]) == same_names(other, tables[1])
                compared += 1
            state = anna.state(tables[0], seat=0)
            if not state["choices"] or viewer is None:
                break
            move = rng.choice(state["choices"])
            codes = [
                anna.http.post(
                    f"/api/tables/{table}/moves",
                    json={"key": new_key(), "seat": 0, "version": state["version"], "move": move},
                ).status_code
                for table in tables
            ]
            assert codes == [200, 200]
            # What the move turned up may differ, and then they may know.
            if anna.state(tables[0], seat=0)["view"] != anna.state(tables[1], seat=0)["view"]:
                break
    assert compared


def test_notices_say_nothing_of_what_is_hidden(sqlite_url: str) -> None:
    """All that leaves by a channel is the same for two tables that differ in what the reader may not know."""
    with receiver() as service, served(sqlite_url, webhooks="any") as url:
        compared = 0
        for variant in [variant for variant in plain_variants() if variant.players == 2]:
            matches = worlds(variant, 0, 0)
            if matches is None:
                continue
            anna, others = Guest(url, "Anna"), Guest(url, "Others")
            anna.post("/api/me/notices/webhook", {"url": f"{service.url}/hook"})
            anna.http.patch("/api/me/notices/kinds/webhook", json={"kinds": list(KINDS), "minutes": 0})
            said = []
            for match in matches:
                service.requests.clear()
                body = {"key": new_key(), "record": match.record(), "moves": 0, "seats": ["open", "me"]}
                table = str(others.post("/api/continuations", body, 201)["table"])
                anna.do(table, "join")
                others.do(table, "chat", seat=1, text="a secret between us")
                for guest, seat in ((anna, 0), (others, 1)):
                    guest.do(table, "vote", seat=seat, yes=True)
                eventually(lambda: "over" in {request.json()["kind"] for request in service.requests})
                texts = {request.body.replace(table.encode(), b"TABLE") for request in service.requests}
                assert not any(b"secret" in text for text in texts)
                said.append({text for text in texts if b'"over"' in text})
            assert said[0] == said[1]
            compared += 1
        assert compared


def test_every_text_of_a_notice_is_the_same_in_every_world() -> None:
    """What is told of a table, by message, mail or digest, does not follow from what its reader may not know."""
    compared = 0
    for variant in plain_variants():
        matches = worlds(variant, 1, 0)
        if matches is None:
            continue
        one, other = map(continued, matches)
        texts = told_of(variant.game, one)
        assert texts == told_of(variant.game, other)
        assert len(texts) == len(LANGUAGES) * (2 * len(KINDS) + 1)
        assert all("Basia" in text for text in texts) or variant.players == 1
        # Nor does anything else that a notice is decided by.
        assert one == other
        compared += 1
    assert compared


def continued(match: Match) -> Projection:
    """What is stored beside the log of a table at which Anna and others go on with the match."""
    seats = ["me", "open", "open", *["random"] * 3][: match.players]
    event = new_table.play_on(ANNA, "Anna", match.record(), 0, seats)
    table = Table("t", LogEntry(1, START, ANNA, "open", event))
    for person in PEOPLE[1 : match.players]:
        joined = seat_commands.join(table, person, person.title())
        table.apply(LogEntry(table.number + 1, START, person, "", joined))
    return Projection.of(table)


def told_of(game: str, projection: Projection) -> list[str]:
    """All that Anna can be told of such a table, in every language."""
    channel = Channel("c", ANNA, "email", "on", "anna@post.example", "", 63, 0, START)
    summary = str(projection.summary)
    table = NoticedTable(game, projection.status, projection.to_act, summary, ANNA, 0, False)
    listed = ListedTable.of("t", projection, ANNA, 0, 0, Calendar())
    texts = []
    for lang in LANGUAGES:
        settings = NoticeSettings(lang, "UTC", None, None, 480, "key")
        due = DueNotice(NoticeKey("c", "t", "turn", 1), 0, 0, False, channel, settings, table)
        for kind in KINDS:
            message = messages.message_of(due, kind)
            texts += [str(message), str(messages.mail_of(message, due, "https://games.example"))]
        texts.append(str(messages.digest_mail([listed], due, "https://games.example")))
    return texts


def test_the_seed_and_others_words_stay_here_until_the_end(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna, basia, stranger = Guest(url, "Anna"), Guest(url, "Basia"), Guest(url)
        table = anna.open("me", "open", public=True)
        basia.do(table, "join")
        with connect(sqlite_url).engine.connect() as connection:
            first = connection.exec_driver_sql("SELECT event FROM entries WHERE number = 1").scalar_one()
        seed = json.loads(first)["seed"].encode()
        rng = random.Random(5)
        guests = (anna, basia)
        with anna.socket(table) as own_socket, stranger.socket(table) as other_socket:
            for step in range(12):
                seat = rng.choice(anna.state(table)["to_act"])
                state = guests[seat].state(table)
                guests[seat].do(table, "moves", seat=seat, version=state["version"], move=rng.choice(state["choices"]))
                for update in (*updates_until(own_socket, step + 3), *updates_until(other_socket, step + 3)):
                    assert seed not in json.dumps(update).encode()
                    yours = update["now"]["you"]
                    for entry in update["entries"]:
                        assert "move" not in entry or entry["seat"] == yours
            for guest, seat in ((anna, 0), (basia, 1), (stranger, None)):
                for content in responses(guest, table, seat):
                    assert seed not in content
        for guest, seat in ((anna, 0), (basia, 1)):
            guest.do(table, "vote", seat=seat, yes=True)
        assert stranger.state(table)["seed"].encode() == seed


def without_presence(content: bytes) -> bytes:
    """Without who has come and gone by the requests themselves."""
    return re.sub(rb'"here":\[[\d,]*\]|"watching":\d+', b"", content)


def test_a_mute_changes_no_byte_for_others(anna: Guest, basia: Guest, stranger: Guest, url: str) -> None:
    celine = Guest(url, "Céline")
    table = anna.open("me", "open", "open", public=True)
    for guest in (basia, celine):
        guest.do(table, "join")
    anna.do(table, "chat", seat=0, text="hey")

    def everything() -> list[bytes]:
        viewers = ((anna, 0), (celine, 2), (stranger, None))
        contents = [content for guest, seat in viewers for content in responses(guest, table, seat)]
        contents += [guest.http.get("/api/lobby?show=playing").content for guest, _ in viewers]
        contents += [guest.http.get("/api/me/tables").content for guest, _ in viewers]
        return [without_presence(content) for content in contents]

    before = everything()
    with anna.socket(table) as own_socket, stranger.socket(table) as other_socket:
        sockets = (own_socket, other_socket)
        for socket in sockets:
            updates_until(socket, 4)
        for on in (True, False, True):
            number = basia.do(table, "mute", seat=0, on=on)["number"]
            assert number == 4
        assert basia.state(table)["seats"][0]["muted"]
        assert everything() == before
        # Those who watch are told of what comes next, and it is the next entry.
        celine.do(table, "chat", seat=2, phrase="hello")
        for socket in sockets:
            entries = [entry for update in updates_until(socket, 5) for entry in update["entries"]]
            assert [(entry["number"], entry["kind"]) for entry in entries] == [(5, "said")]


def test_who_mutes_is_shown_it_at_once(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    with basia.socket(table) as socket:
        updates_until(socket, 2)
        basia.do(table, "mute", seat=0, on=True)
        update = json.loads(socket.recv())
        while not update["now"]["seats"][0]["muted"]:
            update = json.loads(socket.recv())
        assert update["entries"] == []


def test_what_one_cannot_see_is_not_unseen(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")

    def unseen(guest: Guest) -> int:
        listed = guest.get("/api/me/tables")["tables"]
        return int(next(other["unseen"] for other in listed if other["table"] == table))

    basia.post(f"/api/tables/{table}/seen", {"number": 1000})
    basia.do(table, "mute", seat=0, on=True)
    assert (unseen(anna), unseen(basia)) == (2, 0)
    for _ in range(3):
        anna.do(table, "chat", seat=0, phrase="hello")
    basia.do(table, "chat", seat=1, phrase="hello")
    assert (unseen(anna), unseen(basia)) == (6, 1)
    basia.post(f"/api/tables/{table}/seen", {"number": 4})
    assert unseen(basia) == 1
    basia.post(f"/api/tables/{table}/seen", {"number": 6})
    assert unseen(basia) == 0


def test_a_seat_is_shown_to_its_owner_only(url: str) -> None:
    anna, basia, stranger = Guest(url, "Anna"), Guest(url, "Basia"), Guest(url)
    table = anna.open("me", "open")
    basia.do(table, "join")
    for guest in (basia, stranger):
        guest.update(table, seat=0, status=403)
        guest.get(f"/api/tables/{table}/why", 403 if guest is basia else 401, seat=0, move="pass")
        guest.get(f"/api/tables/{table}/replay", 403, seat=0)
        guest.get(f"/api/tables/{table}/moment", 403, seat=0, moves=0)
        with guest.socket(table, seat=0) as socket, pytest.raises(Exception, match="4403"):
            socket.recv()
    for verb in ("leave", "hand-over", "take-back"):
        basia.do(table, verb, 403, seat=0)
        stranger.do(table, verb, 401, seat=0)
