"""Administration of the server in its page: reports, people, bans, tables, and the audit log.

Only for administrators, who are appointed with `tricity admin appoint`. Every action is recorded in the audit log in
its own transaction.
"""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from tricity.core.frozen import Frozen
from tricity.server.access import covers
from tricity.server.account_requests import BanBody, BanSubjectBody, MutePersonBody, NameBody
from tricity.server.api.lists import Before
from tricity.server.endpoints import get, post
from tricity.server.services import HttpRequest, Services, address, authenticated, services
from tricity.table.errors import Forbidden, NotFound, WrongState
from tricity.table.principal import PersonId
from tricity.table.storage import access, administration, administrators, lookup, moderation, persons
from tricity.table.storage.administration import Record
from tricity.table.storage.lookup import PersonRow
from tricity.table.text_input import checked_name, checked_text

_AT_MOST: Final = 50
_SEARCHED: Final = 1000
_OPEN: Final = ("gathering", "playing")
_DAY: Final = 24 * 60 * 60 * 1000

Settled = Annotated[bool, QueryParameter(description="Include reports that have been dealt with.")]
Text = Annotated[str, QueryParameter(max_length=64, description="An id, or part of a name.")]


class AdministeredPerson(Frozen):
    """A person with their secret id. `addresses` are those from which they are connected now, at all processes."""

    person: str
    name: str
    created: int
    muted: bool
    administrator: bool
    tables: int
    banned: bool
    addresses: tuple[str, ...]


class ReportView(Frozen):
    """`text` is the name or the message that was reported. `status` is the status of the table; "" if the table was
    deleted.
    """

    id: str
    created: int
    kind: moderation.Kind
    text: str
    note: str
    settled: int | None
    person: AdministeredPerson | None
    table: str
    status: str
    public: bool


class BanView(Frozen):
    """A ban of a person, with their name, or of a network; it never ends if `until` is null."""

    subject: str
    name: str
    created: int
    until: int | None
    reason: str


class OpenTable(Frozen):
    table: str
    game: str
    status: str
    public: bool
    updated: int
    names: tuple[str, ...]


class AuditView(Frozen):
    """`by` is the name of the administrator ("" if they were erased) or, with `terminal`, of the user at the terminal.

    `name` is the name of the subject, if it is a person.
    """

    at: int
    by: str
    terminal: bool
    action: str
    subject: str
    name: str
    detail: str


class AuditPage(Frozen):
    """The newest first; `more` is the `before` of the next page, if there is one."""

    entries: tuple[AuditView, ...]
    more: int | None


@get("/api/admin/reports", "List reports of names and chat", 401, 403)
async def list_reports(request: HttpRequest, settled: Settled = False) -> tuple[ReportView, ...]:
    await _administrator(request)
    return await _reports(services(request), settled=settled)


@post("/api/admin/reports/{report:str}/settle", "Mark a report as dealt with", 401, 403, 404)
async def settle_report(request: HttpRequest, report: FromPath[str]) -> tuple[ReportView, ...]:
    by, running = await _administrator(request), services(request)
    now = running.live_tables.now()

    def settle(connection: Connection) -> None:
        person = moderation.settle(connection, report[:16], now)
        moderation.record(connection, now, by, "settle", person, report)

    await running.store.run(settle)
    return await _reports(running)


@get("/api/admin/people", "Find people by id or name", 401, 403)
async def find_people(request: HttpRequest, text: Text = "") -> tuple[AdministeredPerson, ...]:
    """Without a text, the newest people are listed."""
    await _administrator(request)
    running = services(request)
    # No name contains anything else, and not every database accepts it in a query.
    rows = await running.store.read(lookup.find_persons, text.strip(), _AT_MOST) if text.isprintable() else []
    return tuple(await _shown(running, rows))


@post("/api/admin/people/{person:str}/mute", "Stop a person from chatting, or let them chat again", 401, 403, 404)
async def mute_person(
    request: HttpRequest, person: FromPath[str], data: JSONBody[MutePersonBody]
) -> AdministeredPerson:
    by, running = await _administrator(request), services(request)
    target = await _person(running, person)
    record = _recorder(running, by, "mute" if data.on else "unmute", target.person)

    def mute(connection: Connection) -> None:
        administration.mute(connection, target.person, on=data.on)
        record(connection)

    await running.store.run(mute)
    return await _shown_person(running, person)


@post("/api/admin/people/{person:str}/rename", "Rename a person, at all their tables too", 401, 403, 404)
async def rename_person(request: HttpRequest, person: FromPath[str], data: JSONBody[NameBody]) -> AdministeredPerson:
    by, running = await _administrator(request), services(request)
    target, name = await _person(running, person), checked_name(data.name)
    record = _recorder(running, by, "rename", target.person, f"{target.name} → {name}")
    await running.store.change(administration.rename, target.person, name, record)
    await running.administration.follow()
    return await _shown_person(running, person)


@get("/api/admin/bans", "List bans", 401, 403)
async def list_bans(request: HttpRequest) -> tuple[BanView, ...]:
    await _administrator(request)
    return await services(request).store.read(_bans)


@post("/api/admin/bans", "Ban a person, an address or a network", 401, 403, 404, 409)
async def ban(request: HttpRequest, data: JSONBody[BanBody]) -> tuple[BanView, ...]:
    """Neither another administrator nor the caller's own address can be banned here."""
    by, running = await _administrator(request), services(request)
    subject, reason = _subject(data), checked_text(data.reason) if data.reason.strip() else ""
    if covers(subject, address(request)):
        raise WrongState("ban-covers-you")
    if await running.store.read(administrators.is_administrator, PersonId(subject)):
        raise WrongState("ban-of-administrator")
    now = running.live_tables.now()
    until = None if data.days is None else now + data.days * _DAY
    record = _recorder(running, by, "ban", subject, reason)

    def refuse(connection: Connection) -> None:
        access.ban(connection, subject, now, until=until, reason=reason)
        record(connection)

    await running.store.run(refuse)
    await running.access.refresh(running.store)
    return await running.store.read(_bans)


