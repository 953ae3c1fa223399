"""Time per move, reserve, days, and outages that cost nobody anything."""

import pytest

from support.sitting import ANNA, START, Sitting
from tricity.table import seating, timing
from tricity.table.clocks import DAY, SECOND, Calendar, Clock, DaysClock, LiveClock, NoClock, checked
from tricity.table.deeds import TimedOut
from tricity.table.moving import bots_to_move
from tricity.table.refusals import BadRequest


def test_a_live_clock_gives_each_move_its_time_and_then_the_reserve() -> None:
    sitting = Sitting(clock=LiveClock(move=30, reserve=60))
    seat = sitting.table.to_act[0]
    assert sitting.table.clocks.deadline(seat) == START + 90 * SECOND
    sitting.now += 50 * SECOND
    sitting.move(seat)
    assert sitting.table.clocks.reserves[seat] == 40 * SECOND
    sitting.now += 10 * SECOND
    other = sitting.table.to_act[0]
    sitting.move(other)
    assert sitting.table.clocks.reserves[other] == (60 if other != seat else 40) * SECOND


def test_without_a_clock_nobody_is_ever_late() -> None:
    sitting = Sitting()
    assert timing.overdue(sitting.table, START + 1000 * DAY) is None
    assert timing.wake_at(sitting.table) is None


def test_who_runs_out_of_time_is_replaced_and_can_take_back() -> None:
    sitting = Sitting(clock=DaysClock(days=2))
    seat = sitting.table.to_act[0]
    owner = sitting.table.seats[seat].owner
    deadline = START + 2 * DAY
    assert timing.wake_at(sitting.table) == deadline
    assert timing.overdue(sitting.table, deadline - 1) is None
    sitting.now = deadline
    late = timing.overdue(sitting.table, deadline)
    assert late == TimedOut(seat)
    sitting.do("", late)
    assert bots_to_move(sitting.table) == (seat,)
    assert timing.overdue(sitting.table, deadline) is None
    assert timing.wake_at(sitting.table) == deadline + timing.BOT_GRACE
    sitting.now += SECOND
    sitting.do(owner, seating.take_back(sitting.table, owner, seat))
    assert sitting.table.clocks.deadline(seat) == deadline + SECOND + 2 * DAY


def test_in_a_simultaneous_phase_everybodys_clock_runs_by_itself() -> None:
    sitting = Sitting(clock=LiveClock(move=30, reserve=10))
    sitting.play_until(lambda table: len(table.to_act) > 1)
    table = sitting.table
    first, second = table.to_act
    before = table.clocks.deadline(second)
    sitting.now += 5 * SECOND
    sitting.move(first)
    assert table.clocks.deadline(second) == before


def test_nobody_loses_time_while_the_server_is_down() -> None:
    calendar = Calendar([(START + 10 * SECOND, START + 100 * SECOND)])
    sitting = Sitting(clock=LiveClock(move=30), calendar=calendar)
    seat = sitting.table.to_act[0]
    assert sitting.table.clocks.deadline(seat) == START + 120 * SECOND
    assert calendar.playing_time(START + 50 * SECOND) == START + 10 * SECOND
    assert calendar.playing_time(calendar.wall_time(START + 30 * SECOND)) == START + 30 * SECOND
    sitting.now = START + 110 * SECOND
    sitting.move(seat)
    assert sitting.table.clocks.deadline(sitting.table.to_act[0]) == START + 140 * SECOND


def test_before_the_start_no_clock_runs() -> None:
    sitting = Sitting(clock=LiveClock(move=30), join=False)
    assert timing.wake_at(sitting.table) is None
    sitting.now += 1000 * SECOND
    sitting.do("basia", seating.join(sitting.table, "basia", "Basia"))
    assert timing.wake_at(sitting.table) == sitting.now + 30 * SECOND


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
    sitting = Sitting(("me", "random"), clock=LiveClock(30))
    assert sitting.table.clocks.deadline(1) is None
    assert sitting.table.seats_of(ANNA) == (0,)
