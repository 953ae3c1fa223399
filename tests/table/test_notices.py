"""Who is to be told what, and when: without a server."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from support.tables import ANNA, BASIA, CELINE, TableDriver
from tricity.table.commands import chat, closure
from tricity.table.notices import Awaited, Kind, QuietHours, Standing, is_news, next_digest, notices_of, zone_of
from tricity.table.principal import PersonId

WARSAW = ZoneInfo("Europe/Warsaw")


def told(driver: TableDriver, act: Callable[[], object]) -> set[tuple[PersonId, Kind, int]]:
    before = Awaited.at(driver.table)
    act()
    return {(notice.person, notice.kind, notice.number) for notice in notices_of(driver.table, before)}


def test_those_who_become_awaited_are_told_and_nobody_twice() -> None:
    driver = TableDriver(("me", "open", "open"))
    table = driver.table
    owners = [ANNA, BASIA, CELINE]
    changes = 0
    for _ in range(40):
        seat, before = table.to_act[0], {owners[other] for other in table.to_act}
        notices = told(driver, partial(driver.move, seat))
        after = {owners[other] for other in table.to_act}
        assert notices == {(person, "turn", table.shown) for person in after - before - {owners[seat]}}
        changes += len(notices)
    assert changes > 5


def test_chat_is_told_to_the_others_but_to_those_who_muted_the_seat() -> None:
    driver = TableDriver(("me", "open", "open"))
    table = driver.table
    assert told(driver, lambda: driver.do(CELINE, chat.mute(table, CELINE, 0, True))) == set()
    said = told(driver, lambda: driver.do(ANNA, chat.say(table, ANNA, 0, "hello", "")))
    assert said == {(BASIA, "chat", table.shown)}


def test_the_end_is_told_once() -> None:
    driver = TableDriver(("me", "open"))
    table = driver.table
    driver.do(ANNA, closure.vote(table, ANNA, 0, True))
    assert told(driver, lambda: driver.do(BASIA, closure.vote(table, BASIA, 1, True))) == {(ANNA, "over", table.shown)}
    assert told(driver, lambda: driver.do(BASIA, chat.say(table, BASIA, 1, "hello", ""))) == {
        (ANNA, "chat", table.shown)
    }


def ms(text: str, zone: ZoneInfo = WARSAW) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-10 21:59", None),
        ("2026-03-10 22:00", "2026-03-11 07:30"),
        ("2026-03-11 07:29", "2026-03-11 07:30"),
        ("2026-03-11 07:30", None),
        # The night in which the clocks go forward.
        ("2026-03-28 23:00", "2026-03-29 07:30"),
    ],
)
def test_quiet_hours_over_midnight(now: str, until: str | None) -> None:
    quiet = QuietHours(22 * 60, 7 * 60 + 30)
    assert quiet.until(ms(now), WARSAW) == (until and ms(until))


def test_quiet_hours_that_end_when_they_begin_are_none() -> None:
    assert QuietHours(600, 600).until(ms("2026-03-10 10:00"), WARSAW) is None


def test_a_digest_comes_at_the_same_local_time_every_day() -> None:
    first = next_digest(8 * 60, ms("2026-03-28 08:00"), WARSAW)
    assert first == ms("2026-03-29 08:00")
    assert next_digest(8 * 60, first, WARSAW) - first == 24 * 3600_000


def test_an_unknown_time_zone_is_that_of_greenwich() -> None:
    assert zone_of("Europe/Nowhere") is UTC
    assert zone_of("../etc/passwd") is UTC


_WAITS = Standing("playing", seen=4, last_sent=0, your_turn=True, seated=True, silenced=False)


@pytest.mark.parametrize(
    ("kind", "standing", "expected"),
    [
        ("turn", _WAITS, True),
        ("turn", _WAITS._replace(your_turn=False), False),
        ("turn", _WAITS._replace(seen=5), False),
        ("turn", _WAITS._replace(silenced=True), False),
        ("turn", None, False),
        ("chat", _WAITS, True),
        ("chat", _WAITS._replace(last_sent=5), False),
        ("over", _WAITS._replace(status="finished"), True),
        ("rematch", _WAITS._replace(status="gathering", seated=False), True),
        ("rematch", _WAITS._replace(status="gathering"), False),
        ("invitation", _WAITS._replace(seated=False), False),
    ],
)
def test_what_is_still_worth_telling(kind: Kind, standing: Standing | None, expected: bool) -> None:
    assert is_news(kind, 5, standing) is expected
