"""A table without a server: a fake clock, and events that commands have decided."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tricity.table.clocks import Calendar, Clock
from tricity.table.commands import moves, new_table
from tricity.table.commands import seats as seat_commands
from tricity.table.event_format import FORMAT, StoredEntry, encode, read_entry
from tricity.table.events import AnyTableEvent, LogEntry
from tricity.table.history import Receipt
from tricity.table.principal import SERVER, PersonId, Principal
from tricity.table.table import Table

ANNA, BASIA, CELINE = PersonId("anna"), PersonId("basia"), PersonId("celine")
PEOPLE = (ANNA, BASIA, CELINE)
START = 1_000_000


class TableDriver:
    """A table that Anna has opened, of Card City by default; the others join in their order."""

    def __init__(
        self,
        seats: Sequence[str] = ("me", "open"),
        *,
        seed: int | str = 7,
        game: str = "card-city",
        clock: Clock | None = None,
        calendar: Calendar | None = None,
        options: dict[str, Any] | None = None,
        join: bool = True,
        **more: Any,
    ) -> None:
        self.now = START
        self.calendar = calendar or Calendar()
        event = new_table.open_table(ANNA, "Anna", game, seats, options, clock=clock, **more)
        self.entries = [LogEntry(1, self.now, ANNA, "open", msgspec.structs.replace(event, seed=str(seed)))]
        self.table = Table("t", self.entries[0], self.calendar)
        for person, _ in zip(PEOPLE[1:], [plan for plan in seats if plan == "open"], strict=False):
            if join:
                self.do(person, seat_commands.join(self.table, person, person.title()))

    def do(self, by: Principal, event: AnyTableEvent, key: str = "") -> Receipt:
        entry = LogEntry(self.table.number + 1, self.now, by or SERVER, key, event)
        answer = self.table.apply(entry)
        self.entries.append(entry)
        return answer

    def move(self, seat: int, text: str | None = None, version: int | None = None) -> Receipt:
        """The seat's owner makes that move, or the first legal one."""
        if text is None:
            text = str(self.table.match.legal_moves(seat)[0])
        owner = self.table.seats[seat].owner
        at = self.table.version if version is None else version
        return self.do(owner, moves.move(self.table, owner, seat, at, text))

    def play_until(self, wanted: Any, rng: random.Random | None = None) -> None:
        """Random moves of whoever may act, until `wanted(table)` is true."""
        rng = rng or random.Random(1)
        while not wanted(self.table):
            assert not self.table.ended, "the match ended before that"
            seat = rng.choice(self.table.to_act)
            self.move(seat, str(rng.choice(self.table.match.legal_moves(seat))))

    def status(self) -> str:
        return self.table.status

    def rebuilt(self) -> Table:
        return Table.load("t", self.entries, self.calendar)


def rewritten(entry: LogEntry) -> LogEntry:
    """The entry as it is written to a log and read again."""
    return read_entry("t", StoredEntry(entry.number, entry.at, entry.by, entry.key, FORMAT, encode(entry.event)))


def last_move(table: Table) -> tuple[int, bool]:
    """The seat that made it, and whether it revealed something."""
    turn = table.match.moves[-1]
    return turn.seat, any(event.reveals for event in turn.events)
