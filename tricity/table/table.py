"""One live match: its log applied event by event. Nothing here reads a clock, a disk or a network.

Commands (`tricity.table.commands`) decide which event may happen; a table only evolves: an event that is in the log is
never judged again.
"""

from collections.abc import Callable, Iterable
from typing import Final, Literal, assert_never

import msgspec

from tricity.core.errors import BadOption
from tricity.core.events import GameEvent
from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.games import find
from tricity.table import events as table_events
from tricity.table.clocks import MINUTE, NO_OUTAGES, Calendar, Clocks
from tricity.table.errors import UnreadableLog
from tricity.table.events import LogEntry, Opened
from tricity.table.history import HistoryItem, Receipt, VersionStep
from tricity.table.limits import HourlyCounts
from tricity.table.principal import SERVER, PersonId, Principal
from tricity.table.seats import Seat

Status = Literal["gathering", "playing", "finished", "abandoned", "imported"]

PAGE: Final = 300
"""How many of the newest entries are at least kept in memory, and sent at a time: mostly a whole game."""

_LONGEST_THOUGHT: Final = 5 * MINUTE
"""The most that a single pause counts as thinking."""


class UndoRequest(Frozen):
    """A seat asks to go back to the first `to` moves, since the wall-clock time `at`.

    The owners of the seats in `asked` must agree (None: see `UndoRequested`); those in `agreed` have.
    """

    seat: int
    to: int
    at: int
    asked: tuple[int, ...] | None
    agreed: frozenset[int] = frozenset()


