"""Taking back: free until somebody learned or did something, else with leave."""

import pytest

from support.sitting import ANNA, BASIA, CELINE, Sitting, last_move
from tricity.table import deeds, moving, seating, undoing
from tricity.table.refusals import NotNow, NotYours, Stale
from tricity.table.table import Table


def owner_of_last(table: Table) -> tuple[str, int]:
    seat = table.match.turns[-1].seat
    return table.seats[seat].owner, seat


def quiet(table: Table) -> bool:
    return table.version > 0 and not last_move(table)[1]


def revealing(table: Table) -> bool:
    return table.version > 0 and last_move(table)[1] and table.status == "playing"


def revealed() -> tuple[Sitting, str, str, int]:
    """A table where the last move showed something, who made it, who did not, and the seat of that move."""
    sitting = Sitting()
    sitting.play_until(revealing)
    person, seat = owner_of_last(sitting.table)
    return sitting, person, ANNA if person == BASIA else BASIA, seat


def test_a_move_that_revealed_nothing_is_taken_back_alone() -> None:
    sitting = Sitting()
    sitting.play_until(quiet)
    table = sitting.table
    before = table.match.from_start()
    for turn in table.match.turns[:-1]:
        before.play(turn.move, seat=turn.seat)
    person, seat = owner_of_last(table)
    version = table.version
    deed = undoing.undo(table, person, seat, version)
    assert isinstance(deed, deeds.Undone)
    sitting.do(person, deed)
    assert table.match.position() == before.position()
    assert table.version == version + 1


def test_a_move_that_revealed_something_is_asked_about() -> None:
    sitting, person, other, seat = revealed()
    table = sitting.table
    moves = table.match.version
    deed = undoing.undo(table, person, seat, table.version)
    assert isinstance(deed, deeds.Asked)
    sitting.do(person, deed)
    assert table.match.version == moves
    with pytest.raises(NotNow, match="question-open"):
        undoing.undo(table, person, seat, table.version)
    sitting.do(other, undoing.answer(table, other, 1 - seat, yes=True))
    assert table.match.version == moves - 1
    assert table.question is None


def test_one_no_closes_the_question() -> None:
    sitting, person, other, seat = revealed()
    table = sitting.table
    moves = table.match.version
    sitting.do(person, undoing.undo(table, person, seat, table.version))
    sitting.do(other, undoing.answer(table, other, 1 - seat, yes=False))
    assert (table.question, table.match.version) == (None, moves)
    with pytest.raises(NotNow, match="no-question"):
        undoing.answer(table, other, 1 - seat, yes=True)


def test_after_somebody_else_moved_one_asks_and_goes_back_before_ones_own_move() -> None:
    sitting = Sitting(("me", "open", "open"))
    sitting.play_until(lambda table: len({turn.seat for turn in table.match.turns}) > 1)
    table = sitting.table
    last = table.match.turns[-1].seat
    place = max(place for place, turn in enumerate(table.match.turns) if turn.seat != last)
    seat = table.match.turns[place].seat
    person = table.seats[seat].owner
    sitting.do(person, undoing.undo(table, person, seat, table.version))
    for other in range(3):
        if other != seat:
            assert table.question is not None
            owner = table.seats[other].owner
            sitting.do(owner, undoing.answer(table, owner, other, yes=True))
    assert table.match.version == place


def test_moving_on_answers_the_question() -> None:
    sitting = Sitting()
    sitting.play_until(lambda table: revealing(table) and table.match.turns[-1].seat not in table.to_act)
    table = sitting.table
    person, seat = owner_of_last(table)
    sitting.do(person, undoing.undo(table, person, seat, table.version))
    sitting.move(table.to_act[0])
    assert table.question is None


def test_who_asked_can_think_better_of_it() -> None:
    sitting = Sitting()
    sitting.play_until(revealing)
    person, seat = owner_of_last(sitting.table)
    sitting.do(person, undoing.undo(sitting.table, person, seat, sitting.table.version))
    sitting.do(person, undoing.answer(sitting.table, person, seat, yes=True))
    assert sitting.table.question is None


def test_bots_never_mind_but_wait_for_people() -> None:
    sitting = Sitting(("me", "open", "random"))
    table = sitting.table

    def step(table: Table) -> None:
        for seat in moving.bots_to_move(table):
            choice = str(table.match.legal_moves(seat)[0])
            sitting.do("", moving.bot_move(table, seat, table.version, choice, "random"))
            return
        sitting.move(table.to_act[0])

    while not (moving.bots_to_move(table) and any(turn.seat == 0 for turn in table.match.turns)):
        step(table)
    sitting.do(ANNA, undoing.undo(table, ANNA, 0, table.version))
    if table.question is not None:
        assert table.unheard() == (1,)
        assert moving.bots_to_move(table) == ()
        sitting.do(BASIA, undoing.answer(table, BASIA, 1, yes=True))
    assert not any(turn.seat == 0 for turn in table.match.turns[table.match.version :])


def test_alone_with_bots_there_is_nobody_to_ask() -> None:
    sitting, person, other, seat = revealed()
    table = sitting.table
    sitting.do(other, seating.leave(table, other, 1 - seat))
    moves = table.match.version
    sitting.do(person, undoing.undo(table, person, seat, table.version))
    assert table.match.version == moves - 1


def test_a_question_is_settled_when_the_last_one_who_could_mind_goes() -> None:
    sitting, person, other, seat = revealed()
    table = sitting.table
    moves = table.match.version
    sitting.do(person, undoing.undo(table, person, seat, table.version))
    sitting.do(other, seating.hand_over(table, other, 1 - seat))
    assert table.match.version == moves - 1


def test_what_is_not_there_cannot_be_taken_back() -> None:
    sitting = Sitting(("me", "open", "open"))
    with pytest.raises(NotNow, match="nothing-to-undo"):
        undoing.undo(sitting.table, ANNA, 0, 0)
    with pytest.raises(Stale):
        undoing.undo(sitting.table, ANNA, 0, 1)
    with pytest.raises(NotYours):
        undoing.undo(sitting.table, CELINE, 0, 0)


def test_the_move_of_a_stand_in_is_not_ones_own() -> None:
    sitting = Sitting()
    table = sitting.table
    sitting.play_until(lambda table: len(table.to_act) > 1)
    seat = table.to_act[0]
    owner = table.seats[seat].owner
    sitting.do(owner, seating.hand_over(table, owner, seat))
    choice = str(table.match.legal_moves(seat)[0])
    sitting.do("", moving.bot_move(table, seat, table.version, choice, "random"))
    sitting.do(owner, seating.take_back(table, owner, seat))
    assert not undoing.is_free(table, seat)
