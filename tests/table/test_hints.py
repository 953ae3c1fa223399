"""Hints at a table: who may ask for one and when, and who sees what of it."""

import pytest

from support.tables import ANNA, BASIA, TableDriver
from tricity.bots import Candidate
from tricity.table import player_view
from tricity.table.clocks import DaysClock, LiveClock
from tricity.table.commands import closure, hints, new_table, rematch
from tricity.table.errors import Forbidden, StaleVersion, WrongState
from tricity.table.player_view import EntryView
from tricity.table.principal import Principal

PEOPLE = (ANNA, BASIA)
FOUND = (Candidate("pass", "clear", "ahead", 3), Candidate("keep", "alternative", "level", 0))


def last_entry(driver: TableDriver, person: Principal) -> EntryView:
    viewer = player_view.viewer_for(driver.table, person)
    return player_view.table_update(driver.table, viewer, 0).entries[-1]


def test_everybody_sees_who_asked_and_only_they_see_the_moves() -> None:
    driver = TableDriver()
    seat = driver.table.to_act[0]
    asker, other = PEOPLE[seat], PEOPLE[1 - seat]
    driver.do(asker, hints.hint(driver.table, asker, seat, driver.table.version, FOUND))
    own = last_entry(driver, asker)
    assert (own.kind, own.seat, own.candidates) == ("hinted", seat, FOUND)
    for viewer in (other, None):
        assert (last_entry(driver, viewer).kind, last_entry(driver, viewer).candidates) == ("hinted", ())
    # Nor do they when the match has ended.
    for person in PEOPLE:
        driver.do(person, closure.vote(driver.table, person, PEOPLE.index(person), True))
    entries = player_view.table_update(driver.table, player_view.viewer_for(driver.table, other), 0).entries
    assert [entry.candidates for entry in entries if entry.kind == "hinted"] == [()]


def test_a_hint_changes_nothing_of_the_match() -> None:
    driver = TableDriver()
    seat, version, position = driver.table.to_act[0], driver.table.version, driver.table.match.position()
    driver.do(PEOPLE[seat], hints.hint(driver.table, PEOPLE[seat], seat, version, FOUND))
    assert (driver.table.version, driver.table.match.position()) == (version, position)
    driver.move(seat)


def test_only_who_is_to_move_gets_a_hint() -> None:
    driver = TableDriver()
    table = driver.table
    seat, version = table.to_act[0], table.version
    with pytest.raises(WrongState, match="hint-not-your-turn"):
        hints.check(table, PEOPLE[1 - seat], 1 - seat, version)
    with pytest.raises(Forbidden):
        hints.check(table, PEOPLE[1 - seat], seat, version)
    with pytest.raises(StaleVersion):
        hints.check(table, PEOPLE[seat], seat, version + 1)


@pytest.mark.parametrize("more", [{"hints": False}, {"clock": LiveClock(60, 300)}, {"clock": DaysClock(3)}])
def test_there_are_none_where_the_table_says_so_or_a_clock_runs(more: dict[str, object]) -> None:
    driver = TableDriver(**more)  # type: ignore[arg-type]
    seat = driver.table.to_act[0]
    assert not player_view.table_view(driver.table, player_view.viewer_for(driver.table, ANNA)).hints
    with pytest.raises(WrongState, match="no-hints-here"):
        hints.check(driver.table, PEOPLE[seat], seat, driver.table.version)


@pytest.mark.parametrize("chosen", [True, False])
def test_a_rematch_keeps_what_was_chosen_and_a_continuation_has_hints(chosen: bool) -> None:
    driver = TableDriver(("me", "random"), hints=chosen)
    driver.do(ANNA, closure.vote(driver.table, ANNA, 0, True))
    _, again = rematch.rematch(driver.table, ANNA, "u")
    assert again.hints == chosen
    assert new_table.play_on(ANNA, "Anna", driver.table.match.record(), 0, ("me", "random")).hints
