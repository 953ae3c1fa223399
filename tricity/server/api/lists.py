"""Lists of tables: the lobby, and the caller's own."""

from typing import Annotated, Literal

from litestar.params import QueryParameter

from tricity.server.endpoints import get
from tricity.server.list_watch import PAGE
from tricity.server.services import HttpRequest, authenticated, principal, services
from tricity.table.storage import lists
from tricity.table.storage.lists import TableList

Show = Annotated[Literal["gathering", "playing", "finished"], QueryParameter(description="Which tables to list.")]
Before = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=1 << 53,
        description="Only tables unchanged since this time, in milliseconds: the `more` of the previous page.",
    ),
]


@get("/api/lobby", "List public tables")
async def lobby(request: HttpRequest, show: Show = "gathering", before: Before = None) -> TableList:
    running = services(request)
    person, calendar = principal(request), running.live_tables.calendar
    return await running.store.read(lists.public_tables, person, (show,), PAGE, before, calendar)


@get("/api/me/tables", "List your own tables", 401)
async def my_tables(request: HttpRequest, before: Before = None) -> TableList:
    running = services(request)
    calendar = running.live_tables.calendar
    return await running.store.read(lists.tables_of, authenticated(request), PAGE, before, calendar)


ENDPOINTS = (lobby, my_tables)