class Table:
    """Seats, match, clocks and chat, as the log's entries left them.

    `number` counts the entries of the log, `shown` those that viewers are told of; `version` counts the changes of the
    match, by moves and by undoing. Of a long log only the newest of the entries that viewers are told of are kept:
    `history` has them.
    """

    def __init__(
        self, name: str, first: LogEntry, calendar: Calendar = NO_OUTAGES, find_game: Callable[[str], Game] = find
    ) -> None:
        assert isinstance(first.event, Opened)
        self.name = name
        self.first = first
        self.opened = first.event
        self.host = first.by
        self.match = _match(first.event, find_game)
        self.seats = seats = [Seat.planned(plan) for plan in first.event.seats]
        self.colours = first.event.colours or tuple(range(len(self.seats)))
        """The number of each seat's colour."""
        # Not by way of the table, which would then refer to itself: the list stays the same one.
        self.clocks = Clocks(first.event.clock, len(seats), calendar, lambda seat: seats[seat].owner)
        self.status: Status = "imported" if first.event.record else "gathering"
        self.version = 0
        self.to_act: tuple[int, ...] = ()
        """The seats that may move now; none before the start and after the end."""
        self.steps: list[VersionStep] = []
        """Those up to the present version, since moves were last undone."""
        self.chosen_by: list[str] = []
        """For each move of the match the level of the bot that chose it; "" where a person did."""
        self.undo_request: UndoRequest | None = None
        self.undo_requested_at: dict[int, int] = {}
        """The version at which a seat asked to undo last."""
        self.votes: frozenset[int] = frozenset()
        self.asked_to_end: tuple[int, ...] | None = None
        """The seats whose votes end the match."""
        self.people: frozenset[PersonId] = frozenset()
        """Everybody who had a seat when the match began, also those who have left since."""
        self.starters: tuple[PersonId, ...] = ()
        """For each seat who had it when the match began; "" where a bot did."""
        self.spent = [0] * len(self.seats)
        """For each seat the milliseconds that its moves took, each at most `_LONGEST_THOUGHT`."""
        self.moved_at = first.at
        """When the match last changed."""
        self.removed: frozenset[PersonId] = frozenset()
        """Everybody whom the host has sent away."""
        self.rematch = ""
        self.link_secret = ""
        """What the link of the table ends with since the host renewed it: see `links`."""
        self.muted: dict[PersonId, frozenset[int]] = {}
        self.hourly = HourlyCounts()
        self.number = 0
        self.shown = 0
        self.newest = first
        """The newest entry."""
        self.updated = first.at
        """The time of the last entry that viewers are told of."""
        self.history: list[HistoryItem] = []
        self._all_seats = tuple(range(len(self.seats)))
        self._receipts: dict[tuple[str, str], Receipt] = {}
        self.keys_forgotten = False
        """Whether there are older receipts than those in memory."""
        self._follow_up(first.at)
        self._record(first, self.match.opening if self.opened.seed else ())

    @classmethod
    def load(
        cls,
        name: str,
        entries: Iterable[LogEntry],
        calendar: Calendar = NO_OUTAGES,
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
    def forgotten(self) -> int:
        """How many of the entries that viewers are told of are no longer in memory."""
        return self.shown - len(self.history)

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

    def muters_of(self, seat: int) -> tuple[PersonId, ...]:
        """Everybody who does not want to see the chat of that seat."""
        return tuple(person for person, seats in self.muted.items() if seat in seats)

    def receipt_of(self, person: PersonId, key: str) -> Receipt | None:
        """The receipt of this person's command with that idempotency key, if it is a recent one."""
        return self._receipts.get((person, key))

    def apply(self, entry: LogEntry) -> Receipt:
        """Evolve by the next entry of the log, which was decided before: nothing is judged or refused here.

        What cannot be applied at all, because the log is damaged, raises `UnreadableLog`; drop the table then.
        """
        if entry.number != self.number + 1:
            raise self._damaged(entry, f"entry {self.number + 1} is missing")
        seat = getattr(entry.event, "seat", 0)
        if not 0 <= seat < len(self.seats):
            raise self._damaged(entry, "no such seat")
        # Who has the seat before it happens; once the match has begun nobody changes seats any more.
        name = self.seats[seat].name if self.status == "gathering" and hasattr(entry.event, "seat") else ""
        try:
            events = self._evolve(entry)
        except AssertionError:
            # An event type that nobody handles is a fault of this program, not of the log.
            raise
        except Exception as fault:
            raise self._damaged(entry, repr(fault)) from fault
        return self._record(entry, events, name)

    def forget_entries(self, number: int, shown: int, newest: LogEntry) -> None:
        """None of the entries up to that number is in memory: a snapshot stands for them."""
        self.number, self.shown, self.newest = number, shown, newest
        self.history.clear()
        self._forget_receipts(len(self._receipts))

    def _evolve(self, entry: LogEntry) -> tuple[GameEvent, ...]:
        """Apply an event and return the events of the game itself that it led to."""
        new_decisions: tuple[int, ...] = ()
        match entry.event:
            case table_events.Moved(seat, move, bot):
                events = self._move(seat, move, bot)
                self.spent[seat] += min(entry.at - self.moved_at, _LONGEST_THOUGHT)
                self.moved_at = entry.at
                # A seat that moves again has a new decision, with new time for it.
                self._continue_play(entry.at, (seat,))
                return events
            case table_events.Joined(seat, name):
                self.seats[seat] = Seat(owner=entry.by, name=name)
            case table_events.SeatAssigned(seat, bot):
                self.seats[seat] = Seat(bot=bot)
            case table_events.SeatsSwapped(seat, other):
                self._swap(seat, other)
            case table_events.Removed(seat):
                owner = self.seats[seat].owner
                self.removed |= {owner} if owner else set()
                self.seats[:] = [Seat() if each.owner == owner else each for each in self.seats]
            case table_events.Started(bot):
                self.seats[:] = [Seat(bot=bot) if each.plays == "open" else each for each in self.seats]
                self._begin(entry.at)
            case table_events.Left(seat, bot):
                self._leave(seat, bot or self.opened.stand_in)
            case table_events.HandedOver(seat, bot):
                self.seats[seat].bot = bot or self.opened.stand_in
            case table_events.TimedOut(seat, bot):
                self.seats[seat].bot, self.seats[seat].timed_out = bot or self.opened.stand_in, True
            case table_events.TookBack(seat):
                self.seats[seat].bot, self.seats[seat].timed_out = "", False
            case table_events.Undone():
                self._undo_to(self.match.version - 1)
                new_decisions = self._all_seats
            case table_events.UndoRequested(seat, to, asked):
                self.undo_request = UndoRequest(seat, to, entry.at, asked)
                self.undo_requested_at[seat] = self.version
            case table_events.UndoAnswered(seat, yes):
                self._answer_undo_request(seat, yes)
            case table_events.UndoExpired():
                self.undo_request = None
            case table_events.Voted(seat, yes, asked):
                self.votes = self.votes | {seat} if yes else self.votes - {seat}
                self.asked_to_end = asked
            case table_events.Muted(seat, on):
                before = self.muted.get(entry.by, frozenset())
                self.muted[entry.by] = before | {seat} if on else before - {seat}
            case table_events.Rematched(table):
                self.rematch = table
            case table_events.LinkRenewed(secret):
                self.link_secret = secret
            case table_events.Closed():
                self.status = "abandoned"
            case table_events.AdviceChosen(seat, chances, warnings):
                self.seats[seat].chances, self.seats[seat].warnings = chances, warnings
            case table_events.Said() | table_events.Hinted() | table_events.Warned():
                pass
            case Opened():
                raise ValueError("opened twice")
            case _:
                assert_never(entry.event)
        self.hourly.add(entry.at, entry.by, entry.event)
        self._follow_up(entry.at, new_decisions)
        return ()

    def _move(self, seat: int, move: str, bot: str) -> tuple[GameEvent, ...]:
        actors = self.to_act
        events = self.match.evolve(move, seat)
        self.steps.append(VersionStep(seat, actors))
        self.chosen_by.append(bot)
        self._advance()
        return events

    def _undo_to(self, moves: int) -> None:
        self.match.undo(to=moves)
        # Answers to earlier versions can no longer stand, so their steps are not needed.
        self.steps.clear()
        del self.chosen_by[moves:]
        self._advance()

    def _advance(self) -> None:
        """To the next version; an open undo request was about the one before."""
        self.undo_request = None
        self.version += 1

    def _swap(self, one: int, other: int) -> None:
        """Whoever had these seats changes places; their colours and what others think of them go with them."""
        places = {one: other, other: one}
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        self.colours = tuple(self.colours[places.get(seat, seat)] for seat in self._all_seats)
        self.votes = frozenset(places.get(seat, seat) for seat in self.votes)
        if self.asked_to_end is not None:
            self.asked_to_end = tuple(places.get(seat, seat) for seat in self.asked_to_end)
        for person, seats in self.muted.items():
            self.muted[person] = frozenset(places.get(seat, seat) for seat in seats)

    def _begin(self, at: int) -> None:
        self.status, self.moved_at = "playing", at
        self.starters = tuple(seat.owner or SERVER for seat in self.seats)
        self.people = frozenset(filter(None, self.starters))

    def _leave(self, number: int, stand_in: str) -> None:
        seat = self.seats[number]
        owner = seat.owner
        if self.status == "gathering":
            self.seats[number] = Seat()
        else:
            seat.owner, seat.bot = None, seat.bot or stand_in
            seat.chances = seat.warnings = False
        if owner == self.host and not self.seats_of(owner):
            self.host = next((other.owner for other in self.seats if other.owner), self.host)

    def _answer_undo_request(self, seat: int, yes: bool) -> None:
        request = self.undo_request
        if request is None:
            return
        closed = seat == request.seat or not yes
        self.undo_request = None if closed else msgspec.structs.replace(request, agreed=request.agreed | {seat})

    def _follow_up(self, at: int, new_decisions: tuple[int, ...] = ()) -> None:
        """What follows from an event without anybody doing it: the start, the end, an agreed undo, running clocks."""
        is_full = all(seat.plays != "open" for seat in self.seats)
        if self.status == "gathering" and is_full and not self.opened.host_starts:
            self._begin(at)
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
        if not any(seat.owner for seat in self.seats):
            return True
        voters = (seat for seat in self._still_asked(self.asked_to_end) if not self.seats[seat].timed_out)
        return bool(self.votes) and self.votes.issuperset(voters)

    def _still_asked(self, asked: tuple[int, ...] | None) -> tuple[int, ...]:
        """The seats that must agree, without those that were left since; None: those who play at the moment."""
        return self.human_seats if asked is None else tuple(seat for seat in asked if self.seats[seat].owner)

    def awaiting_consent(self) -> tuple[int, ...]:
        """Seats of other people who have not agreed to the open undo request."""
        request = self.undo_request
        if request is None:
            return ()
        owner = self.seats[request.seat].owner
        return tuple(
            seat
            for seat in self._still_asked(request.asked)
            if self.seats[seat].owner != owner and seat not in request.agreed
        )

    def _run_clocks(self, at: int, new_decisions: tuple[int, ...]) -> None:
        thinking = [seat for seat in self.to_act if self.seats[seat].plays == "person"]
        self.clocks.run_for(thinking, at, new_decisions=new_decisions)

    def _record(self, entry: LogEntry, events: tuple[GameEvent, ...], name: str = "") -> Receipt:
        self.number, self.newest = entry.number, entry
        # Nobody else may learn whom a person has muted: not even a gap in the numbers gives it away.
        if type(entry.event) is not table_events.Muted:
            self.shown += 1
            self.updated = entry.at
            self.history.append(HistoryItem(entry, self.shown, self.version, self.match.version, events, name))
            if len(self.history) > 2 * PAGE:
                del self.history[:PAGE]
        receipt = Receipt(self.shown, self.version)
        if entry.key:
            self._receipts[entry.by, entry.key] = receipt
            if len(self._receipts) > 2 * PAGE:
                self._forget_receipts(PAGE)
        return receipt

    def _forget_receipts(self, count: int) -> None:
        """Drop the oldest: the log still has their keys."""
        for key in list(self._receipts)[:count]:
            del self._receipts[key]
        self.keys_forgotten = True

    def _damaged(self, entry: LogEntry, detail: str) -> UnreadableLog:
        return UnreadableLog("table-damaged", table=self.name, entry=entry.number, detail=detail)


def _match(opened: Opened, find_game: Callable[[str], Game]) -> Match:
    if opened.record:
        return Match.from_record(opened.record, find_game, trusted=True)
    if opened.position is not None:
        return Match.from_position(opened.position, find_game, trusted=True)
    return Match.deal(find_game(opened.game), len(opened.seats), opened.options, opened.seed, opened.rules)
