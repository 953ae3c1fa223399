"""Undo: free until somebody has learned or done something, else with the consent of the others."""

import pytest

from support.tables import ANNA, BASIA, CELINE, START, TableDriver, last_move
from tricity.table import events, player_view
from tricity.table.clocks import DAY, MINUTE, SECOND, Calendar, Clock, DaysClock, LiveClock, NoClock
from tricity.table.commands import moves, seats, timeouts, undo
from tricity.table.errors import Forbidden, StaleVersion, WrongState
from tricity.table.move_view import event_views
from tricity.table.principal import Principal
from tricity.table.table import Table


def owner_of_last(table: Table) -> tuple[Principal, int]:
    seat = table.match.moves[-1].seat
    return table.seats[seat].owner, seat


def quiet(table: Table) -> bool:
    return table.version > 0 and not last_move(table)[1]


def revealing(table: Table) -> bool:
    return table.version > 0 and last_move(table)[1] and table.status == "playing"


def revealed(clock: Clock | None = None) -> tuple[TableDriver, Principal, Principal, int]:
    """A table where the last move revealed something, the person who made it, the other one, and the seat."""
    driver = TableDriver(clock=clock)
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


@pytest.mark.parametrize("leaves_first", [True, False])
def test_where_the_last_player_to_consent_leaves_for_good_nobody_is_asked(leaves_first: bool) -> None:
    """Alone with bots a move is undone at once, and an open request is granted."""
    driver, person, other, seat = revealed()
    table = driver.table
    moves = table.match.version
    if leaves_first:
        driver.do(other, seats.leave(table, other, 1 - seat))
    driver.do(person, undo.undo(table, person, seat, table.version))
    if not leaves_first:
        driver.do(other, seats.leave(table, other, 1 - seat))
    assert table.match.version == moves - 1


def test_who_goes_away_agrees_to_nothing() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    moves = table.match.version
    driver.do(person, undo.undo(table, person, seat, table.version))
    driver.do(other, seats.hand_over(table, other, 1 - seat))
    assert (table.awaiting_consent(), table.match.version) == ((1 - seat,), moves)
    driver.do(other, undo.answer(table, other, 1 - seat, yes=True))
    assert table.match.version == moves - 1


def test_past_a_reveal_those_who_are_away_are_asked_too() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    driver.do(other, seats.hand_over(table, other, 1 - seat))
    moves = table.match.version
    event = undo.undo(table, person, seat, table.version)
    assert event == events.UndoRequested(seat, moves - 1, asked=(1 - seat,))
    driver.do(person, event)
    assert table.match.version == moves
    driver.do(other, undo.answer(table, other, 1 - seat, yes=False))
    assert (table.undo_request, table.match.version) == (None, moves)


def test_where_nothing_was_revealed_those_who_are_away_are_not_asked() -> None:
    driver = TableDriver(("me", "open", "open"))
    driver.play_until(lambda table: len(table.to_act) > 1)
    table = driver.table
    first, second = table.to_act[:2]
    third = ({0, 1, 2} - {first, second}).pop()
    before = table.match.version
    driver.do(table.seats[third].owner, seats.hand_over(table, table.seats[third].owner, third))
    for seat in (first, second):
        quiet_move = next(
            str(move)
            for move in table.match.legal_moves(seat)
            if not any(event.reveals for event in table.match.at(table.match.version).play(move, seat=seat))
        )
        driver.move(seat, quiet_move)
    owner = table.seats[first].owner
    assert undo.undo(table, owner, first, table.version) == events.UndoRequested(first, before, asked=(second,))


def test_an_undo_request_by_the_old_rules_is_granted_as_it_was() -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    moves = table.match.version
    driver.do(other, seats.hand_over(table, other, 1 - seat))
    driver.do(person, events.UndoRequested(seat, moves - 1))
    assert table.match.version == moves - 1


