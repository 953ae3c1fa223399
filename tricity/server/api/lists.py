"""Lists of tables: the lobby, and the caller's own."""

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import QueryParameter

from tricity.server.error_handlers import responses
from tricity.server.services import HttpRequest, authenticated, person_or_nobody, services
from tricity.table.storage import lists
from tricity.table.storage.table_summary import ListedTable, listed

_PAGE = 50

Show = Annotated[Literal["gathering", "playing", "finished"], QueryParameter(description="Which tables to list.")]
Before = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=1 << 53,
        description="Only tables unchanged since this time, in milliseconds: the `more` of the page before.",
    ),
]


class TableList(msgspec.Struct, frozen=True):
    """Most recently changed first; `more` is the `before` of the next page, if there may be one."""

    tables: tuple[ListedTable, ...]
    more: int | None


@get("/api/lobby", summary="List public tables", responses=responses())
async def lobby(request: HttpRequest, show: Show = "gathering", before: Before = None) -> TableList:
    rows = await services(request).store.read(lists.in_lobby, (show,), _PAGE, before)
    return _page(rows, person_or_nobody(request))


@get("/api/me/tables", summary="List your own tables", responses=responses(401))
async def my_tables(request: HttpRequest, before: Before = None) -> TableList:
    person = authenticated(request)
    return _page(await services(request).store.read(lists.of_person, person, _PAGE, before), person)


def _page(rows: list[lists.Listed], person: str) -> TableList:
    return TableList(tuple(listed(row, person) for row in rows), rows[-1].updated if len(rows) == _PAGE else None)


ENDPOINTS = (lobby, my_tables)
