"""Undo: free until somebody has learned or done something, else with the consent of the others."""

import pytest

from support.tables import ANNA, BASIA, CELINE, TableDriver, last_move
from tricity.table import events
from tricity.table.commands import moves, seats, undo
from tricity.table.errors import Forbidden, StaleVersion, WrongState
from tricity.table.principal import Principal
from tricity.table.table import Table


def owner_of_last(table: Table) -> tuple[Principal, int]:
    seat = table.match.moves[-1].seat
    return table.seats[seat].owner, seat


def quiet(table: Table) -> bool:
    return table.version > 0 and not last_move(table)[1]


def revealing(table: Table) -> bool:
    return table.version > 0 and last_move(table)[1] and table.status == "playing"


def revealed() -> tuple[TableDriver, Principal, Principal, int]:
    """A table where the last move revealed something, the person who made it, the other one, and the seat."""
    driver = TableDriver()
    driver.play_until(revealing)
    person, seat = owner_of_last(driver.table)
    return driver, person, ANNA if person == BASIA else BASIA, seat


def test_a_move_that_revealed_nothing_is_taken_back_alone() -> None:
    driver = TableDriver()
    driver.play_until(quiet)
    table = driver.table
    before = table.match.at(0)
    for turn in table.match.moves[:-1]:
        before.play(turn.move, seat=turn.seat)
    person, seat = owner_of_last(table)
    version = table.version
    event = undo.undo(table, person, seat, version)
    assert isinstance(event, events.Undone)
    driver.do(person, event)
    assert table.match.position() == before.position()
    assert table.version == version + 1


def test_a_move_that_revealed_something_is_asked_about() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    moves = table.match.version
    event = undo.undo(table, person, seat, table.version)
    assert isinstance(event, events.UndoRequested)
    driver.do(person, event)
    assert table.match.version == moves
    with pytest.raises(WrongState, match="undo-request-open"):
        undo.undo(table, person, seat, table.version)
    driver.do(other, undo.answer(table, other, 1 - seat, yes=True))
    assert table.match.version == moves - 1
    assert table.undo_request is None


def test_one_no_closes_the_undo_request() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    moves = table.match.version
    driver.do(person, undo.undo(table, person, seat, table.version))
    driver.do(other, undo.answer(table, other, 1 - seat, yes=False))
    assert (table.undo_request, table.match.version) == (None, moves)
    with pytest.raises(WrongState, match="no-undo-request"):
        undo.answer(table, other, 1 - seat, yes=True)


def test_after_somebody_else_moved_one_asks_and_goes_back_before_ones_own_move() -> None:
    driver = TableDriver(("me", "open", "open"))
    driver.play_until(lambda table: len({turn.seat for turn in table.match.moves}) > 1)
    table = driver.table
    last = table.match.moves[-1].seat
    place = max(place for place, turn in enumerate(table.match.moves) if turn.seat != last)
    seat = table.match.moves[place].seat
    person = table.seats[seat].owner
    driver.do(person, undo.undo(table, person, seat, table.version))
    for other in range(3):
        if other != seat:
            assert table.undo_request is not None
            owner = table.seats[other].owner
            driver.do(owner, undo.answer(table, owner, other, yes=True))
    assert table.match.version == place


def test_a_move_closes_the_undo_request() -> None:
    driver = TableDriver()
    driver.play_until(lambda table: revealing(table) and table.match.moves[-1].seat not in table.to_act)
    table = driver.table
    person, seat = owner_of_last(table)
    driver.do(person, undo.undo(table, person, seat, table.version))
    driver.move(table.to_act[0])
    assert table.undo_request is None


def test_an_undo_request_can_be_withdrawn() -> None:
    driver = TableDriver()
    driver.play_until(revealing)
    person, seat = owner_of_last(driver.table)
    driver.do(person, undo.undo(driver.table, person, seat, driver.table.version))
    driver.do(person, undo.answer(driver.table, person, seat, yes=True))
    assert driver.table.undo_request is None


def test_bots_never_mind_but_wait_for_people() -> None:
    driver = TableDriver(("me", "open", "random"))
    table = driver.table

    def step(table: Table) -> None:
        for seat in moves.bots_to_move(table):
            choice = str(table.match.legal_moves(seat)[0])
            driver.do(None, moves.bot_move(table, seat, table.version, choice, "random"))
            return
        driver.move(table.to_act[0])

    while not (moves.bots_to_move(table) and any(turn.seat == 0 for turn in table.match.moves)):
        step(table)
    driver.do(ANNA, undo.undo(table, ANNA, 0, table.version))
    if table.undo_request is not None:
        assert table.awaiting_consent() == (1,)
        assert moves.bots_to_move(table) == ()
        driver.do(BASIA, undo.answer(table, BASIA, 1, yes=True))
    assert not any(turn.seat == 0 for turn in table.match.moves[table.match.version :])


def test_alone_with_bots_there_is_nobody_to_ask() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    driver.do(other, seats.leave(table, other, 1 - seat))
    moves = table.match.version
    driver.do(person, undo.undo(table, person, seat, table.version))
    assert table.match.version == moves - 1


def test_an_undo_request_is_granted_when_the_last_player_to_consent_goes() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    moves = table.match.version
    driver.do(person, undo.undo(table, person, seat, table.version))
    driver.do(other, seats.hand_over(table, other, 1 - seat))
    assert table.match.version == moves - 1


def test_what_is_not_there_cannot_be_taken_back() -> None:
    driver = TableDriver(("me", "open", "open"))
    with pytest.raises(WrongState, match="nothing-to-undo"):
        undo.undo(driver.table, ANNA, 0, 0)
    with pytest.raises(StaleVersion):
        undo.undo(driver.table, ANNA, 0, 1)
    with pytest.raises(Forbidden):
        undo.undo(driver.table, CELINE, 0, 0)


def test_the_move_of_a_stand_in_is_not_ones_own() -> None:
    driver = TableDriver()
    table = driver.table
    driver.play_until(lambda table: len(table.to_act) > 1)
    seat = table.to_act[0]
    owner = table.seats[seat].owner
    driver.do(owner, seats.hand_over(table, owner, seat))
    choice = str(table.match.legal_moves(seat)[0])
    driver.do(None, moves.bot_move(table, seat, table.version, choice, "random"))
    driver.do(owner, seats.take_back(table, owner, seat))
    assert not undo.is_free(table, seat)
