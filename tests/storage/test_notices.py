"""The queue of notices: each is claimed by one process, sent at most once, and goes with the person and the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from support.tables import ANNA, BASIA
from tricity.table.notices import KINDS, Notice, bit
from tricity.table.principal import PersonId
from tricity.table.storage import administration, backup, channels, lookup, notice_queue, persons
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.channels import Channel
from tricity.table.storage.database import sqlite_url
from tricity.table.storage.migrate import open_claimed
from tricity.table.storage.notice_queue import DueNotice
from tricity.table.storage.schema import PENDING, notice_settings, notices
from tricity.table.storage.schema import channels as channel_table

LEASE = 1000
TURN = Notice(ANNA, "t", "turn", 5)


def channel(name: str = "hook", person: PersonId = ANNA, kinds: int = bit("turn")) -> Channel:
    return Channel(name, person, "webhook", "on", "https://x.example", "secret", kinds, 100, 0)


def prepare(adapter: Adapter) -> None:
    with adapter.engine.begin() as connection:
        for person in (ANNA, BASIA):
            persons.add(connection, person, person, 0)
            channels.save_settings(connection, person, language="fr")
        channels.add(connection, channel(), (), 10)
        channels.add(connection, channel("other", kinds=bit("chat")), (), 10)


@pytest.fixture
def adapter(database_url: str) -> Iterator[Adapter]:
    opened = open_claimed(database_url)
    prepare(opened)
    yield opened
    opened.close()


def claim(adapter: Adapter, now: int) -> list[DueNotice]:
    with adapter.engine.begin() as connection:
        return notice_queue.claim(connection, now, LEASE, 10)


def test_a_claimed_notice_is_nobody_elses_until_the_lease_ends(adapter: Adapter) -> None:
    with adapter.engine.begin() as connection:
        notice_queue.add(connection, [(TURN, 1000)])
    assert claim(adapter, 1099) == []
    (first,) = claim(adapter, 1100)
    assert (first.key.channel, first.key.number, first.settings.language) == ("hook", 5, "fr")
    assert claim(adapter, 1100 + LEASE - 1) == []
    (again,) = claim(adapter, 1100 + LEASE)
    assert not again.in_doubt
    with adapter.engine.begin() as connection:
        assert notice_queue.begin(connection, [again.key], 5000) == [again.key]
        assert notice_queue.begin(connection, [first.key], 5000) == [], "two processes woke up at once"
    assert claim(adapter, 4999) == []
    (doubtful,) = claim(adapter, 5000)
    assert doubtful.in_doubt
    with adapter.engine.begin() as connection:
        notice_queue.finish(connection, [doubtful.key], "unknown", 5001)
    assert claim(adapter, 1 << 40) == []


def test_a_newer_notice_replaces_one_that_waits_and_is_not_lost_to_one_that_is_sent(adapter: Adapter) -> None:
    with adapter.engine.begin() as connection:
        notice_queue.add(connection, [(TURN, 1000), (Notice(ANNA, "t", "turn", 7), 1050)])
    (due,) = claim(adapter, 1100)
    assert due.key.number == 7
    with adapter.engine.begin() as connection:
        notice_queue.begin(connection, [due.key], 5000)
        notice_queue.add(connection, [(Notice(ANNA, "t", "turn", 9), 1200)])
        notice_queue.finish(connection, [due.key], "sent", 1300)
    (next_due,) = claim(adapter, 1300)
    assert next_due.key.number == 9


def test_all_of_it_goes_with_the_person(adapter: Adapter) -> None:
    with adapter.engine.begin() as connection:
        channels.add(connection, channel("basia", BASIA), (), 10)
        notice_queue.add(connection, [(Notice(person, "t", "turn", 5), 1000) for person in (ANNA, BASIA)])
        exported = lookup.export(connection, ANNA)
    assert [each["language"] for each in exported["notice_settings"]] == ["fr"]
    assert [each["target"] for each in exported["channels"]] == ["https://x.example"] * 2
    assert "secret" not in str(exported)
    administration.erase(adapter, ANNA, 2000, settle=lambda: None)
    with adapter.engine.connect() as connection:
        for table in (notice_settings, channel_table, notices):
            assert connection.execute(select(func.count()).select_from(table)).scalar_one() == 1


def test_what_waited_in_a_backup_is_not_sent_again(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "a.db")
    opened = open_claimed(url)
    prepare(opened)
    with opened.engine.begin() as connection:
        notice_queue.add(connection, [(TURN, 1000)])
        notice_queue.add_one(connection, channel(), "digest", 9000)
    backup.back_up(opened, tmp_path / "backup")
    opened.close()
    target = sqlite_url(tmp_path / "b.db")
    backup.restore(target, tmp_path / "backup", 5000)
    restored = open_claimed(target)
    assert [due.key.kind for due in claim(restored, 1 << 40)] == ["digest"]
    restored.close()


def test_the_queue_is_read_by_its_index(sqlite_url: str) -> None:
    opened = open_claimed(sqlite_url)
    with opened.engine.connect() as connection:
        query = select(func.count()).select_from(notices).where(PENDING, notices.c.due_at <= 5)
        plan = connection.exec_driver_sql(
            "EXPLAIN QUERY PLAN " + str(query.compile(connection, compile_kwargs={"literal_binds": True}))
        ).all()
    assert "notices_due" in str(plan)
    opened.close()


def test_every_kind_has_a_bit_of_its_own() -> None:
    assert len({bit(kind) for kind in KINDS}) == len(KINDS)
