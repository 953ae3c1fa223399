"""New tables."""

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.error_handlers import responses
from tricity.server.problems import Unauthenticated
from tricity.server.requests import LONGEST_RECORD, ContinuationBody, ImportBody, KeyBody, NewTableBody, TableName
from tricity.server.services import HttpRequest, Services, authenticated, services, take
from tricity.table.commands import new_table, rematch
from tricity.table.errors import WrongState
from tricity.table.events import AnyTableEvent, Opened
from tricity.table.storage import lists, persons
from tricity.table.table import Table

_LARGE = 2 * LONGEST_RECORD


@post("/api/tables", summary="Open a table", responses=responses(401, 409))
async def open_table(request: HttpRequest, data: JSONBody[NewTableBody]) -> TableName:
    who, here = authenticated(request), services(request)
    await _check_limits(request, here, who)
    opened = new_table.open_table(
        who,
        await _name(here, who),
        data.game,
        data.seats,
        data.options,
        clock=data.clock,
        public=data.public,
        spectators=data.spectators,
        stand_in=data.stand_in,
    )
    return TableName(await here.live_tables.open(who, data.key, opened))


@post(
    "/api/imports",
    summary="Look at a record",
    request_max_body_size=_LARGE,
    responses=responses(401, 409),
)
async def import_record(request: HttpRequest, data: JSONBody[ImportBody]) -> TableName:
    who, here = authenticated(request), services(request)
    await _check_limits(request, here, who)
    return TableName(await here.live_tables.open(who, data.key, new_table.import_record(data.record)))


@post(
    "/api/continuations",
    summary="Play on from a record",
    request_max_body_size=_LARGE,
    responses=responses(401, 404, 409),
)
async def play_on(request: HttpRequest, data: JSONBody[ContinuationBody]) -> TableName:
    who, here = authenticated(request), services(request)
    await _check_limits(request, here, who)
    name = await _name(here, who)
    opened = new_table.play_on(who, name, data.record, data.moves, data.seats, clock=data.clock)
    return TableName(await here.live_tables.open(who, data.key, opened))


@post(
    "/api/tables/{table:str}/rematch",
    summary="Meet again at a new table",
    status_code=200,
    responses=responses(401, 404, 409),
)
async def open_rematch(request: HttpRequest, table: FromPath[str], data: JSONBody[KeyBody]) -> TableName:
    """Who asks first opens it; the others are told the same table."""
    who, here = authenticated(request), services(request)
    async with here.live_tables.table(table) as found:
        if found.rematch:
            return TableName(found.rematch)
    take(here.limiters.tables, request)

    def verb(found: Table, name: str) -> tuple[AnyTableEvent, Opened]:
        if found.rematch:
            raise _AlreadyThereError(found.rematch)
        return rematch.rematch(found, who, name)

    try:
        return TableName(await here.live_tables.execute_and_open(table, who, data.key, verb))
    except _AlreadyThereError as there:
        return TableName(there.args[0])


class _AlreadyThereError(Exception):
    """Somebody was quicker."""


async def _check_limits(request: HttpRequest, here: Services, who: str) -> None:
    limits = here.settings.limits
    if limits is not None:
        take(here.limiters.tables, request)
        if await here.store.read(lists.open_count, who) >= limits.open_tables:
            raise WrongState("too-many-tables", limit=limits.open_tables)


async def _name(here: Services, who: str) -> str:
    found = await here.store.read(persons.find, who)
    if found is None:
        raise Unauthenticated("not-known")
    return found.name


ENDPOINTS = (open_table, import_record, play_on, open_rematch)
