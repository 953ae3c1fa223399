"""New tables."""

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.error_handlers import responses
from tricity.server.problems import Unauthenticated
from tricity.server.requests import LONGEST_RECORD, Keyed, NewContinuation, NewImport, NewTable, TableName
from tricity.server.services import Asked, Services, person, services, take
from tricity.table.commands import new_table, rematch
from tricity.table.errors import WrongState
from tricity.table.events import AnyTableEvent, Opened
from tricity.table.storage import lists, persons
from tricity.table.table import Table

_LARGE = 2 * LONGEST_RECORD


@post("/api/tables", summary="Open a table", responses=responses(401, 409))
async def open_table(request: Asked, data: JSONBody[NewTable]) -> TableName:
    who, here = person(request), services(request)
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
    return TableName(await here.rooms.open(who, data.key, opened))


@post(
    "/api/imports",
    summary="Look at a record",
    request_max_body_size=_LARGE,
    responses=responses(401, 409),
)
async def import_record(request: Asked, data: JSONBody[NewImport]) -> TableName:
    who, here = person(request), services(request)
    await _check_limits(request, here, who)
    return TableName(await here.rooms.open(who, data.key, new_table.import_record(data.record)))


@post(
    "/api/continuations",
    summary="Play on from a record",
    request_max_body_size=_LARGE,
    responses=responses(401, 404, 409),
)
async def play_on(request: Asked, data: JSONBody[NewContinuation]) -> TableName:
    who, here = person(request), services(request)
    await _check_limits(request, here, who)
    name = await _name(here, who)
    opened = new_table.play_on(who, name, data.record, data.moves, data.seats, clock=data.clock)
    return TableName(await here.rooms.open(who, data.key, opened))


@post(
    "/api/tables/{table:str}/rematch",
    summary="Meet again at a new table",
    status_code=200,
    responses=responses(401, 404, 409),
)
async def open_rematch(request: Asked, table: FromPath[str], data: JSONBody[Keyed]) -> TableName:
    """Who asks first opens it; the others are told the same table."""
    who, here = person(request), services(request)
    async with here.rooms.table(table) as found:
        if found.rematch:
            return TableName(found.rematch)
    take(here.tables_rate, request)

    def verb(found: Table, name: str) -> tuple[AnyTableEvent, Opened]:
        if found.rematch:
            raise _AlreadyThereError(found.rematch)
        return rematch.rematch(found, who, name)

    try:
        return TableName(await here.rooms.act_and_open(table, who, data.key, verb))
    except _AlreadyThereError as there:
        return TableName(there.args[0])


class _AlreadyThereError(Exception):
    """Somebody was quicker."""


async def _check_limits(request: Asked, here: Services, who: str) -> None:
    limits = here.settings.limits
    if limits is not None:
        take(here.tables_rate, request)
        if await here.store.read(lists.open_count, who) >= limits.open_tables:
            raise WrongState("too-many-tables", limit=limits.open_tables)


async def _name(here: Services, who: str) -> str:
    found = await here.store.read(persons.find, who)
    if found is None:
        raise Unauthenticated("not-known")
    return found.name


ENDPOINTS = (open_table, import_record, play_on, open_rematch)
