"""Clocks: time per move, reserve, days, and outages that cost nobody time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import ANNA, BASIA, START, TableDriver
from tricity.table.clocks import DAY, SECOND, Calendar, Clock, DaysClock, LiveClock, NoClock, checked
from tricity.table.commands import seats, timeouts
from tricity.table.commands.moves import bots_to_move
from tricity.table.errors import BadRequest
from tricity.table.events import TimedOut
from tricity.table.principal import PersonId
from tricity.table.table import Table


def test_a_live_clock_gives_each_move_its_time_and_then_the_reserve() -> None:
    driver = TableDriver(clock=LiveClock(move=30, reserve=60))
    seat = driver.table.to_act[0]
    assert driver.table.clocks.deadline(seat) == START + 90 * SECOND
    driver.now += 50 * SECOND
    driver.move(seat)
    assert driver.table.clocks.reserves[seat] == 40 * SECOND
    driver.now += 10 * SECOND
    other = driver.table.to_act[0]
    driver.move(other)
    assert driver.table.clocks.reserves[other] == (60 if other != seat else 40) * SECOND


def test_without_a_clock_nobody_is_ever_late() -> None:
    driver = TableDriver()
    assert timeouts.overdue(driver.table, START + 1000 * DAY) is None
    assert timeouts.due_at(driver.table) is None


def test_a_player_out_of_time_is_replaced_by_a_bot_and_can_take_back() -> None:
    driver = TableDriver(clock=DaysClock(days=2))
    seat = driver.table.to_act[0]
    owner = driver.table.seats[seat].owner
    deadline = START + 2 * DAY
    assert timeouts.due_at(driver.table) == deadline
    assert timeouts.overdue(driver.table, deadline - 1) is None
    driver.now = deadline
    late = timeouts.overdue(driver.table, deadline)
    assert late == TimedOut(seat, bot="improver")
    driver.do(None, late)
    assert bots_to_move(driver.table) == (seat,)
    assert timeouts.overdue(driver.table, deadline) is None
    assert timeouts.due_at(driver.table) == deadline + timeouts.BOT_GRACE
    driver.now += SECOND
    driver.do(owner, seats.take_back(driver.table, owner, seat))
    assert driver.table.clocks.deadline(seat) == deadline + SECOND + 2 * DAY


def test_in_a_simultaneous_phase_everybodys_clock_runs_by_itself() -> None:
    driver = TableDriver(clock=LiveClock(move=30, reserve=10))
    driver.play_until(lambda table: len(table.to_act) > 1)
    table = driver.table
    first, second = table.to_act
    before = table.clocks.deadline(second)
    driver.now += 5 * SECOND
    driver.move(first)
    assert table.clocks.deadline(second) == before


def test_nobody_loses_time_while_the_server_is_down() -> None:
    calendar = Calendar([(START + 10 * SECOND, START + 100 * SECOND)])
    driver = TableDriver(clock=LiveClock(move=30), calendar=calendar)
    seat = driver.table.to_act[0]
    assert driver.table.clocks.deadline(seat) == START + 120 * SECOND
    assert calendar.playing_time(START + 50 * SECOND) == START + 10 * SECOND
    assert calendar.playing_time(calendar.wall_time(START + 30 * SECOND)) == START + 30 * SECOND
    driver.now = START + 110 * SECOND
    driver.move(seat)
    assert driver.table.clocks.deadline(driver.table.to_act[0]) == START + 140 * SECOND


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 12)), max_size=6), st.integers(0, 60))
def test_outages_may_overlap(outages: list[tuple[int, int]], wall: int) -> None:
    calendar = Calendar()
    for start, length in outages:
        calendar.add(start, start + length)
    down = {moment for start, length in outages for moment in range(start, start + length)}
    playing = sum(moment not in down for moment in range(wall))
    assert calendar.playing_time(wall) == playing
    assert calendar.playing_time(calendar.wall_time(playing)) == playing
    assert calendar.wall_time(playing) not in down


def test_an_outage_moves_the_deadlines_of_tables_in_memory() -> None:
    driver = TableDriver(clock=LiveClock(move=30))
    seat = driver.table.to_act[0]
    driver.calendar.add(START + 10 * SECOND, START + 15 * SECOND)
    assert driver.table.clocks.deadline(seat) == START + 35 * SECOND
    driver.calendar.replace([(START + 10 * SECOND, START + 15 * SECOND)])
    assert driver.table.clocks.deadline(seat) == START + 35 * SECOND


def test_before_the_start_no_clock_runs() -> None:
    driver = TableDriver(clock=LiveClock(move=30), join=False)
    assert timeouts.due_at(driver.table) is None
    driver.now += 1000 * SECOND
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    assert timeouts.due_at(driver.table) == driver.now + 30 * SECOND


@pytest.mark.parametrize(
    "clock", [LiveClock(4), LiveClock(3601), LiveClock(30, -1), LiveClock(30, 86_401), DaysClock(0), DaysClock(31)]
)
def test_clocks_that_nobody_could_play_by(clock: Clock) -> None:
    with pytest.raises(BadRequest, match="bad-clock"):
        checked(clock)


def test_clocks_that_are_fine() -> None:
    for clock in (NoClock(), LiveClock(5), LiveClock(3600, 86_400), DaysClock(1), DaysClock(30)):
        assert checked(clock) == clock


def test_a_bot_has_no_clock() -> None:
    driver = TableDriver(("me", "random"), clock=LiveClock(30))
    assert driver.table.clocks.deadline(1) is None
    assert driver.table.seats_of(ANNA) == (0,)


@pytest.mark.parametrize(("clock", "moves"), [(NoClock(), False), (LiveClock(move=30, reserve=10), True)])
def test_an_outage_moves_deadlines_only_where_there_are_some(clock: Clock, moves: bool) -> None:
    table = TableDriver(clock=clock).table
    before = table.clocks.shown(START)
    table.clocks.calendar.add(START + SECOND, START + 3 * SECOND)
    assert (table.clocks.shown(START) != before) == moves


def owner(table: Table, seat: int) -> PersonId:
    person = table.seats[seat].owner
    assert person is not None
    return person


@pytest.mark.parametrize("known", ["before", "after"])
def test_a_vacation_moves_the_deadlines_of_one_person(known: str) -> None:
    """Whether it becomes known before or after the move that starts the clock: the deadline is the same."""
    driver = TableDriver(clock=DaysClock(2))
    first = driver.table.to_act[0]
    other = next(seat for seat in range(2) if seat != first)
    vacations = {owner(driver.table, other): ((START + DAY, START + 6 * DAY),)}
    if known == "before":
        driver.calendar.replace_vacations(vacations)
    driver.now = START + DAY // 2
    driver.play_until(lambda table: other in table.to_act and first not in table.to_act)
    assert driver.calendar.replace_vacations(vacations) == (set(vacations) if known == "after" else set())
    assert driver.table.clocks.deadline(other) == driver.now + 7 * DAY
    assert driver.rebuilt().clocks.deadline(other) == driver.now + 7 * DAY
    assert driver.table.clocks.vacation_end(other, driver.now) == START + 6 * DAY
    # It ended early: what has passed of the vacation counts, and no more.
    driver.calendar.replace_vacations({owner(driver.table, other): ((START + DAY, START + 2 * DAY),)})
    assert driver.table.clocks.deadline(other) == driver.now + 3 * DAY
    assert timeouts.overdue(driver.table, driver.now + 3 * DAY - 1) is None
    assert timeouts.overdue(driver.table, driver.now + 3 * DAY) == TimedOut(other, "improver")


def test_live_clocks_know_no_vacations() -> None:
    driver = TableDriver(clock=LiveClock(30))
    seat = driver.table.to_act[0]
    driver.calendar.replace_vacations({owner(driver.table, seat): ((START, START + DAY),)})
    assert driver.table.clocks.deadline(seat) == START + 30 * SECOND
    assert driver.table.clocks.vacation_end(seat, START) is None
