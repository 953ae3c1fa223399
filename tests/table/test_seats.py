"""Who sits where: joining, filling with bots, handing over, taking back, leaving."""

import pytest

from support.sitting import ANNA, BASIA, CELINE, Sitting
from tricity.core.errors import BadOption
from tricity.table import opening, seating
from tricity.table.refusals import BadRequest, NotNow, NotYours


def test_a_table_begins_when_its_last_seat_is_taken() -> None:
    sitting = Sitting(("me", "open"), join=False)
    assert sitting.status() == "gathering"
    sitting.do(BASIA, seating.join(sitting.table, BASIA, " Basia "))
    assert sitting.status() == "playing"
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Basia"]


def test_a_table_of_one_person_and_bots_begins_at_once() -> None:
    assert Sitting(("me", "random")).table.status == "playing"


def test_nobody_joins_twice_and_nobody_joins_a_full_table() -> None:
    sitting = Sitting(("me", "open", "open"), join=False)
    with pytest.raises(NotNow, match="already-seated"):
        seating.join(sitting.table, ANNA, "Anna")
    sitting.do(BASIA, seating.join(sitting.table, BASIA, "Basia", seat=2))
    with pytest.raises(NotNow, match="no-free-seat"):
        seating.join(sitting.table, CELINE, "Céline", seat=2)
    sitting.do(CELINE, seating.join(sitting.table, CELINE, "Céline"))
    with pytest.raises(NotNow, match="table-has-started"):
        seating.join(sitting.table, "dora", "Dora")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "two\nlines", "turned \u202e round", "bell\x07", "\u200b"])
def test_names_are_short_and_printable(name: str) -> None:
    sitting = Sitting(join=False)
    with pytest.raises(BadRequest, match="bad-name"):
        seating.join(sitting.table, BASIA, name)


def test_the_host_fills_seats_with_bots_and_opens_them_again() -> None:
    sitting = Sitting(("me", "open", "open"), join=False)
    sitting.do(ANNA, seating.place(sitting.table, ANNA, 1, "random"))
    sitting.do(ANNA, seating.place(sitting.table, ANNA, 1, ""))
    assert sitting.table.seats[1].plays == "open"
    with pytest.raises(NotYours, match="not-the-host"):
        seating.place(sitting.table, BASIA, 1, "random")
    with pytest.raises(NotNow, match="seat-is-taken"):
        seating.place(sitting.table, ANNA, 0, "random")
    with pytest.raises(BadOption, match="no-such-bot"):
        seating.place(sitting.table, ANNA, 1, "genius")


def test_a_table_is_for_somebody() -> None:
    with pytest.raises(BadRequest, match="nobody-sits"):
        opening.open_table(ANNA, "Anna", "card-city", ("random", "random"))


def test_who_hands_over_is_played_by_a_bot_and_can_take_back() -> None:
    sitting = Sitting()
    sitting.do(BASIA, seating.hand_over(sitting.table, BASIA, 1))
    seat = sitting.table.seats[1]
    assert (seat.plays, seat.away, seat.name) == ("bot", True, "Basia")
    with pytest.raises(NotNow, match="bot-stands-in"):
        sitting.move(1, "pass")
    with pytest.raises(NotYours):
        seating.take_back(sitting.table, ANNA, 1)
    sitting.do(BASIA, seating.take_back(sitting.table, BASIA, 1))
    assert sitting.table.seats[1].plays == "person"
    with pytest.raises(NotNow, match="no-bot-stands-in"):
        seating.take_back(sitting.table, BASIA, 1)


def test_who_leaves_a_running_match_leaves_it_to_a_bot_for_good() -> None:
    sitting = Sitting()
    sitting.do(BASIA, seating.leave(sitting.table, BASIA, 1))
    assert sitting.table.seats[1].plays == "bot"
    assert not sitting.table.seats[1].away
    with pytest.raises(NotYours):
        seating.take_back(sitting.table, BASIA, 1)
    sitting.do(ANNA, seating.leave(sitting.table, ANNA, 0))
    assert sitting.status() == "abandoned"


def test_before_the_start_a_seat_that_is_left_is_free_and_the_next_one_is_host() -> None:
    sitting = Sitting(("me", "open", "open"), join=False)
    sitting.do(BASIA, seating.join(sitting.table, BASIA, "Basia"))
    sitting.do(ANNA, seating.leave(sitting.table, ANNA, 0))
    assert (sitting.table.seats[0].plays, sitting.table.host) == ("open", BASIA)
    sitting.do(BASIA, seating.leave(sitting.table, BASIA, 1))
    assert sitting.status() == "abandoned"


def test_one_person_can_hold_all_seats_of_one_device() -> None:
    table = Sitting(("me", "me")).table
    assert table.status == "playing"
    assert table.seats_of(ANNA) == (0, 1)
