"""The lobby, and one's own tables."""

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import QueryParameter

from tricity.server.error_handlers import responses
from tricity.server.services import HttpRequest, authenticated, person_or_nobody, services
from tricity.table.storage import lists
from tricity.table.storage.table_summary import ListedTable, listed

_PAGE = 50

Show = Annotated[Literal["gathering", "playing", "finished"], QueryParameter(description="Which tables.")]
Before = Annotated[
    int | None, QueryParameter(ge=0, le=1 << 53, description="Only tables without a deed since then: the next page.")
]


class TableList(msgspec.Struct, frozen=True):
    """Tables with the newest deed first; `more` is the `before` of the next page, if there may be one."""

    tables: tuple[ListedTable, ...]
    more: int | None


@get("/api/lobby", summary="Public tables", responses=responses())
async def lobby(request: HttpRequest, show: Show = "gathering", before: Before = None) -> TableList:
    rows = await services(request).store.read(lists.in_lobby, (show,), _PAGE, before)
    return _page(rows, person_or_nobody(request))


@get("/api/me/tables", summary="Tables where one sits", responses=responses(401))
async def my_tables(request: HttpRequest, before: Before = None) -> TableList:
    who = authenticated(request)
    return _page(await services(request).store.read(lists.of_person, who, _PAGE, before), who)


def _page(rows: list[lists.Listed], who: str) -> TableList:
    return TableList(tuple(listed(row, who) for row in rows), rows[-1].updated if len(rows) == _PAGE else None)


ENDPOINTS = (lobby, my_tables)
