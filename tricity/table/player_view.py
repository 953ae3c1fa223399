"""What one viewer may know of a table. This is the privacy boundary: nothing else of a table is ever sent out.

Events of the game are sent as data, `{"kind": …, "facts": {…}}`; the reader's page makes sentences of them.
"""

from collections.abc import Iterable
from typing import Any, assert_never

import msgspec

from tricity.bots import Candidate
from tricity.core.frozen import Frozen
from tricity.table import events, links, stand_ins
from tricity.table.clocks import Clock
from tricity.table.commands import undo
from tricity.table.errors import Forbidden
from tricity.table.events import LogEntry, UndoRule
from tricity.table.history import HistoryItem
from tricity.table.move_view import EventView, MoveView, event_views, move_views
from tricity.table.principal import Principal
from tricity.table.seats import Plays
from tricity.table.sheet_view import SheetView, sheet_views
from tricity.table.table import PAGE, Status, Table


class Viewer(Frozen):
    """Who looks, and the seat from which they see the table (None: as a spectator).

    `person` is None for spectators whom the table does not know: they all see the same.
    """

    person: Principal
    seat: int | None


def viewer_for(table: Table, person: Principal, seat: int | None = None, *, address: str = "") -> Viewer:
    """The person as a viewer of the table at this address, from that seat or, without one, from their own.

    Several people may play on one device: during the match, a person with several seats sees what spectators see until
    they say whose seat it is. Raises `Forbidden` for the seat of somebody else, and for spectators where the table
    allows none; `NotFound` for strangers with a link that the host has replaced.
    """
    links.check(table, person, address)
    own = table.seats_of(person)
    if seat is not None and seat not in own:
        raise Forbidden("not-your-seat", seat=seat)
    if seat is None and own:
        return Viewer(person, None if len(own) > 1 and table.status == "playing" else own[0])
    was_there = links.was_there(table, person)
    # Whoever may look during the match may look afterwards. Before it begins, people must see what they join.
    if not table.opened.spectators and table.status != "gathering" and not was_there:
        raise Forbidden("no-spectators")
    # Spectators see the same and share one encoded view, unless something at the table is theirs.
    known = (
        was_there
        or person in table.muted
        or person in table.removed
        or any(other.kept_for == person for other in table.seats)
    )
    return Viewer(person if known else None, seat)


class SeatView(Frozen):
    """`away`: a bot of level `bot` stands in for the owner. `kept`: reserved for a person of the last game.

    `colour` is a number: what it looks like is up to the client. `vacation` is when the owner's vacation ends, where it
    moves their deadlines. `chances` and `warnings`: they see chances of winning, and are warned before blunders.
    """

    name: str
    colour: int
    plays: Plays
    bot: str
    away: bool
    kept: bool
    host: bool
    yours: bool
    muted: bool
    deadline: int | None
    reserve: int
    vacation: int | None
    chances: bool
    warnings: bool


class UndoRequestView(Frozen):
    """A seat asks to go back to the first `to` moves; the seats in `awaiting_consent` have not answered.

    `moves` are those that it would take back, the move of the seat that asks first. Without an answer it is refused at
    the wall-clock time `expires`.
    """

    seat: int
    to: int
    awaiting_consent: tuple[int, ...]
    moves: tuple[MoveView, ...]
    expires: int


class PresentViewers(Frozen):
    """Seats whose owners have the table open now, and how many others watch."""

    seats: tuple[int, ...] = ()
    watching: int = 0


NOBODY = PresentViewers()


