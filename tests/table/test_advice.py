"""Advice at a table: who may have it, who sees what of it, and how long it lasts."""

import pytest

from support.tables import ANNA, BASIA, TableDriver
from tricity.table import player_view
from tricity.table.clocks import Clock, DaysClock, LiveClock
from tricity.table.commands import advice, closure, new_table, rematch, seats
from tricity.table.errors import Forbidden, StaleVersion, WrongState
from tricity.table.player_view import EntryView
from tricity.table.principal import Principal
from tricity.table.snapshots import Snapshot

PEOPLE = (ANNA, BASIA)


def advised(chances: bool = True, warnings: bool = True) -> tuple[TableDriver, int]:
    """A table of two who agreed, and the seat that is to act and has turned these on."""
    driver = TableDriver(advice=True)
    seat = driver.table.to_act[0]
    driver.do(PEOPLE[seat], advice.choose(driver.table, PEOPLE[seat], seat, chances, warnings))
    return driver, seat


def last_entry(driver: TableDriver, person: Principal) -> EntryView:
    viewer = player_view.viewer_for(driver.table, person)
    return player_view.table_update(driver.table, viewer, 0).entries[-1]


@pytest.mark.parametrize(
    ("plan", "asked", "allowed"),
    [
        (("me", "random"), False, True),
        (("me",), False, True),
        (("me", "open"), False, False),
        (("me", "open"), True, True),
        (("me", "me"), False, False),
        (("me", "me"), True, True),
    ],
)
def test_several_people_agree_and_one_alone_need_not(plan: tuple[str, ...], asked: bool, allowed: bool) -> None:
    driver = TableDriver(plan, advice=asked)
    assert player_view.table_view(driver.table, player_view.viewer_for(driver.table, ANNA)).advice == allowed
    if not allowed:
        with pytest.raises(WrongState, match="no-advice-here"):
            advice.choose(driver.table, ANNA, 0, True, True)


@pytest.mark.parametrize("clock", [LiveClock(60, 300), DaysClock(3)])
def test_there_is_none_where_a_clock_runs(clock: Clock) -> None:
    assert not TableDriver(advice=True, clock=clock).table.opened.advice


def test_everybody_sees_who_looks_at_what() -> None:
    driver, seat = advised(chances=True, warnings=False)
    for person in (*PEOPLE, None):
        entry = last_entry(driver, person)
        assert (entry.kind, entry.seat, entry.chances, entry.warnings) == ("advice-chosen", seat, True, False)
        shown = player_view.table_view(driver.table, player_view.viewer_for(driver.table, person)).seats
        assert [(each.chances, each.warnings) for each in shown] == [(each == seat, False) for each in range(2)]


def test_everybody_sees_who_was_warned_and_only_they_see_of_what() -> None:
    driver, seat = advised()
    driver.do(PEOPLE[seat], advice.warn(driver.table, PEOPLE[seat], seat, driver.table.version, "pass", 0.2))
    own = last_entry(driver, PEOPLE[seat])
    assert (own.kind, own.seat, own.move, own.loss) == ("warned", seat, "pass", 0.2)
    for person in (PEOPLE[1 - seat], None):
        entry = last_entry(driver, person)
        assert (entry.kind, entry.seat, entry.move, entry.loss) == ("warned", seat, "", 0.0)


def test_a_player_is_warned_once_at_a_decision() -> None:
    driver, seat = advised()
    assert not advice.was_warned(driver.table, seat)
    driver.do(PEOPLE[seat], advice.warn(driver.table, PEOPLE[seat], seat, driver.table.version, "pass", 0.2))
    assert advice.was_warned(driver.table, seat)
    assert not advice.was_warned(driver.table, 1 - seat)
    driver.move(seat)
    assert not advice.was_warned(driver.table, seat)


def test_a_seat_gets_what_it_has_turned_on_and_when_it_can() -> None:
    driver, seat = advised(chances=True, warnings=False)
    table, owner, version = driver.table, PEOPLE[seat], driver.table.version
    advice.check_chances(table, owner, seat, version)
    with pytest.raises(WrongState, match="advice-off"):
        advice.check_warning(table, owner, seat, version)
    with pytest.raises(WrongState, match="advice-off"):
        advice.check_chances(table, PEOPLE[1 - seat], 1 - seat, version)
    with pytest.raises(Forbidden):
        advice.check_chances(table, PEOPLE[1 - seat], seat, version)
    with pytest.raises(StaleVersion):
        advice.check_chances(table, owner, seat, version + 1)


def test_warnings_are_for_whoever_is_to_move() -> None:
    driver = TableDriver(advice=True)
    waiting = 1 - driver.table.to_act[0]
    driver.do(PEOPLE[waiting], advice.choose(driver.table, PEOPLE[waiting], waiting, True, True))
    advice.check_chances(driver.table, PEOPLE[waiting], waiting, driver.table.version)
    with pytest.raises(WrongState, match="advice-not-your-turn"):
        advice.check_warning(driver.table, PEOPLE[waiting], waiting, driver.table.version)


def test_what_was_turned_on_lasts_until_its_player_leaves() -> None:
    driver, seat = advised()
    for table in (driver.rebuilt(), Snapshot.of(driver.table).restore("t", driver.calendar)):
        assert (table.seats[seat].chances, table.seats[seat].warnings) == (True, True)
    driver.do(PEOPLE[seat], seats.leave(driver.table, PEOPLE[seat], seat))
    assert not driver.table.seats[seat].chances
    assert not driver.table.seats[seat].warnings


@pytest.mark.parametrize("agreed", [True, False])
def test_a_rematch_keeps_what_was_agreed_and_a_continuation_asks_nobody(agreed: bool) -> None:
    driver = TableDriver(advice=agreed)
    for person in PEOPLE:
        driver.do(person, closure.vote(driver.table, person, PEOPLE.index(person), True))
    _, again = rematch.rematch(driver.table, ANNA, "u")
    assert again.advice == agreed
    record = driver.table.match.record()
    assert new_table.play_on(ANNA, "Anna", record, 0, ("me", "random")).advice
    assert not new_table.play_on(ANNA, "Anna", record, 0, ("me", "open")).advice
