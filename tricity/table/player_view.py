"""What one viewer may know of a table: nothing else leaves it.

A sentence goes out as `{"say": message, "facts": {…}}`, to be spoken in the reader's language.
"""

from collections.abc import Iterable
from typing import Any, assert_never

import msgspec

from tricity.core.events import GameEvent
from tricity.core.scores import Sheet
from tricity.table import events
from tricity.table.clocks import Clock
from tricity.table.errors import Forbidden
from tricity.table.events import LogEntry
from tricity.table.seats import Plays
from tricity.table.table import HistoryItem, Status, Table


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks, and the seat whose eyes they have (None: a spectator's)."""

    person: str
    seat: int | None


def viewer(table: Table, person: str, seat: int | None = None) -> Viewer:
    """Raises `Forbidden` for a stranger's seat, and for spectators where none are wanted."""
    own = table.seats_of(person)
    if seat is not None and seat not in own:
        raise Forbidden("not-your-seat", seat=seat)
    if seat is None and own:
        return Viewer(person, own[0])
    if seat is None and not table.opened.spectators and table.status == "playing" and person != table.host:
        raise Forbidden("no-spectators")
    # Spectators are all alike, unless the table knows them.
    known = bool(own) or person in table.muted or any(it.kept_for == person for it in table.seats)
    return Viewer(person if known else "", seat)


class Sentence(msgspec.Struct, frozen=True):
    """A message and its facts."""

    say: str
    facts: dict[str, Any]


class SeatView(msgspec.Struct, frozen=True):
    """`away`: a bot of level `bot` stands in for the owner. `kept`: for somebody of the last game."""

    name: str
    plays: Plays
    bot: str
    away: bool
    kept: bool
    host: bool
    yours: bool
    muted: bool
    deadline: int | None
    reserve: int


class UndoRequestView(msgspec.Struct, frozen=True):
    """A seat asks to go back to `to` moves; the seats in `awaiting_consent` have not answered."""

    seat: int
    to: int
    awaiting_consent: tuple[int, ...]


class LineView(msgspec.Struct, frozen=True):
    rule: str
    points: int
    facts: dict[str, Any]


class SheetView(msgspec.Struct, frozen=True):
    seat: int
    lines: tuple[LineView, ...]
    total: int
    tiebreak: int
    rank: int


class PresentViewers(msgspec.Struct, frozen=True):
    """Seats whose people are at the table now, and how many others look on."""

    seats: tuple[int, ...] = ()
    watching: int = 0


NOBODY = PresentViewers()


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """How the table stands for one viewer.

    `number` counts the log's entries, `version` is what a move answers, `moves` counts the match's moves. `here` are
    the seats whose people have the table before them now, `watching` counts the spectators who do. The seed and the
    sheets are told when the match has ended; its commitment from the start.
    """

    table: str
    number: int
    version: int
    moves: int
    status: Status
    game: str
    rules: int
    options: dict[str, Any]
    clock: Clock
    public: bool
    spectators: bool
    seats: tuple[SeatView, ...]
    you: int | None
    to_act: tuple[int, ...]
    view: dict[str, Any] | None
    choices: tuple[str, ...]
    can_undo: bool
    question: UndoRequestView | None
    votes: tuple[int, ...]
    here: tuple[int, ...]
    watching: int
    commitment: str | None
    seed: str | None
    sheets: tuple[SheetView, ...]
    rematch: str


class EntryView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the log as one viewer may know it. What they may not know at all is `hidden`, so that none lacks."""

    number: int
    version: int
    moves: int
    at: int
    kind: str
    seat: int | None = None
    yours: bool = False
    move: str = ""
    bot: str = ""
    name: str = ""
    yes: bool = False
    to: int | None = None
    phrase: str = ""
    text: str = ""
    table: str = ""
    events: tuple[Sentence, ...] = ()


class TableUpdate(msgspec.Struct, frozen=True, tag_field="kind", tag="update"):
    """Entries of the log, and the table after them, as one viewer may see both."""

    entries: tuple[EntryView, ...]
    now: TableView


def news(table: Table, looks: Viewer, after: int, here: PresentViewers = NOBODY) -> TableUpdate:
    """What that viewer has not heard after entry number `after`."""
    return TableUpdate(
        tuple(told(table, it, looks) for it in table.history[max(0, after) :]), state(table, looks, here)
    )


def state(table: Table, looks: Viewer, here: PresentViewers = NOBODY) -> TableView:
    seat, match = looks.seat, table.match
    # Before the start nobody looks: who sees a hand could still choose another seat.
    begun = table.status != "gathering"
    acts = seat is not None and seat in table.to_act and not table.seats[seat].away
    return TableView(
        table=table.name,
        number=table.number,
        version=table.version,
        moves=match.version,
        status=table.status,
        game=match.game.name,
        rules=table.opened.rules,
        options=match.rulings,
        clock=table.opened.clock,
        public=table.opened.public,
        spectators=table.opened.spectators,
        seats=tuple(_seat(table, number, looks) for number in range(len(table.seats))),
        you=seat,
        to_act=table.to_act,
        view=match.view(seat) if begun else None,
        choices=tuple(str(move) for move in match.legal_moves(seat)) if acts else (),
        can_undo=seat is not None and table.status == "playing" and _has_moved(table, seat),
        question=_question(table),
        votes=tuple(sorted(table.votes)),
        here=here.seats,
        watching=here.watching,
        commitment=match.commitment,
        seed=match.seed if table.ended else None,
        sheets=sheet_views(match.scores()) if table.ended and match.over else (),
        rematch=table.rematch,
    )


def told(table: Table, it: HistoryItem, looks: Viewer) -> EntryView:
    entry = it.entry
    bare = EntryView(number=entry.number, version=it.version, moves=it.moves, at=entry.at, kind="hidden")
    visible = _visible_fields(table, entry, looks)
    if visible is None:
        return bare
    return msgspec.structs.replace(
        bare,
        kind=str(entry.event.__struct_config__.tag),
        yours=bool(looks.person) and entry.by == looks.person,
        events=sentences(it.events, looks.seat) if table.status != "gathering" else (),
        **visible,
    )


def sentences(events: tuple[GameEvent, ...], seat: int | None) -> tuple[Sentence, ...]:
    return tuple(sentence(event, seat) for event in events)


def sentence(event: GameEvent, seat: int | None) -> Sentence:
    """An event in the words for who knows its secret, or for everybody else."""
    knows = seat is not None and seat in event.to
    return Sentence(f"{event.kind}.secret" if knows else event.kind, event.seen_by(seat))


def _visible_fields(table: Table, entry: LogEntry, looks: Viewer) -> dict[str, Any] | None:
    """What of an event's fields this viewer may know; None where not even its kind."""
    match entry.event:
        case events.Opened():
            return {}
        case events.Moved(seat, move, bot):
            # The words of a move can hold a secret; what others may know of it is in the game's events.
            return {"seat": seat, "bot": bot, "move": move if table.ended or looks.seat == seat else ""}
        case events.Joined(seat, name):
            return {"seat": seat, "name": name}
        case events.SeatAssigned(seat, bot):
            return {"seat": seat, "bot": bot}
        case (
            events.Left(seat)
            | events.HandedOver(seat)
            | events.TimedOut(seat)
            | events.TookBack(seat)
            | events.Undone(seat)
        ):
            return {"seat": seat}
        case events.UndoRequested(seat, to):
            return {"seat": seat, "to": to}
        case events.UndoAnswered(seat, yes) | events.Voted(seat, yes):
            return {"seat": seat, "yes": yes}
        case events.Said(seat, phrase, text):
            muted = seat in table.muted.get(looks.person, ())
            return None if muted else {"seat": seat, "phrase": phrase, "text": text}
        case events.Muted(seat):
            return {"seat": seat} if entry.by == looks.person else None
        case events.Rematched(name):
            return {"table": name}
        case _:
            assert_never(entry.event)


def _seat(table: Table, number: int, looks: Viewer) -> SeatView:
    seat = table.seats[number]
    return SeatView(
        name=seat.name,
        plays=seat.plays,
        bot=seat.bot,
        away=seat.away,
        kept=bool(seat.kept_for),
        host=bool(seat.owner) and seat.owner == table.host,
        yours=bool(looks.person) and looks.person in (seat.owner, seat.kept_for),
        muted=number in table.muted.get(looks.person, ()),
        deadline=table.clocks.deadline(number),
        reserve=table.clocks.reserves[number],
    )


def _has_moved(table: Table, seat: int) -> bool:
    return any(step.seat == seat for step in table.steps) and any(turn.seat == seat for turn in table.match.moves)


def _question(table: Table) -> UndoRequestView | None:
    asked = table.question
    return None if asked is None else UndoRequestView(asked.seat, asked.to, table.awaiting_consent())


def sheet_views(sheets: Iterable[Sheet]) -> tuple[SheetView, ...]:
    return tuple(_sheet(sheet) for sheet in sheets)


def _sheet(sheet: Sheet) -> SheetView:
    lines = tuple(LineView(line.rule, line.points, dict(line.facts)) for line in sheet.lines)
    return SheetView(sheet.seat, lines, sheet.total, sheet.tiebreak, sheet.rank)
