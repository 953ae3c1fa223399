"""Seats: joining, assigning bots, handing over, taking back, leaving."""

import pytest

from support.tables import ANNA, BASIA, CELINE, TableDriver
from tricity.core.errors import BadOption
from tricity.table import player_view
from tricity.table.commands import chat, closure, new_table, seats
from tricity.table.errors import BadRequest, Forbidden, WrongState
from tricity.table.player_view import Viewer
from tricity.table.principal import PersonId


def test_a_table_begins_when_its_last_seat_is_taken() -> None:
    driver = TableDriver(("me", "open"), join=False)
    assert driver.status() == "gathering"
    driver.do(BASIA, seats.join(driver.table, BASIA, " Basia "))
    assert driver.status() == "playing"
    assert [seat.name for seat in driver.table.seats] == ["Anna", "Basia"]


def test_a_table_of_one_person_and_bots_begins_at_once() -> None:
    assert TableDriver(("me", "random")).table.status == "playing"


def test_nobody_joins_twice_and_nobody_joins_a_full_table() -> None:
    driver = TableDriver(("me", "open", "open"), join=False)
    with pytest.raises(WrongState, match="already-seated"):
        seats.join(driver.table, ANNA, "Anna")
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia", seat=2))
    with pytest.raises(WrongState, match="no-free-seat"):
        seats.join(driver.table, CELINE, "Céline", seat=2)
    driver.do(CELINE, seats.join(driver.table, CELINE, "Céline"))
    with pytest.raises(WrongState, match="table-has-started"):
        seats.join(driver.table, PersonId("dora"), "Dora")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "two\nlines", "turned \u202e round", "bell\x07", "\u200b"])
def test_names_are_short_and_printable(name: str) -> None:
    driver = TableDriver(join=False)
    with pytest.raises(BadRequest, match="bad-name"):
        seats.join(driver.table, BASIA, name)


def test_the_host_fills_seats_with_bots_and_opens_them_again() -> None:
    driver = TableDriver(("me", "open", "open"), join=False)
    driver.do(ANNA, seats.assign(driver.table, ANNA, 1, "random"))
    driver.do(ANNA, seats.assign(driver.table, ANNA, 1, ""))
    assert driver.table.seats[1].plays == "open"
    with pytest.raises(Forbidden, match="not-the-host"):
        seats.assign(driver.table, BASIA, 1, "random")
    with pytest.raises(WrongState, match="seat-is-taken"):
        seats.assign(driver.table, ANNA, 0, "random")
    with pytest.raises(BadOption, match="no-such-bot"):
        seats.assign(driver.table, ANNA, 1, "genius")


def test_a_table_is_for_somebody() -> None:
    with pytest.raises(BadRequest, match="nobody-sits"):
        new_table.open_table(ANNA, "Anna", "card-city", ("random", "random"))


def test_a_player_can_hand_over_to_a_bot_and_take_back() -> None:
    driver = TableDriver()
    driver.do(BASIA, seats.hand_over(driver.table, BASIA, 1))
    seat = driver.table.seats[1]
    assert (seat.plays, seat.away, seat.name) == ("bot", True, "Basia")
    with pytest.raises(WrongState, match="bot-stands-in"):
        driver.move(1, "pass")
    with pytest.raises(Forbidden):
        seats.take_back(driver.table, ANNA, 1)
    driver.do(BASIA, seats.take_back(driver.table, BASIA, 1))
    assert driver.table.seats[1].plays == "person"
    with pytest.raises(WrongState, match="no-bot-stands-in"):
        seats.take_back(driver.table, BASIA, 1)


def test_leaving_a_running_match_gives_the_seat_to_a_bot_for_good() -> None:
    driver = TableDriver()
    driver.do(BASIA, seats.leave(driver.table, BASIA, 1))
    assert driver.table.seats[1].plays == "bot"
    assert not driver.table.seats[1].away
    with pytest.raises(Forbidden):
        seats.take_back(driver.table, BASIA, 1)
    driver.do(ANNA, seats.leave(driver.table, ANNA, 0))
    assert driver.status() == "abandoned"


def test_before_the_start_a_seat_that_is_left_is_free_and_the_next_one_is_host() -> None:
    driver = TableDriver(("me", "open", "open"), join=False)
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    driver.do(ANNA, seats.leave(driver.table, ANNA, 0))
    assert (driver.table.seats[0].plays, driver.table.host) == ("open", BASIA)
    driver.do(BASIA, seats.leave(driver.table, BASIA, 1))
    assert driver.status() == "abandoned"


def test_one_person_can_hold_all_seats_of_one_device() -> None:
    table = TableDriver(("me", "me")).table
    assert table.status == "playing"
    assert table.seats_of(ANNA) == (0, 1)


