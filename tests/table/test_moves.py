"""A move answers a version: a stale one is refused, unless it is independent of the moves since."""

import random

import pytest

from support.tables import ANNA, BASIA, TableDriver
from tricity.core.errors import BadMove, IllegalMove
from tricity.table import events
from tricity.table.commands import moves
from tricity.table.errors import BadRequest, Forbidden, StaleVersion, WrongState
from tricity.table.principal import SERVER, PersonId
from tricity.table.table import Table


def several_act(table: Table) -> bool:
    return len(table.to_act) > 1


def test_a_move_raises_the_version() -> None:
    driver = TableDriver()
    seat = driver.table.to_act[0]
    assert driver.move(seat).version == 1
    assert driver.table.number == 3  # opened, joined, moved


def test_a_move_for_a_version_that_is_no_more_is_refused_with_the_one_that_is() -> None:
    driver = TableDriver()
    driver.play_until(lambda table: table.version == 2)
    with pytest.raises(StaleVersion) as refused:
        driver.move(driver.table.to_act[0], version=0)
    assert refused.value.version == 2
    with pytest.raises(StaleVersion):
        driver.move(driver.table.to_act[0], version=3)


def test_only_the_owner_moves() -> None:
    driver = TableDriver()
    seat = driver.table.to_act[0]
    other = BASIA if driver.table.seats[seat].owner == ANNA else ANNA
    for person in (other, None, PersonId("stranger")):
        with pytest.raises(Forbidden):
            moves.move(driver.table, person, seat, 0, "pass")


def test_a_refused_move_changes_nothing() -> None:
    driver = TableDriver()
    seat = driver.table.to_act[0]
    before = driver.table.match.position()
    for text in ("choose small", "build residence e5", "fly", ""):
        with pytest.raises((IllegalMove, BadMove)):
            driver.move(seat, text)
    with pytest.raises(BadRequest):
        driver.move(seat, "x" * 201)
    assert driver.table.match.position() == before
    assert (driver.table.version, driver.table.number) == (0, 2)


def test_no_move_before_the_start() -> None:
    driver = TableDriver(join=False)
    with pytest.raises(WrongState, match="table-not-started"):
        moves.move(driver.table, ANNA, 0, 0, "pass")


def test_in_a_simultaneous_phase_two_seats_can_answer_the_same_version() -> None:
    driver = TableDriver()
    driver.play_until(several_act)
    table, version = driver.table, driver.table.version
    first, second = table.to_act
    choice = str(table.match.legal_moves(second)[0])
    driver.move(first, version=version)
    assert second in table.to_act
    driver.move(second, choice, version=version)
    assert table.version == version + 2


def test_the_same_seat_cannot_answer_a_version_twice() -> None:
    driver = TableDriver()
    driver.play_until(several_act)
    version, seat = driver.table.version, driver.table.to_act[0]
    choices = driver.table.match.legal_moves(seat)
    driver.move(seat, str(choices[0]), version=version)
    with pytest.raises(StaleVersion):
        driver.move(seat, str(choices[-1]), version=version)


def test_a_bots_answer_that_comes_too_late_is_dropped() -> None:
    driver = TableDriver(("random", "me"))
    table = driver.table
    rng = random.Random(3)
    while not moves.bots_to_move(table):
        driver.move(1, str(rng.choice(table.match.legal_moves(1))))
    choice = str(table.match.legal_moves(0)[0])
    driver.do(None, moves.bot_move(table, 0, table.version, choice, "random"))
    with pytest.raises(StaleVersion):
        moves.bot_move(table, 0, table.version - 1, choice, "random")


def test_the_same_key_gets_the_same_answer() -> None:
    driver = TableDriver()
    seat = driver.table.to_act[0]
    owner = driver.table.seats[seat].owner or SERVER
    text = str(driver.table.match.legal_moves(seat)[0])
    answer = driver.do(owner, events.Moved(seat, text), key="k")
    driver.play_until(lambda table: table.version == 3)
    assert driver.table.receipt_of(owner, "k") == answer
    assert driver.rebuilt().receipt_of(owner, "k") == answer
    assert driver.table.receipt_of(PersonId("somebody"), "k") is None
