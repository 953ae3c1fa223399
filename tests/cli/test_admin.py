"""`tricity admin`, on the database of a server that is running and busy, which notices."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select

from support.load import Load, busy_server
from support.servers import Guest, Process, eventually, play
from support.terminal import refused, tricity
from tricity.locales import LANGUAGES
from tricity.table.storage.database import connect


@pytest.fixture
def busy(database_url: str) -> Iterator[tuple[str, str, Load]]:
    """Database and address of a server under load, which goes on to the end."""
    with busy_server(database_url) as (server, load):
        yield database_url, server.url, load
        load.wait_for_moves(2)


def admin(url: str, *args: str) -> str:
    done = tricity("admin", *args, "--database", url)
    assert done.exit_code == 0, done.output
    return done.stdout


def id_of(url: str, name: str) -> str:
    return admin(url, "people", name).splitlines()[-1].split()[0]


def everything(url: str) -> str:
    """All that is stored, as one text."""
    adapter, there = connect(url), MetaData()
    with adapter.engine.connect() as connection:
        there.reflect(connection)
        rows = [list(map(str, row)) for table in there.sorted_tables for row in connection.execute(select(table))]
    adapter.close()
    return json.dumps(rows, ensure_ascii=False)


def test_a_closed_table_ends_for_everybody_who_watches(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    anna = Guest(url, "Anna")
    table = anna.open("me", "me")
    play({0: anna, 1: anna}, table, moves=2)
    listed = json.loads(admin(database, "tables", "--status", "playing", "--json"))
    assert {row["table"]: row["number"] for row in listed}[table] == 3
    with anna.socket(table) as socket:
        socket.recv()
        assert table in admin(database, "close", table)
        update = json.loads(socket.recv())
    assert update["entries"][-1]["kind"] == "closed"
    assert update["now"]["status"] == "abandoned"
    assert "The game is over" in refused(tricity("admin", "close", table, "--database", database))
    assert "no table" in refused(tricity("admin", "close", "-nothing", "--database", database))


def test_a_muted_person_cannot_chat_until_unmuted(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    anna = Guest(url, "Anna")
    table = anna.open("me", "me")
    anna.do(table, "chat", seat=0, text="hello")
    admin(database, "mute", "Anna")
    assert anna.do(table, "chat", 403, seat=0, text="hello again")["say"] == "chat-taken-away"
    admin(database, "unmute", id_of(database, "Anna"))
    anna.do(table, "chat", seat=0, text="hello again")


def test_a_new_name_is_shown_at_the_tables_of_a_person(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    anna, basia = Guest(url, "Rude name"), Guest(url, "Basia")
    table = basia.open("me", "open", public=True)
    anna.do(table, "join")
    with basia.socket(table) as socket:
        before = json.loads(socket.recv())["now"]
        admin(database, "rename", "Rude name", "Anna")
        update = json.loads(socket.recv())["now"]
        # Somebody may have come or gone just then.
        while update["seats"][1]["name"] == "Rude name":
            update = json.loads(socket.recv())["now"]
    assert [seat["name"] for seat in update["seats"]] == ["Basia", "Anna"]
    assert update["number"] == before["number"]
    assert anna.get("/api/me")["name"] == "Anna"
    assert "Rude" not in everything(database)
    play({0: basia, 1: anna}, table, moves=4)


def test_a_person_who_is_erased_is_nowhere_any_more(
    busy: tuple[str, str, Load], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, url, _ = busy
    monkeypatch.setattr("tricity.cli.commands.admin.people._NOTICED_AFTER", 1.5)
    anna, basia = Guest(url, "Antonina"), Guest(url, "Basia")
    finished, running, reserved = anna.open("me", "me"), basia.open("me", "open"), ""
    anna.do(running, "join")
    anna.do(running, "chat", seat=1, text="my secret words")
    play({0: basia, 1: anna}, running, moves=3)
    anna.do(finished, "chat", seat=0, text="other secret words")
    anna.do(finished, "vote", seat=0, yes=True)
    anna.do(finished, "vote", seat=1, yes=True)
    reserved = anna.do(finished, "rematch")["table"]
    basia.state(running)
    person = id_of(database, "Antonina")
    recovery = anna.post("/api/me/recovery", {}, 201)["key"]
    before = basia.state(running)

    assert "Nothing has been changed" in admin(database, "erase", person)
    assert person in everything(database)
    admin(database, "erase", person, "--yes")

    stored = everything(database)
    for trace in (person, "Antonina", "secret words"):
        assert trace not in stored
    after = basia.update(running)
    assert after["now"]["seats"][1]["plays"] == "bot"
    assert not any("secret" in entry.get("text", "") for entry in after["entries"])
    assert after["now"]["number"] > before["number"]
    # The game goes on, and what is past can still be looked at.
    assert basia.state(finished)["status"] == "abandoned"
    assert basia.state(reserved)["status"] in ("gathering", "playing", "abandoned")
    assert anna.get("/api/me")["known"] is False
    assert Guest(url).post("/api/me/recover", {"key": recovery}, 404)
    assert "Nobody has the ID or name" in refused(tricity("admin", "erase", person, "--yes", "--database", database))


def test_all_that_is_stored_of_a_person_is_exported(busy: tuple[str, str, Load], tmp_path: Path) -> None:
    database, url, _ = busy
    anna = Guest(url, "Anna")
    table = anna.open("me", "me")
    anna.do(table, "chat", seat=0, text="hello")
    admin(database, "export", "Anna", str(tmp_path / "anna.json"))
    exported = json.loads((tmp_path / "anna.json").read_text(encoding="utf-8"))
    assert exported["person"]["name"] == "Anna"
    assert "recovery" not in exported["person"]
    (own,) = exported["tables"]
    assert (own["table"], own["names"]) == (table, ["Anna"])
    assert [entry["event"]["kind"] for entry in own["entries"]] == ["opened", "said"]
    assert json.loads(admin(database, "export", "Anna")) == exported


def test_a_banned_person_is_kept_out_and_let_in_again(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    anna = Guest(url, "Anna")
    person = id_of(database, "Anna")

    def status() -> int:
        return anna.http.get("/api/me/tables").status_code

    admin(database, "ban", "Anna", "--reason", "spam", "--days", "3")
    assert "spam" in admin(database, "bans")
    eventually(lambda: status() == 403)
    assert "again" in admin(database, "unban", person)
    eventually(lambda: status() == 200)
    assert "was not banned" in admin(database, "unban", "203.0.113.0/24")


def test_guests_stay_signed_in_when_keys_are_rotated(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    anna = Guest(url, "Anna")
    old = anna.http.cookies["tricity"]
    admin(database, "rotate-keys")

    def renewed() -> bool:
        assert anna.get("/api/me")["name"] == "Anna"
        return anna.http.cookies["tricity"] != old

    eventually(renewed)


def test_what_a_retired_key_signed_is_not_accepted(sqlite_url: str) -> None:
    server = Process(sqlite_url)
    old = Guest(server.url, "Anna")
    assert "No older key" in admin(sqlite_url, "rotate-keys", "--retire-after", "1")
    assert "2 older keys" in admin(sqlite_url, "rotate-keys", "--retire-after", "0")
    eventually(lambda: not old.get("/api/me")["known"])
    Guest.all_leave()
    server.stop()


def test_a_person_is_signed_out_everywhere(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    anna = Guest(url, "Anna")
    admin(database, "sign-out", "Anna")
    eventually(lambda: not anna.get("/api/me")["known"])


def test_several_people_of_one_name_are_told_apart_by_their_ids(busy: tuple[str, str, Load]) -> None:
    database, url, _ = busy
    people = [Guest(url, "Anna"), Guest(url, "Anna")]
    message = refused(tricity("admin", "mute", "Anna", "--database", database))
    assert len(people) == 2
    assert "Several people" in message
    assert len(message.partition("IDs:")[2].split(",")) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_in_the_readers_language(lang: str, sqlite_url: str) -> None:
    with busy_server(sqlite_url) as (_, load):
        load.wait_for_moves(1)
    for list_ in ("tables", "people", "bans"):
        done = tricity("admin", list_, "--database", sqlite_url, "--lang", lang, columns=160)
        assert done.exit_code == 0, done.output
        assert "admin-" not in done.output
    assert "Player 0" in tricity("admin", "people", "player", "--database", sqlite_url).stdout


def test_a_database_that_no_server_has_used_is_refused(tmp_path: Path) -> None:
    assert "There is no database" in refused(tricity("admin", "tables", "--data", str(tmp_path)))