class TableView(Frozen, kw_only=True):
    """The state of a table for one viewer.

    `number` counts the entries, `version` is what a move answers, `moves` counts the moves of the match. `continued`:
    the game began from a record, so that somebody may know what is hidden. `undo` says which moves can be undone here,
    `can_undo` whether this viewer can undo one now, or ask to. `hints`: players may ask for hints. `advice`: they
    may see chances of winning, and be warned. `rated`: the game changes ratings. `host_starts`: the match begins when
    the host says so; `removed`: the host has sent this viewer away. `here` are the seats whose owners have the table
    open now, `watching` counts the spectators who do. The commitment to the seed is public from the
    start; the seed itself and the sheets only when the match has ended. `rematch` is the address of the next game and
    `rematch_of` that of the last one, for those who played this one. `link` is the address to invite others to.
    `stand_in` is the level of the bot that plays for those who leave.
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
    continued: bool
    undo: UndoRule
    hints: bool
    advice: bool
    rated: bool
    host_starts: bool
    removed: bool
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
    rematch_of: str
    link: str
    stand_in: str


class EntryView(Frozen, kw_only=True, omit_defaults=True):
    """An entry of the log as one viewer may know it; chat that they don't want to see has the kind `hidden`.

    `name` is who had the seat then, if someone else may have it now: before the start seats change hands.
    `candidates` are the moves of a hint, for the seat that asked; `move` and `loss` those of a warning, too. `chances`
    and `warnings` are what a seat looks at since then.
    """

    number: int
    version: int
    moves: int
    at: int
    kind: str
    seat: int | None = None
    other: int | None = None
    yours: bool = False
    move: str = ""
    bot: str = ""
    name: str = ""
    yes: bool = False
    to: int | None = None
    asked: tuple[int, ...] | None = None
    phrase: str = ""
    text: str = ""
    table: str = ""
    candidates: tuple[Candidate, ...] = ()
    chances: bool = False
    warnings: bool = False
    loss: float = 0.0
    events: tuple[EventView, ...] = ()


class TableUpdate(Frozen, tag_field="kind", tag="update"):
    """Entries of the log, and the table after them, as one viewer may see both.

    A viewer who knows little gets the newest entries only: `omitted` counts those that were left out before them.
    """

    entries: tuple[EntryView, ...]
    now: TableView
    omitted: int = 0


class EntryPage(Frozen):
    """Entries that follow each other in the log, as one viewer may know them."""

    entries: tuple[EntryView, ...]


def table_update(table: Table, viewer: Viewer, after: int, present: PresentViewers = NOBODY) -> TableUpdate:
    """What is new to a viewer who knows the entries up to number `after`; at most one page."""
    known = last_known(table, after)
    page = entry_page(table, _items_after(table, known), viewer)
    return TableUpdate(page.entries, table_view(table, viewer, present), omitted=max(0, known - max(0, after)))


def last_known(table: Table, after: int) -> int:
    """The number after which an update begins, for a viewer who knows the entries up to `after`."""
    return max(after, table.shown - PAGE, table.forgotten)


def entry_page(table: Table, items: Iterable[HistoryItem], viewer: Viewer) -> EntryPage:
    """Entries of the table's log as a viewer may know them now."""
    return EntryPage(tuple(entry_view(table, item, viewer) for item in items))


def hidden_after(table: Table, viewer: Viewer, after: int) -> int:
    """How many of the entries after number `after` this viewer does not get to see; old ones are not counted."""
    return sum(_visible_fields(table, item.entry, viewer) is None for item in _items_after(table, after))


def unread_after(table: Table, viewer: Viewer, after: int) -> int:
    """How many of the entries after number `after` are chat of others that this viewer gets to see."""
    said = [item.entry for item in _items_after(table, after) if isinstance(item.entry.event, events.Said)]
    return sum(entry.by != viewer.person and _visible_fields(table, entry, viewer) is not None for entry in said)


def _items_after(table: Table, after: int) -> list[HistoryItem]:
    return table.history[max(0, after - table.forgotten) :]


def table_view(table: Table, viewer: Viewer, present: PresentViewers = NOBODY) -> TableView:
    seat, match = viewer.seat, table.match
    # Nobody sees the deal before the start: a person who saw a hand could still choose another seat.
    begun = table.status != "gathering"
    acts = seat is not None and seat in table.to_act and not table.seats[seat].away
    return TableView(
        table=table.name,
        number=table.shown,
        version=table.version,
        moves=match.version,
        status=table.status,
        game=match.game.name,
        rules=table.opened.rules,
        options=match.rulings,
        clock=table.opened.clock,
        public=table.opened.public,
        spectators=table.opened.spectators,
        continued=table.opened.position is not None,
        undo=table.opened.undo,
        hints=table.opened.hints,
        advice=table.opened.advice,
        rated=table.opened.rated,
        host_starts=table.opened.host_starts,
        removed=viewer.person in table.removed,
        seats=tuple(_seat_view(table, number, viewer) for number in range(len(table.seats))),
        you=seat,
        to_act=table.to_act,
        view=match.view(seat) if begun else None,
        choices=tuple(str(move) for move in match.legal_moves(seat)) if acts else (),
        can_undo=seat is not None and table.status == "playing" and undo.refusal_of(table, seat) is None,
        undo_request=_undo_request_view(table, viewer),
        votes=tuple(sorted(table.votes)),
        here=present.seats,
        watching=present.watching,
        commitment=match.commitment,
        seed=match.seed if table.ended else None,
        sheets=sheet_views(match.scores()) if table.ended and match.over else (),
        rematch=table.rematch if _may_follow(table, viewer) else "",
        rematch_of=table.opened.rematch_of if _was_there(table, viewer) else "",
        link=links.address_of(table),
        stand_in=stand_ins.level(table),
    )


