"""What one viewer may know of a table. This is the privacy boundary: nothing else of a table is ever sent out.

Events of the game are sent as data, `{"kind": …, "facts": {…}}`; the reader's page makes sentences of them.
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
from tricity.table.principal import Principal
from tricity.table.seats import Plays
from tricity.table.table import HistoryItem, Status, Table


class Viewer(msgspec.Struct, frozen=True):
    """Who looks, and the seat from which they see the table (None: as a spectator).

    Spectators of whom the table knows nothing are all alike: None.
    """

    person: Principal
    seat: int | None


def viewer_for(table: Table, person: Principal, seat: int | None = None) -> Viewer:
    """The person as a viewer, from that seat or else from their first one.

    Raises `Forbidden` for the seat of somebody else, and for spectators where the table allows none.
    """
    own = table.seats_of(person)
    if seat is not None and seat not in own:
        raise Forbidden("not-your-seat", seat=seat)
    if seat is None and own:
        return Viewer(person, own[0])
    if seat is None and not table.opened.spectators and table.status == "playing" and person != table.host:
        raise Forbidden("no-spectators")
    # Spectators see the same and share one encoded view, unless something at the table is theirs.
    known = bool(own) or person in table.muted or any(other.kept_for == person for other in table.seats)
    return Viewer(person if known else None, seat)


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the game: its kind, and the facts that the viewer may know; `secret`: those that others may not, too.

    The message of the event is that of its kind, and with `secret` the message's attribute of that name.
    """

    kind: str
    facts: dict[str, Any]
    secret: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """`away`: a bot of level `bot` stands in for the owner. `kept`: reserved for a person of the last game."""

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
    """A seat asks to go back to the first `to` moves; the seats in `awaiting_consent` have not answered."""

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
    """Seats whose owners have the table open now, and how many others watch."""

    seats: tuple[int, ...] = ()
    watching: int = 0


NOBODY = PresentViewers()


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a table for one viewer.

    `number` counts the entries of the log, `version` is what a move answers, `moves` counts the moves of the match.
    `here` are the seats whose owners have the table open now, `watching` counts the spectators who do. The commitment
    to the seed is public from the start; the seed itself and the sheets only when the match has ended.
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
    undo_request: UndoRequestView | None
    votes: tuple[int, ...]
    here: tuple[int, ...]
    watching: int
    commitment: str | None
    seed: str | None
    sheets: tuple[SheetView, ...]
    rematch: str


class EntryView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the log as one viewer may know it. One that is none of their business has the kind `hidden`."""

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
    events: tuple[EventView, ...] = ()


class TableUpdate(msgspec.Struct, frozen=True, tag_field="kind", tag="update"):
    """Entries of the log, and the table after them, as one viewer may see both."""

    entries: tuple[EntryView, ...]
    now: TableView


def table_update(table: Table, viewer: Viewer, after: int, present: PresentViewers = NOBODY) -> TableUpdate:
    """What is new to a viewer who knows the entries up to number `after`."""
    entries = tuple(entry_view(table, item, viewer) for item in table.history[max(0, after) :])
    return TableUpdate(entries, table_view(table, viewer, present))


def table_view(table: Table, viewer: Viewer, present: PresentViewers = NOBODY) -> TableView:
    seat, match = viewer.seat, table.match
    # Nobody sees the deal before the start: a person who saw a hand could still choose another seat.
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
        seats=tuple(_seat_view(table, number, viewer) for number in range(len(table.seats))),
        you=seat,
        to_act=table.to_act,
        view=match.view(seat) if begun else None,
        choices=tuple(str(move) for move in match.legal_moves(seat)) if acts else (),
        can_undo=seat is not None and table.status == "playing" and _has_moved(table, seat),
        undo_request=_undo_request_view(table),
        votes=tuple(sorted(table.votes)),
        here=present.seats,
        watching=present.watching,
        commitment=match.commitment,
        seed=match.seed if table.ended else None,
        sheets=sheet_views(match.scores()) if table.ended and match.over else (),
        rematch=table.rematch,
    )


def entry_view(table: Table, item: HistoryItem, viewer: Viewer) -> EntryView:
    entry = item.entry
    hidden = EntryView(number=entry.number, version=item.version, moves=item.moves, at=entry.at, kind="hidden")
    visible = _visible_fields(table, entry, viewer)
    if visible is None:
        return hidden
    return msgspec.structs.replace(
        hidden,
        kind=str(entry.event.__struct_config__.tag),
        yours=entry.by == viewer.person,
        events=event_views(item.events, viewer.seat) if table.status != "gathering" else (),
        **visible,
    )


def event_views(events: Iterable[GameEvent], seat: int | None) -> tuple[EventView, ...]:
    """The events as a seat (None: a spectator) may know them."""
    return tuple(EventView(event.kind, event.seen_by(seat), event.is_addressed_to(seat)) for event in events)


def _visible_fields(table: Table, entry: LogEntry, viewer: Viewer) -> dict[str, Any] | None:
    """The fields of an event that this viewer may know; None where the event is none of their business."""
    match entry.event:
        case events.Opened():
            return {}
        case events.Moved(seat, move, bot):
            # The text of a move can hold a secret; what others may know of it is in the events of the game.
            return {"seat": seat, "bot": bot, "move": move if table.ended or viewer.seat == seat else ""}
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
            return None if seat in table.muted_by(viewer.person) else {"seat": seat, "phrase": phrase, "text": text}
        case events.Muted(seat):
            return {"seat": seat} if entry.by == viewer.person else None
        case events.Rematched(name):
            return {"table": name}
        case _:
            assert_never(entry.event)


def _seat_view(table: Table, number: int, viewer: Viewer) -> SeatView:
    seat = table.seats[number]
    return SeatView(
        name=seat.name,
        plays=seat.plays,
        bot=seat.bot,
        away=seat.away,
        kept=bool(seat.kept_for),
        host=seat.owner == table.host,
        yours=viewer.person is not None and viewer.person in (seat.owner, seat.kept_for),
        muted=number in table.muted_by(viewer.person),
        deadline=table.clocks.deadline(number),
        reserve=table.clocks.reserves[number],
    )


def _has_moved(table: Table, seat: int) -> bool:
    return any(step.seat == seat for step in table.steps) and any(turn.seat == seat for turn in table.match.moves)


def _undo_request_view(table: Table) -> UndoRequestView | None:
    request = table.undo_request
    return None if request is None else UndoRequestView(request.seat, request.to, table.awaiting_consent())


def sheet_views(sheets: Iterable[Sheet]) -> tuple[SheetView, ...]:
    return tuple(_sheet_view(sheet) for sheet in sheets)


def _sheet_view(sheet: Sheet) -> SheetView:
    lines = tuple(LineView(line.rule, line.points, dict(line.facts)) for line in sheet.lines)
    return SheetView(sheet.seat, lines, sheet.total, sheet.tiebreak, sheet.rank)