@pytest.mark.parametrize(
    ("plan", "chosen", "expected"),
    [
        (("me", "open"), "", "improver"),
        (("me", "open"), "expert", "expert"),
        (("me", "open", "beginner"), "", "beginner"),
        (("me", "open", "beginner", "strong"), "expert", "strong"),
        (("me", "open", "expert"), "random", "random"),
    ],
)
def test_a_stand_in_is_chosen_and_no_stronger_than_the_bots_of_the_table(
    plan: tuple[str, ...], chosen: str, expected: str
) -> None:
    driver = TableDriver(plan, stand_in=chosen)
    driver.do(ANNA, seats.hand_over(driver.table, ANNA, 0))
    assert driver.table.seats[0].bot == expected
    left = seats.leave(driver.table, BASIA, 1)
    driver.do(BASIA, left)
    assert left.bot == driver.table.seats[1].bot == expected
    shown = player_view.table_update(driver.table, Viewer(ANNA, 0), driver.table.number - 1)
    assert shown.entries[0].bot == shown.now.stand_in == expected


def test_the_host_decides_when_to_begin() -> None:
    driver = TableDriver(("me", "open", "open"), join=False, host_starts=True)
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    with pytest.raises(WrongState, match="seats-still-open"):
        seats.start(driver.table, ANNA, "")
    with pytest.raises(Forbidden, match="not-the-host"):
        seats.start(driver.table, BASIA, "random")
    driver.do(CELINE, seats.join(driver.table, CELINE, "Céline"))
    assert driver.status() == "gathering"
    driver.do(ANNA, seats.start(driver.table, ANNA, ""))
    assert driver.status() == "playing"
    assert driver.table.people == {ANNA, BASIA, CELINE}


def test_bots_take_the_open_seats_of_a_match_that_begins() -> None:
    driver = TableDriver(("me", "open", "open"), join=False)
    driver.do(ANNA, seats.start(driver.table, ANNA, "beginner"))
    assert [seat.bot for seat in driver.table.seats] == ["", "beginner", "beginner"]
    with pytest.raises(WrongState, match="table-has-started"):
        seats.start(driver.table, ANNA, "beginner")


def test_the_host_orders_the_seats_and_others_choose_an_open_one() -> None:
    driver = TableDriver(("me", "open", "open", "open"), join=False)
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    with pytest.raises(WrongState, match="seat-is-taken"):
        seats.swap(driver.table, BASIA, 1, 0)
    with pytest.raises(Forbidden, match="not-your-seat"):
        seats.swap(driver.table, BASIA, 0, 2)
    with pytest.raises(BadRequest, match="same-seat"):
        seats.swap(driver.table, BASIA, 1, 1)
    driver.do(BASIA, seats.swap(driver.table, BASIA, 1, 3))
    driver.do(ANNA, seats.swap(driver.table, ANNA, 0, 3))
    assert [seat.name for seat in driver.table.seats] == ["Basia", "", "", "Anna"]


def test_mutes_and_votes_follow_a_person_to_another_seat() -> None:
    driver = TableDriver(("me", "open", "open"), join=False)
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    driver.do(BASIA, chat.mute(driver.table, BASIA, 0, on=True))
    driver.do(BASIA, closure.vote(driver.table, BASIA, 1, yes=True))
    driver.do(ANNA, seats.swap(driver.table, ANNA, 0, 1))
    assert driver.table.muted_by(BASIA) == {1}
    assert driver.table.votes == {0}
    assert driver.table.asked_to_end == (1, 0)


def test_who_was_sent_away_does_not_come_back() -> None:
    driver = TableDriver(("me", "open", "open", "open"), join=False)
    driver.do(BASIA, seats.join(driver.table, BASIA, "Basia"))
    driver.do(BASIA, seats.join_beside(driver.table, BASIA, "Bruno"))
    with pytest.raises(Forbidden, match="not-the-host"):
        seats.remove(driver.table, BASIA, 0)
    for seat in (0, 3):
        with pytest.raises(WrongState, match="nobody-to-send-away"):
            seats.remove(driver.table, ANNA, seat)
    driver.do(ANNA, seats.remove(driver.table, ANNA, 2))
    assert [seat.name for seat in driver.table.seats] == ["Anna", "", "", ""]
    with pytest.raises(Forbidden, match="sent-away"):
        seats.join(driver.table, BASIA, "Basia")
    assert driver.rebuilt().removed == {BASIA}


def test_several_people_play_on_one_device() -> None:
    table = TableDriver(("me", "me", "random"), names=("", "Bruno")).table
    assert [seat.name for seat in table.seats] == ["Anna", "Bruno", ""]
    driver = TableDriver(("me", "open", "open"), join=False)
    with pytest.raises(Forbidden, match="not-seated"):
        seats.join_beside(driver.table, BASIA, "Bruno")
    driver.do(ANNA, seats.join_beside(driver.table, ANNA, "Bruno", 2))
    assert driver.table.seats_of(ANNA) == (0, 2)