@pytest.mark.parametrize(
    ("clock", "time"), [(NoClock(), 30 * MINUTE), (LiveClock(600, 600), 2 * MINUTE), (DaysClock(3), DAY)]
)
def test_a_request_that_nobody_answers_expires(clock: Clock, time: int) -> None:
    driver, person, other, seat = revealed(clock)
    table = driver.table
    driver.do(other, seats.hand_over(table, other, 1 - seat))
    driver.do(person, undo.undo(table, person, seat, table.version))
    assert moves.bots_to_move(table) == ()
    assert timeouts.due_at(table) == START + time
    assert timeouts.overdue(table, START + time - 1) is None
    expired = timeouts.overdue(table, START + time)
    assert expired == events.UndoExpired(seat)
    driver.do(None, expired)
    assert (table.undo_request, timeouts.overdue(table, START + time)) == (None, None)


def test_an_outage_leaves_as_much_time_to_answer() -> None:
    driver, person, _, seat = revealed()
    table = driver.table
    driver.do(person, undo.undo(table, person, seat, table.version))
    again = Table.load("t", driver.entries, Calendar([(START + SECOND, START + 3 * SECOND)]))
    assert timeouts.due_at(again) == START + 30 * MINUTE + 2 * SECOND


@pytest.mark.parametrize("ending", ["refused", "withdrawn", "expired"])
def test_one_asks_once_in_each_version(ending: str) -> None:
    driver, person, other, seat = revealed()
    table = driver.table
    driver.do(person, undo.undo(table, person, seat, table.version))
    if ending == "expired":
        driver.do(None, events.UndoExpired(seat))
    else:
        answers = {"refused": (other, 1 - seat), "withdrawn": (person, seat)}
        driver.do(answers[ending][0], undo.answer(table, *answers[ending], yes=False))
    viewer = player_view.Viewer(person, seat)
    assert not player_view.table_view(table, viewer).can_undo
    with pytest.raises(WrongState, match="undo-asked-before"):
        undo.undo(table, person, seat, table.version)
    # After the next move it is another request.
    driver.move(table.to_act[0])
    assert undo.refusal_of(table, seat) is None


def test_the_request_shows_what_it_would_take_back() -> None:
    driver = TableDriver(("me", "open", "open"))
    driver.play_until(lambda table: len({turn.seat for turn in table.match.moves}) > 1)
    table = driver.table
    seat = next(turn.seat for turn in reversed(table.match.moves) if turn.seat != table.match.moves[-1].seat)
    person = table.seats[seat].owner
    driver.do(person, undo.undo(table, person, seat, table.version))
    request = table.undo_request
    assert request is not None
    for viewer in (0, 1, 2, None):
        shown = player_view.table_view(table, player_view.Viewer(None, viewer)).undo_request
        assert shown is not None
        played = list(enumerate(table.match.moves, start=1))[request.to :]
        assert [(move.number, move.seat) for move in shown.moves] == [(number, turn.seat) for number, turn in played]
        assert shown.moves[0].seat == seat
        # Of what others chose one sees the events, never the text.
        assert all(move.move == "" or move.seat == viewer for move in shown.moves)
        events_seen = [event_views(turn.events, viewer) for _, turn in played]
        assert [move.events for move in shown.moves] == events_seen


@pytest.mark.parametrize(("rule", "refusal"), [("quiet", "undo-only-quiet"), ("never", "undo-never")])
def test_a_table_can_forbid_to_ask(rule: str, refusal: str) -> None:
    driver = TableDriver(undo=rule)
    driver.play_until(revealing)
    person, seat = owner_of_last(driver.table)
    with pytest.raises(WrongState, match=refusal):
        undo.undo(driver.table, person, seat, driver.table.version)
    assert not player_view.table_view(driver.table, player_view.Viewer(person, seat)).can_undo


@pytest.mark.parametrize(("rule", "refusal"), [("ask", None), ("quiet", None), ("never", "undo-never")])
def test_a_move_that_revealed_nothing_by_each_rule(rule: str, refusal: str | None) -> None:
    driver = TableDriver(undo=rule)
    driver.play_until(quiet)
    _, seat = owner_of_last(driver.table)
    reason = undo.refusal_of(driver.table, seat)
    assert (reason and reason.key) == refusal


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
