"""Plans follow what the others actually did, and are never applied to any other position."""

import random

import pytest

from support.tables import TableDriver
from tricity.games import names
from tricity.table import events, outlook, plans
from tricity.table.clocks import DaysClock, LiveClock
from tricity.table.errors import BadRequest, StaleVersion, WrongState
from tricity.table.plans import Due, Finished, Misfit, Plan, PlanBranch, Waiting
from tricity.table.table import Table


def plan_of(table: Table, seat: int, *branches: PlanBranch) -> Plan:
    stored = outlook.checked_plan(table.match.game.name, table.match.view(seat), seat, branches)
    owner = table.seats[seat].owner
    assert owner is not None
    return Plan("p", table.name, seat, owner, table.version, table.match.version, stored)


def look(table: Table, seat: int, *path: str | None) -> outlook.Outlook:
    return outlook.look_ahead(table.match.game.name, table.match.view(seat), seat, path)


def is_choosing(table: Table) -> bool:
    """The other player chooses a lot: both choices are public, and so is what follows."""
    return len(table.to_act) == 1 and str(table.match.legal_moves()[0]) == "choose small"


def choosing() -> tuple[TableDriver, int]:
    driver = TableDriver(clock=DaysClock(2))
    driver.play_until(is_choosing)
    return driver, 1 - driver.table.to_act[0]


def test_if_the_other_takes_the_small_lot_this_is_the_move() -> None:
    driver, seat = choosing()
    table = driver.table
    after = look(table, seat, "choose small")
    assert after.your_turn
    assert after.view is not None
    plan = plan_of(table, seat, PlanBranch(("choose small",), after.choices[-1]))
    assert plans.follow(table, plan) == Waiting()
    driver.move(1 - seat, "choose small")
    # What was foreseen came about.
    assert table.match.view(seat) == after.view
    assert plans.follow(table, plan) == Due(after.choices[-1], table.version)
    driver.move(seat, after.choices[-1])
    assert plans.follow(table, plan) == Finished()


def test_another_choice_takes_another_branch_or_none() -> None:
    driver, seat = choosing()
    table = driver.table
    small, large = (look(table, seat, choice).choices for choice in ("choose small", "choose big"))
    both = plan_of(table, seat, PlanBranch(("choose small",), small[0]), PlanBranch(("choose big",), large[-1]))
    one = plan_of(table, seat, PlanBranch(("choose small",), small[0]))
    driver.move(1 - seat, "choose big")
    if seat in table.to_act:
        assert plans.follow(table, both) == Due(large[-1], table.version)
    assert plans.follow(table, one) == Misfit()


def test_a_plan_is_not_applied_to_a_position_that_came_back() -> None:
    driver, seat = choosing()
    table = driver.table
    plan = plan_of(table, seat, PlanBranch(("choose small",), look(table, seat, "choose small").choices[0]))
    driver.move(1 - seat, "choose small")
    assert isinstance(plans.follow(table, plan), Due)
    driver.do(table.seats[1 - seat].owner, events.Undone(1 - seat))
    assert plans.follow(table, plan) == Misfit()
    driver.move(1 - seat, "choose small")
    assert plans.follow(table, plan) == Misfit()


def test_an_own_move_by_hand_takes_the_place_of_the_plan() -> None:
    driver, seat = choosing()
    table = driver.table
    choices = look(table, seat, "choose small").choices
    plan = plan_of(table, seat, PlanBranch(("choose small",), choices[0]))
    driver.move(1 - seat, "choose small")
    driver.move(seat, choices[1])
    assert plans.follow(table, plan) == Misfit()


def test_while_people_talk_about_an_undo_nothing_is_played() -> None:
    driver, seat = choosing()
    table = driver.table
    plan = plan_of(table, seat, PlanBranch(("choose small",), look(table, seat, "choose small").choices[0]))
    driver.move(1 - seat, "choose small")
    driver.do(table.seats[1 - seat].owner, events.UndoRequested(1 - seat, table.match.version - 1, (seat,)))
    assert plans.follow(table, plan) == Waiting()
    driver.do(table.seats[seat].owner, events.UndoAnswered(seat, False))
    assert isinstance(plans.follow(table, plan), Due)


