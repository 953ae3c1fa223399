"""A move answers a version; what comes too late is refused, what does not collide is not."""

import random

import pytest

from support.sitting import ANNA, BASIA, Sitting
from tricity.core.errors import BadMove, IllegalMove
from tricity.table import deeds, moving
from tricity.table.refusals import BadRequest, NotNow, NotYours, Stale
from tricity.table.table import Table


def several_act(table: Table) -> bool:
    return len(table.to_act) > 1


def test_a_move_raises_the_version() -> None:
    sitting = Sitting()
    seat = sitting.table.to_act[0]
    assert sitting.move(seat).version == 1
    assert sitting.table.number == 3  # opened, joined, moved


def test_a_move_for_a_version_that_is_no_more_is_refused_with_the_one_that_is() -> None:
    sitting = Sitting()
    sitting.play_until(lambda table: table.version == 2)
    with pytest.raises(Stale) as refused:
        sitting.move(sitting.table.to_act[0], version=0)
    assert refused.value.version == 2
    with pytest.raises(Stale):
        sitting.move(sitting.table.to_act[0], version=3)


def test_only_the_owner_moves() -> None:
    sitting = Sitting()
    seat = sitting.table.to_act[0]
    other = BASIA if sitting.table.seats[seat].owner == ANNA else ANNA
    for person in (other, "", "stranger"):
        with pytest.raises(NotYours):
            moving.move(sitting.table, person, seat, 0, "pass")


def test_a_refused_move_changes_nothing() -> None:
    sitting = Sitting()
    seat = sitting.table.to_act[0]
    before = sitting.table.match.position()
    for text in ("choose small", "build residence e5", "fly", ""):
        with pytest.raises((IllegalMove, BadMove)):
            sitting.move(seat, text)
    with pytest.raises(BadRequest):
        sitting.move(seat, "x" * 201)
    assert sitting.table.match.position() == before
    assert (sitting.table.version, sitting.table.number) == (0, 2)


def test_no_move_before_the_start() -> None:
    sitting = Sitting(join=False)
    with pytest.raises(NotNow, match="table-not-started"):
        moving.move(sitting.table, ANNA, 0, 0, "pass")


def test_in_a_simultaneous_phase_two_seats_can_answer_the_same_version() -> None:
    sitting = Sitting()
    sitting.play_until(several_act)
    table, version = sitting.table, sitting.table.version
    first, second = table.to_act
    choice = str(table.match.legal_moves(second)[0])
    sitting.move(first, version=version)
    assert second in table.to_act
    sitting.move(second, choice, version=version)
    assert table.version == version + 2


def test_the_same_seat_cannot_answer_a_version_twice() -> None:
    sitting = Sitting()
    sitting.play_until(several_act)
    version, seat = sitting.table.version, sitting.table.to_act[0]
    choices = sitting.table.match.legal_moves(seat)
    sitting.move(seat, str(choices[0]), version=version)
    with pytest.raises(Stale):
        sitting.move(seat, str(choices[-1]), version=version)


def test_a_bots_answer_that_comes_too_late_is_dropped() -> None:
    sitting = Sitting(("random", "me"))
    table = sitting.table
    rng = random.Random(3)
    while not moving.bots_to_move(table):
        sitting.move(1, str(rng.choice(table.match.legal_moves(1))))
    choice = str(table.match.legal_moves(0)[0])
    sitting.do("", moving.bot_move(table, 0, table.version, choice, "random"))
    with pytest.raises(Stale):
        moving.bot_move(table, 0, table.version - 1, choice, "random")


def test_the_same_key_gets_the_same_answer() -> None:
    sitting = Sitting()
    seat = sitting.table.to_act[0]
    owner = sitting.table.seats[seat].owner
    text = str(sitting.table.match.legal_moves(seat)[0])
    answer = sitting.do(owner, deeds.Moved(seat, text), key="k")
    sitting.play_until(lambda table: table.version == 3)
    assert sitting.table.answer_to(owner, "k") == answer
    assert sitting.rebuilt().answer_to(owner, "k") == answer
    assert sitting.table.answer_to("somebody", "k") is None
