"""Commands decide, events evolve: what is in the log is applied and never judged again."""

from typing import get_args

import msgspec
import pytest

from support.tables import ANNA, BASIA, TableDriver, rewritten
from tricity import BadMove, IllegalMove
from tricity.bots import Candidate
from tricity.core.game import Game
from tricity.games import find, names
from tricity.table import events, player_view
from tricity.table.commands import moves
from tricity.table.errors import UnreadableLog
from tricity.table.events import AnyTableEvent, LogEntry, TableEvent
from tricity.table.player_view import Viewer
from tricity.table.table import Table

GAMES = names()


def samples(driver: TableDriver) -> dict[type[TableEvent], TableEvent]:
    """One event of every kind that this table, where a move was made, can take."""
    seat = driver.table.to_act[0]
    return {
        events.Joined: events.Joined(1, "Basia"),
        events.SeatAssigned: events.SeatAssigned(1, "random"),
        events.SeatsSwapped: events.SeatsSwapped(0, 1),
        events.Removed: events.Removed(1),
        events.Started: events.Started("random"),
        events.Left: events.Left(1),
        events.HandedOver: events.HandedOver(0),
        events.TimedOut: events.TimedOut(0),
        events.TookBack: events.TookBack(0),
        events.Moved: events.Moved(seat, str(driver.table.match.legal_moves(seat)[0])),
        events.Undone: events.Undone(seat),
        events.UndoRequested: events.UndoRequested(seat, 0, (1 - seat,)),
        events.UndoAnswered: events.UndoAnswered(1, yes=True),
        events.UndoExpired: events.UndoExpired(seat),
        events.Voted: events.Voted(1, yes=True, asked=(0, 1)),
        events.Hinted: events.Hinted(1, (Candidate("pass", "clear", "ahead", 2),)),
        events.AdviceChosen: events.AdviceChosen(1, chances=True, warnings=False),
        events.Warned: events.Warned(1, "pass", 0.2),
        events.Said: events.Said(1, "hello"),
        events.Muted: events.Muted(1, on=True),
        events.Rematched: events.Rematched("another"),
        events.LinkRenewed: events.LinkRenewed("secret"),
        events.Closed: events.Closed(),
    }


NOT_IN_ENTRIES = {"on", "reason", "facts", "secret"}
"""Whom somebody muted is their own affair; why a bot moved is told to those who ask; links are part of the state."""


def begun() -> TableDriver:
    driver = TableDriver()
    driver.move(driver.table.to_act[0])
    return driver


def test_a_mute_is_applied_and_shown_to_nobody() -> None:
    driver = begun()
    driver.do(BASIA, samples(driver)[events.Muted])  # type: ignore[arg-type]
    assert rewritten(driver.entries[-1]) == driver.entries[-1]
    assert driver.table.muted_by(BASIA) == {1}
    assert not player_view.table_update(driver.table, Viewer(BASIA, 1), driver.table.number - 1).entries


def all_kinds(base: type[TableEvent] = TableEvent) -> list[type[TableEvent]]:
    """The declared kinds: those that are no base of others."""
    kinds = [kind for kind in base.__subclasses__() if kind.__module__ == events.__name__]
    return [each for kind in kinds for each in (all_kinds(kind) or [kind])]


def test_every_event_type_is_stored() -> None:
    assert set(get_args(AnyTableEvent)) == set(all_kinds())


@pytest.mark.parametrize("kind", [kind for kind in all_kinds() if kind not in (events.Opened, events.Muted)])
def test_every_event_type_is_applied_and_shown(kind: type[AnyTableEvent]) -> None:
    driver = begun()
    event = samples(driver)[kind]
    driver.do(BASIA, event)  # type: ignore[arg-type]
    assert rewritten(driver.entries[-1]) == driver.entries[-1]
    shown = player_view.table_update(driver.table, Viewer(BASIA, 1), driver.table.number - 1).entries
    assert [entry.kind for entry in shown] == [kind.__struct_config__.tag]
    for field in kind.__struct_fields__:
        assert field in NOT_IN_ENTRIES or hasattr(shown[0], field), f"{kind.__name__}.{field} is not shown"


def test_an_event_type_that_nobody_handles_fails() -> None:
    class Danced(TableEvent, frozen=True, tag="danced"):
        seat: int

    driver = begun()
    entry = LogEntry(driver.table.number + 1, driver.now, ANNA, "", Danced(0))  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        driver.table.apply(entry)
    item = msgspec.structs.replace(driver.table.history[-1], entry=entry)
    with pytest.raises(AssertionError):
        player_view.entry_view(driver.table, item, Viewer(ANNA, 0))


class Unjudging:
    """A game without the questions that only a decision asks."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        assert name not in ("refusal", "legal"), f"{name} was asked"
        return getattr(self._game, name)


@pytest.mark.parametrize("game", GAMES)
def test_loading_a_log_asks_for_no_refusal_and_no_legal_moves(game: str) -> None:
    driver = TableDriver(game=game)
    driver.play_until(lambda table: table.ended)
    loaded = Table.load("t", driver.entries, driver.calendar, lambda name: Unjudging(find(name)))  # type: ignore[arg-type,return-value]
    assert loaded.match.position() == driver.table.match.position()
    assert [item.events for item in loaded.history] == [item.events for item in driver.table.history]


def test_a_command_decides_and_leaves_the_table_as_it_is() -> None:
    table = TableDriver().table
    seat = table.to_act[0]
    owner, before = table.seats[seat].owner, table.match.position()
    with pytest.raises(BadMove):
        moves.move(table, owner, seat, 0, "fly")
    with pytest.raises(IllegalMove):
        moves.move(table, owner, seat, 0, "build residence e5")
    moves.move(table, owner, seat, 0, str(table.match.legal_moves(seat)[0]))
    assert (table.match.position(), table.version, table.number) == (before, 0, 2)


def test_a_bots_move_is_judged_like_a_persons() -> None:
    driver = TableDriver(("me", "random"))
    while not moves.bots_to_move(driver.table):
        driver.move(0)
    with pytest.raises(BadMove):
        moves.bot_move(driver.table, 1, driver.table.version, "fly", "random")
    with pytest.raises(IllegalMove):
        moves.bot_move(driver.table, 1, driver.table.version, "build residence e5", "random")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_keeps_the_canonical_text_of_a_move(game: str) -> None:
    table = TableDriver(game=game).table
    seat = table.to_act[0]
    text = str(table.match.legal_moves(seat)[0])
    assert moves.move(table, table.seats[seat].owner, seat, 0, f"  {text.replace(' ', '   ')} ").move == text


def test_a_stored_move_that_cannot_be_applied_is_damage_and_changes_nothing() -> None:
    driver = begun()
    table = driver.table
    before, number = table.match.position(), table.number
    for seat, move in ((table.to_act[0], "fly"), (9, "pass")):
        with pytest.raises(UnreadableLog):
            table.apply(LogEntry(number + 1, driver.now, ANNA, "", events.Moved(seat, move)))
        assert (table.match.position(), table.number, table.version) == (before, number, 1)