def entry_view(table: Table, item: HistoryItem, viewer: Viewer) -> EntryView:
    entry = item.entry
    hidden = EntryView(number=item.shown, version=item.version, moves=item.moves, at=entry.at, kind="hidden")
    visible = _visible_fields(table, entry, viewer)
    if visible is None:
        return hidden
    return msgspec.structs.replace(
        hidden,
        kind=str(entry.event.__struct_config__.tag),
        yours=entry.by == viewer.person,
        events=event_views(item.events, viewer.seat) if table.status != "gathering" else (),
        **{"name": item.name, **visible},
    )


def _visible_fields(table: Table, entry: LogEntry, viewer: Viewer) -> dict[str, Any] | None:
    """The fields of an event that this viewer may know; None if they may not see the event at all."""
    match entry.event:
        case events.Opened():
            return {}
        case events.Moved(seat, move, bot):
            # The text of a move can contain a secret; what others may know about it is in the events of the game.
            return {"seat": seat, "bot": bot, "move": move if table.ended or viewer.seat == seat else ""}
        case events.Joined(seat, name):
            return {"seat": seat, "name": name}
        case (
            events.SeatAssigned(seat, bot)
            | events.Left(seat, bot)
            | events.HandedOver(seat, bot)
            | events.TimedOut(seat, bot)
        ):
            return {"seat": seat, "bot": bot}
        case events.SeatsSwapped(seat, other):
            return {"seat": seat, "other": other}
        case events.Started(bot):
            return {"bot": bot}
        case events.Removed(seat) | events.TookBack(seat) | events.Undone(seat) | events.UndoExpired(seat):
            return {"seat": seat}
        case events.UndoRequested(seat, to, asked):
            return {"seat": seat, "to": to, "asked": asked}
        case events.UndoAnswered(seat, yes):
            return {"seat": seat, "yes": yes}
        case events.Voted(seat, yes, asked):
            return {"seat": seat, "yes": yes, "asked": asked}
        case events.Hinted(seat, candidates):
            return {"seat": seat, "candidates": candidates if viewer.seat == seat else ()}
        case events.AdviceChosen(seat, chances, warnings):
            return {"seat": seat, "chances": chances, "warnings": warnings}
        case events.Warned(seat, move, loss):
            return {"seat": seat, **({"move": move, "loss": loss} if viewer.seat == seat else {})}
        case events.Said(seat, phrase, text):
            # The words of a person who was erased are gone.
            is_hidden = seat in table.muted_by(viewer.person) or not (phrase or text)
            return None if is_hidden else {"seat": seat, "phrase": phrase, "text": text}
        case events.Muted():
            return None
        case events.LinkRenewed() | events.Closed():
            return {}
        case events.Rematched(name):
            seats = table.seats_of(entry.by)
            return {"table": name if _may_follow(table, viewer) else "", "seat": seats[0] if seats else None}
        case _:
            assert_never(entry.event)


def _may_follow(table: Table, viewer: Viewer) -> bool:
    """Whether the viewer may know the address of the rematch: whoever knows that of a private table can join it."""
    return table.opened.public or viewer.person in table.people


def _was_there(table: Table, viewer: Viewer) -> bool:
    """Whether the viewer may know the address of the table of which this one is the rematch."""
    plans = table.opened.seats
    return table.opened.public or any(viewer.person in (plan.owner, plan.kept_for) for plan in plans if viewer.person)


def _seat_view(table: Table, number: int, viewer: Viewer) -> SeatView:
    seat = table.seats[number]
    return SeatView(
        name=seat.name,
        colour=table.colours[number],
        plays=seat.plays,
        bot=seat.bot,
        away=seat.away,
        kept=bool(seat.kept_for),
        host=seat.owner == table.host,
        yours=viewer.person is not None and viewer.person in (seat.owner, seat.kept_for),
        muted=number in table.muted_by(viewer.person),
        deadline=table.clocks.deadline(number),
        reserve=table.clocks.reserves[number],
        vacation=table.clocks.vacation_end(number, table.newest.at),
        chances=seat.chances,
        warnings=seat.warnings,
    )


def _undo_request_view(table: Table, viewer: Viewer) -> UndoRequestView | None:
    request, expires = table.undo_request, undo.expires_at(table)
    if request is None or expires is None:
        return None
    return UndoRequestView(
        seat=request.seat,
        to=request.to,
        awaiting_consent=table.awaiting_consent(),
        moves=move_views(undo.moves_to_undo(table), viewer.seat, first=request.to + 1, all_texts=False),
        expires=expires,
    )
