"""Reporting a name or a chat message to the people who run the server."""

from litestar.params import FromPath, JSONBody

from tricity.core.frozen import Frozen
from tricity.server.account_requests import ReportBody
from tricity.server.endpoints import post
from tricity.server.services import HttpRequest, authenticated, services, take
from tricity.table.errors import NotFound
from tricity.table.events import Said
from tricity.table.player_view import viewer_for
from tricity.table.principal import PersonId
from tricity.table.storage import moderation
from tricity.table.table import Table
from tricity.table.text_input import checked_text


class ReportReceipt(Frozen):
    """The report is stored."""

    reported: bool


@post("/api/tables/{table:str}/report", "Report the name of a player, or a chat message", 401, 404)
async def report(request: HttpRequest, table: FromPath[str], data: JSONBody[ReportBody]) -> ReportReceipt:
    """The people who run the server see the report; the reported player is not told."""
    caller, running = authenticated(request), services(request)
    take(running.limiters.chat, request)
    note = checked_text(data.note) if data.note.strip() else ""
    async with running.live_tables.table(table) as live:
        viewer_for(live, caller, address=table)
        name = live.name
        person, text = _said(live, data.number) if data.number is not None else _called(live, data.seat)
    kind: moderation.Kind = "name" if data.number is None else "chat"
    now = running.live_tables.now()
    await running.store.run(moderation.report, caller, kind, person, name, text, note, now)
    return ReportReceipt(True)


def _called(table: Table, seat: int) -> tuple[PersonId, str]:
    """Who has a seat, and what they are called there; raises `NotFound`."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-no-such-seat", number=seat)
    owner = table.seats[seat].owner
    if owner is None:
        raise NotFound("no-such-person")
    return owner, table.seats[seat].name


def _said(table: Table, number: int) -> tuple[PersonId, str]:
    """Who wrote the chat message of an entry, and what; raises `NotFound`."""
    for item in table.history:
        event = item.entry.event
        if item.shown == number and isinstance(event, Said) and event.text:
            return item.entry.by, event.text
    raise NotFound("no-such-message")


ENDPOINTS = (report,)