@post("/api/admin/bans/lift", "Lift a ban", 401, 403, 404)
async def lift_ban(request: HttpRequest, data: JSONBody[BanSubjectBody]) -> tuple[BanView, ...]:
    by, running = await _administrator(request), services(request)
    subject = _subject(data)
    record = _recorder(running, by, "unban", subject)

    def lift(connection: Connection) -> None:
        if not access.lift_ban(connection, subject):
            raise NotFound("no-such-ban")
        record(connection)

    await running.store.run(lift)
    await running.access.refresh(running.store)
    return await running.store.read(_bans)


@get("/api/admin/tables", "Find tables that are open or in progress", 401, 403)
async def find_tables(request: HttpRequest, text: Text = "") -> tuple[OpenTable, ...]:
    """Searches by id or by the name of a player; the most recently changed tables come first."""
    await _administrator(request)
    return await _tables(services(request), text.strip())


@post("/api/admin/tables/{table:str}/close", "End the game of a table without a result", 401, 403, 404, 409)
async def close_table(request: HttpRequest, table: FromPath[str]) -> tuple[OpenTable, ...]:
    """Everybody at the table is told."""
    by, running = await _administrator(request), services(request)
    record = _recorder(running, by, "close", table)
    await running.store.change(administration.close_table, table[:32], running.live_tables.now(), record)
    await running.administration.follow()
    return await _tables(running)


@get("/api/admin/audit", "List what administrators did", 401, 403)
async def read_audit(request: HttpRequest, before: Before = None) -> AuditPage:
    """Both in this page and at the terminal; the newest entries come first."""
    await _administrator(request)
    entries = await services(request).store.read(moderation.read_audit, _AT_MOST, before)
    shown = tuple(
        AuditView(
            each.at,
            each.administrator or each.by,
            each.administrator is None and bool(each.by),
            each.action,
            each.subject,
            each.name or "",
            each.detail,
        )
        for each in entries
    )
    return AuditPage(shown, entries[-1].at if len(entries) == _AT_MOST else None)


async def _administrator(request: HttpRequest) -> PersonId:
    """The caller; raises `Unauthenticated` or `Forbidden` for everybody else."""
    person = authenticated(request)
    if not await services(request).store.read(administrators.is_administrator, person):
        raise Forbidden("not-an-administrator")
    return person


def _recorder(running: Services, by: PersonId, action: str, subject: str, detail: str = "") -> Record:
    now = running.live_tables.now()
    return partial(moderation.record, at=now, by=by, action=action, subject=subject, detail=detail)


def _subject(body: BanSubjectBody) -> str:
    """The subject of a ban; raises `NotFound` for text that can be neither a person nor a network."""
    if not body.subject.isprintable():
        raise NotFound("no-such-person")
    return body.subject.strip()


async def _person(running: Services, person: str) -> PersonRow:
    """Raises `NotFound`."""
    rows = await running.store.read(lookup.find_persons, person, 1)
    if not rows or rows[0].person != person:
        raise NotFound("no-such-person")
    return rows[0]


async def _shown_person(running: Services, person: str) -> AdministeredPerson:
    """Raises `NotFound`."""
    (shown,) = await _shown(running, [await _person(running, person)])
    return shown


async def _shown(running: Services, rows: Sequence[PersonRow]) -> list[AdministeredPerson]:
    """These people as administrators see them, in the same order. The other processes are asked once for all."""
    addresses = await running.address_exchange.addresses_of([row.person for row in rows])
    return [
        AdministeredPerson(*row, banned=running.access.ban(row.person, "") is not None, addresses=addresses[row.person])
        for row in rows
    ]


async def _reports(running: Services, *, settled: bool = False) -> tuple[ReportView, ...]:
    reports = await running.store.read(moderation.find_reports, _AT_MOST, settled=settled)
    known = {each.person for each in reports if each.name is not None}
    people = {each.person: each for each in await _shown(running, [await _person(running, one) for one in known])}
    return tuple(
        ReportView(
            *each[:6],
            person=people.get(PersonId(each.person)),
            table=each.table,
            status=each.status or "",
            public=bool(each.public),
        )
        for each in reports
    )


async def _tables(running: Services, text: str = "") -> tuple[OpenTable, ...]:
    rows = await running.store.read(lookup.find_tables, _OPEN, _SEARCHED if text else _AT_MOST)
    wanted = text.casefold()
    matching = [row for row in rows if row.table == text or any(wanted in name.casefold() for name in row.names)]
    return tuple(
        OpenTable(row.table, row.game, row.status, row.public, row.updated, row.names) for row in matching[:_AT_MOST]
    )


def _bans(connection: Connection) -> tuple[BanView, ...]:
    """The newest first."""
    newest_first = reversed(access.all_bans(connection))
    return tuple(BanView(each.subject, _name(connection, each.subject), *each[1:]) for each in newest_first)


def _name(connection: Connection, subject: str) -> str:
    """The name of a person; "" for a network."""
    person = persons.find(connection, PersonId(subject))
    return "" if person is None else person.name


ENDPOINTS = (
    list_reports,
    settle_report,
    find_people,
    mute_person,
    rename_person,
    list_bans,
    ban,
    lift_ban,
    find_tables,
    close_table,
    read_audit,
)