@pytest.mark.parametrize("game", names())
def test_what_is_due_is_legal_wherever_it_was_foreseen(game: str) -> None:
    """Random games: whatever a plan was made for and then happened, its move can be made."""
    driver, rng, due = TableDriver(game=game, clock=DaysClock(2)), random.Random(5), 0
    made: list[Plan] = []
    for _ in range(80):
        table = driver.table
        if table.ended:
            break
        acting = rng.choice(table.to_act)
        if len(table.to_act) == 1:
            seat = 1 - acting
            ahead = [(choice, look(table, seat, choice)) for choice in look(table, seat).choices[:6]]
            own = [(move, after) for move, after in ahead if after.your_turn and after.choices]
            branches = [PlanBranch((move,), after.choices[-1]) for move, after in own]
            made += [plan_of(table, seat, *branches)] if branches else []
        driver.move(acting, str(rng.choice(table.match.legal_moves(acting))))
        for plan in made:
            step = plans.follow(table, plan)
            if isinstance(step, Due):
                assert step.move in map(str, table.match.legal_moves(plan.seat))
                due += 1
        made = [plan for plan in made if plans.follow(table, plan) == Waiting()]
    assert due or game == "point-city"


def test_when_nobody_can_plan() -> None:
    driver, seat = choosing()
    table = driver.table
    owner, other = table.seats[seat].owner, table.seats[1 - seat].owner
    plans.check_plannable(table, owner, seat, table.version)
    with pytest.raises(StaleVersion):
        plans.check_plannable(table, owner, seat, table.version - 1)
    with pytest.raises(WrongState, match="plan-your-turn"):
        plans.check_plannable(table, other, 1 - seat, table.version)
    live = TableDriver(clock=LiveClock(30)).table
    waiting = 1 - live.to_act[0]
    with pytest.raises(WrongState, match="plan-live-clock"):
        plans.check_plannable(live, live.seats[waiting].owner, waiting, live.version)
    with pytest.raises(BadRequest, match="plan-too-large"):
        plan_of(table, seat, *[PlanBranch(("choose small",), "pass")] * 25)


def two_others_ahead(driver: TableDriver) -> tuple[int, tuple[int, int], tuple[str, str]]:
    """Play until somebody can foresee a move of each of the two others: who, the others in their order, the moves."""
    table, rng = driver.table, random.Random(3)
    while True:
        assert not table.ended, "nobody could foresee that"
        for seat in (seat for seat in range(3) if len(table.to_act) == 1 and seat not in table.to_act):
            (first,) = table.to_act
            for one in look(table, seat).choices[:3]:
                after = look(table, seat, one)
                if len(after.to_act) != 1 or after.to_act[0] in (first, seat):
                    continue
                for two in after.choices[:3]:
                    if len(after.choices) > 1 and look(table, seat, one, two).your_turn:
                        return seat, (first, after.to_act[0]), (one, two)
        acting = rng.choice(table.to_act)
        driver.move(acting, str(rng.choice(table.match.legal_moves(acting))))


def test_with_three_players_a_plan_answers_what_both_others_do() -> None:
    driver = TableDriver(("me", "open", "open"), clock=DaysClock(2))
    seat, (first, second), foreseen = two_others_ahead(driver)
    table = driver.table
    answer = look(table, seat, *foreseen).choices[-1]
    plan = plan_of(table, seat, PlanBranch(foreseen, answer))
    assert plans.follow(table, plan) == Waiting()
    driver.move(first, foreseen[0])
    assert plans.follow(table, plan) == Waiting(), "the second has not moved"
    driver.move(second, foreseen[1])
    assert plans.follow(table, plan) == Due(answer, table.version)
    driver.move(seat, answer)
    assert plans.follow(table, plan) == Finished()


def test_with_three_players_the_last_of_the_others_can_upset_a_plan() -> None:
    driver = TableDriver(("me", "open", "open"), clock=DaysClock(2))
    seat, (first, second), foreseen = two_others_ahead(driver)
    table = driver.table
    answered = PlanBranch(foreseen, look(table, seat, *foreseen).choices[-1])
    whatever = look(table, seat, None).choices[0]
    one, both = plan_of(table, seat, answered), plan_of(table, seat, answered, PlanBranch(None, whatever))
    driver.move(first, foreseen[0])
    assert plans.follow(table, one) == Waiting()
    driver.move(second, next(move for move in map(str, table.match.legal_moves(second)) if move != foreseen[1]))
    assert plans.follow(table, one) == Misfit()
    driver.play_until(lambda table: seat in table.to_act)
    assert plans.follow(table, both) == Due(whatever, table.version)
