"""One live match: its log applied event by event. Nothing here reads a clock, a disk or a network.

Commands (`tricity.table.commands`) decide which event may happen; a table only evolves: an event that is in the log is
never judged again.
"""

from collections.abc import Callable, Iterable
from typing import Literal, assert_never

import msgspec

from tricity.core.errors import BadOption
from tricity.core.events import GameEvent
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.games import find
from tricity.table import events as table_events
from tricity.table.clocks import Calendar, Clocks
from tricity.table.errors import UnreadableLog
from tricity.table.events import LogEntry, Opened
from tricity.table.principal import PersonId, Principal
from tricity.table.seats import Seat

Status = Literal["gathering", "playing", "finished", "abandoned", "imported"]

_NO_OUTAGES = Calendar()


class VersionStep(msgspec.Struct, frozen=True):
    """How one version became the next: the seat that moved (None: moves were undone) and all that could have."""

    seat: int | None
    actors: tuple[int, ...]


class HistoryItem(msgspec.Struct, frozen=True):
    """An entry of the log, with the version and the number of moves after it and the events of the game itself."""

    entry: LogEntry
    version: int
    moves: int
    events: tuple[GameEvent, ...] = ()


class Receipt(msgspec.Struct, frozen=True):
    """What the sender of a command gets; the same again if the command is sent again with its key."""

    number: int
    version: int


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to go back to the first `to` moves; the seats in `agreed` have consented."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Table:
    """Seats, match, clocks and chat, as the log's entries left them.

    `number` counts the entries of the log; `version` counts the changes of the match, by moves and by undoing.
    """

    def __init__(
        self, name: str, first: LogEntry, calendar: Calendar = _NO_OUTAGES, find_game: Callable[[str], Game] = find
    ) -> None:
        assert isinstance(first.event, Opened)
        self.name = name
        self.opened = first.event
        self.host = first.by
        self.match = _match(first.event, find_game)
        self.seats = [Seat.planned(plan) for plan in first.event.seats]
        self.clocks = Clocks(first.event.clock, len(self.seats), calendar)
        self.status: Status = "imported" if first.event.record else "gathering"
        self.version = 0
        self.to_act: tuple[int, ...] = ()
        """The seats that may move now; none before the start and after the end."""
        self.steps: list[VersionStep] = []
        self.undo_request: UndoRequest | None = None
        self.votes: frozenset[int] = frozenset()
        self.rematch = ""
        self.muted: dict[str, frozenset[int]] = {}
        self.history: list[HistoryItem] = []
        self._all_seats = tuple(range(len(self.seats)))
        self._receipts: dict[tuple[str, str], Receipt] = {}
        self._follow_up(first.at)
        self._record(first, self.match.opening if self.opened.seed else ())

    @classmethod
    def load(
        cls,
        name: str,
        entries: Iterable[LogEntry],
        calendar: Calendar = _NO_OUTAGES,
        find_game: Callable[[str], Game] = find,
    ) -> "Table":
        """The table after all the entries of its log; raises `UnreadableLog`."""
        remaining = iter(entries)
        first = next(remaining, None)
        if first is None or first.number != 1 or not isinstance(first.event, Opened):
            raise UnreadableLog("table-damaged", table=name, entry=1, detail="a log begins with its opening")
        try:
            rules = find_game(first.event.game).rules_version
        except BadOption as fault:
            raise UnreadableLog("table-unknown-game", table=name, entry=1, detail=str(fault)) from fault
        if first.event.rules > rules:
            raise UnreadableLog("table-newer", table=name, entry=1, detail=f"rules {first.event.rules}, known: {rules}")
        try:
            table = cls(name, first, calendar, find_game)
        except Exception as fault:
            raise UnreadableLog("table-damaged", table=name, entry=1, detail=repr(fault)) from fault
        for entry in remaining:
            table.apply(entry)
        return table

    @property
    def number(self) -> int:
        return len(self.history)

    @property
    def ended(self) -> bool:
        return self.status not in ("gathering", "playing")

    @property
    def human_seats(self) -> tuple[int, ...]:
        """Seats whose owners play themselves, without a stand-in."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.plays == "person")

    def seats_of(self, person: Principal) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if person is not None and seat.owner == person)

    def muted_by(self, person: Principal) -> frozenset[int]:
        """The seats whose chat this person does not want to see."""
        return frozenset() if person is None else self.muted.get(person, frozenset())

    def receipt_of(self, person: PersonId, key: str) -> Receipt | None:
        """The receipt of this person's command with that idempotency key, if it was carried out already."""
        return self._receipts.get((person, key))

    def apply(self, entry: LogEntry) -> Receipt:
        """Evolve by the next entry of the log, which was decided before: nothing is judged here and nothing refused.

        What cannot be applied at all, because the log is damaged, raises `UnreadableLog`; drop the table then.
        """
        if entry.number != self.number + 1:
            raise self._damaged(entry, f"entry {self.number + 1} is missing")
        if not 0 <= getattr(entry.event, "seat", 0) < len(self.seats):
            raise self._damaged(entry, "no such seat")
        try:
            events = self._evolve(entry)
        except AssertionError:
            # An event type that nobody handles is a fault of this program, not of the log.
            raise
        except Exception as fault:
            raise self._damaged(entry, repr(fault)) from fault
        return self._record(entry, events)

    def _evolve(self, entry: LogEntry) -> tuple[GameEvent, ...]:
        """Apply an event and return the events of the game itself that it led to."""
        new_decisions: tuple[int, ...] = ()
        match entry.event:
            case table_events.Moved(seat, move):
                events = self._move(seat, move)
                # A seat that moves again has a new decision, with new time for it.
                self._continue_play(entry.at, (seat,))
                return events
            case table_events.Joined(seat, name):
                self.seats[seat] = Seat(owner=entry.by, name=name)
            case table_events.SeatAssigned(seat, bot):
                self.seats[seat] = Seat(bot=bot)
            case table_events.Left(seat):
                self._leave(seat)
            case table_events.HandedOver(seat) | table_events.TimedOut(seat):
                self.seats[seat].bot = self.opened.stand_in
            case table_events.TookBack(seat):
                self.seats[seat].bot = ""
            case table_events.Undone():
                self._undo_to(self.match.version - 1)
                new_decisions = self._all_seats
            case table_events.UndoRequested(seat, to):
                self.undo_request = UndoRequest(seat, to)
            case table_events.UndoAnswered(seat, yes):
                self._answer_undo_request(seat, yes)
            case table_events.Voted(seat, yes):
                self.votes = self.votes | {seat} if yes else self.votes - {seat}
            case table_events.Muted(seat, on):
                before = self.muted.get(entry.by, frozenset())
                self.muted[entry.by] = before | {seat} if on else before - {seat}
            case table_events.Rematched(table):
                self.rematch = table
            case table_events.Said():
                pass
            case Opened():
                raise ValueError("opened twice")
            case _:
                assert_never(entry.event)
        self._follow_up(entry.at, new_decisions)
        return ()

    def _move(self, seat: int, move: str) -> tuple[GameEvent, ...]:
        actors = self.to_act
        events = self.match.evolve(move, seat)
        self._advance(VersionStep(seat, actors))
        return events

    def _undo_to(self, moves: int) -> None:
        actors = self.match.to_act
        self.match.undo(to=moves)
        self._advance(VersionStep(None, actors))

    def _advance(self, step: VersionStep) -> None:
        """To the next version; an open undo request was about the one before."""
        self.undo_request = None
        self.steps.append(step)
        self.version += 1

    def _leave(self, number: int) -> None:
        seat = self.seats[number]
        owner = seat.owner
        if self.status == "gathering":
            self.seats[number] = Seat()
        else:
            seat.owner, seat.bot = None, seat.bot or self.opened.stand_in
        if owner == self.host and not self.seats_of(owner):
            self.host = next((other.owner for other in self.seats if other.owner), self.host)

    def _answer_undo_request(self, seat: int, yes: bool) -> None:
        request = self.undo_request
        if request is None:
            return
        closed = seat == request.seat or not yes
        self.undo_request = None if closed else UndoRequest(request.seat, request.to, request.agreed | {seat})

    def _follow_up(self, at: int, new_decisions: tuple[int, ...] = ()) -> None:
        """What follows from an event without anybody doing it: the start, the end, an agreed undo, running clocks."""
        if self.status == "gathering" and all(seat.plays != "open" for seat in self.seats):
            self.status = "playing"
        # A table that plays on from the end of a game is finished, not abandoned.
        if self.status == "playing" and self.match.over:
            self.status = "finished"
        if not self.ended and self._is_given_up():
            self.status = "abandoned"
        if self.undo_request is not None and not self.awaiting_consent():
            self._undo_to(self.undo_request.to)
            new_decisions = self._all_seats
        if self.ended:
            self.undo_request = None
        self._continue_play(at, new_decisions)

    def _continue_play(self, at: int, new_decisions: tuple[int, ...]) -> None:
        """Who is to act now, or the end of the game; after a move nothing else can follow."""
        self.to_act = self.match.to_act if self.status == "playing" else ()
        if self.status == "playing" and not self.to_act:
            self.status = "finished"
        if self.clocks.running:
            self._run_clocks(at, new_decisions)

    def _is_given_up(self) -> bool:
        nobody = not any(seat.owner for seat in self.seats)
        return nobody or (bool(self.votes) and set(self.human_seats) <= self.votes)

    def awaiting_consent(self) -> tuple[int, ...]:
        """Seats of other people who have not agreed to the open undo request. Bots are not asked."""
        request = self.undo_request
        if request is None:
            return ()
        owner = self.seats[request.seat].owner
        return tuple(
            seat for seat in self.human_seats if self.seats[seat].owner != owner and seat not in request.agreed
        )

    def _run_clocks(self, at: int, new_decisions: tuple[int, ...]) -> None:
        thinking = [seat for seat in self.to_act if self.seats[seat].plays == "person"]
        self.clocks.run_for(thinking, at, new_decisions=new_decisions)

    def _record(self, entry: LogEntry, events: tuple[GameEvent, ...]) -> Receipt:
        self.history.append(HistoryItem(entry, self.version, self.match.version, events))
        receipt = Receipt(entry.number, self.version)
        if entry.key:
            self._receipts[entry.by, entry.key] = receipt
        return receipt

    def _damaged(self, entry: LogEntry, detail: str) -> UnreadableLog:
        return UnreadableLog("table-damaged", table=self.name, entry=entry.number, detail=detail)


def _match(opened: Opened, find_game: Callable[[str], Game]) -> Match:
    if opened.record:
        return Match.from_record(opened.record, find_game, trusted=True)
    if opened.position is not None:
        return Match.from_position(opened.position, find_game, trusted=True)
    return Match.deal(find_game(opened.game), len(opened.seats), opened.options, opened.seed, opened.rules)
