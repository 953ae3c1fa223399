"""How an endpoint does a deed."""

from collections.abc import Callable

from tricity.server.requests import Done
from tricity.server.services import Asked, person, services
from tricity.table.events import AnyTableEvent
from tricity.table.table import Table


async def act(request: Asked, table: str, key: str, verb: Callable[[Table, str], AnyTableEvent]) -> Done:
    """Does what `verb(table, who)` allows to who asks, once per key."""
    who = person(request)
    answer = await services(request).rooms.act(table, who, key, lambda found: verb(found, who))
    return Done(answer.number, answer.version)
