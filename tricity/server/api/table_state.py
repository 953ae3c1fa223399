"""The state of a table, what happened there, and what a move would do."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.core.frozen import Frozen
from tricity.core.notation import Move
from tricity.server.endpoints import get, post
from tricity.server.problems import Problem, language, problem
from tricity.server.requests import SeenBody
from tricity.server.services import HttpRequest, Services, address, authenticated, counted, principal, services
from tricity.table import preconditions, preview
from tricity.table.links import name_in
from tricity.table.move_view import EventView
from tricity.table.player_view import EntryPage, TableUpdate, hidden_after, unread_after, viewer_for
from tricity.table.principal import PersonId
from tricity.table.storage import lists

_LONGEST_WAIT = 25
_SEAT = (
    "Which of your own seats to look from. While several people play on one device, "
    "none by default: you see what spectators see."
)

SeatWanted = Annotated[int | None, QueryParameter(ge=0, le=15, description=_SEAT)]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of the last entry that you know.")]
Wait = Annotated[
    int, QueryParameter(ge=0, le=_LONGEST_WAIT, description="Long poll: seconds to wait if nothing is new.")
]


class Why(Frozen):
    """Whether a move is legal now, and if not, why.

    For a legal move, `preview` lists the events that it would cause, up to the first that reveals something hidden, and
    `points` what it would add to the seat's score if the match ended then; null if that depends on something hidden.
    """

    legal: bool
    problem: Problem | None
    preview: tuple[EventView, ...] = ()
    points: int | None = None


class BotReason(Frozen):
    """Why a bot made a move, as a message and its facts."""

    reason: EventView | None


@get(
    "/api/tables/{table:str}",
    "Read a table, and its entries after a number",
    404,
    answer=ResponseSpec(TableUpdate, description="An update"),
    description="With `wait`, it answers as soon as something is new (long polling), for clients without a socket.",
)
async def read(
    request: HttpRequest, table: FromPath[str], seat: SeatWanted = None, after: After = 0, wait: Wait = 0
) -> Response[bytes]:
    running, person = services(request), principal(request)
    live_tables = running.live_tables
    if not wait:
        return Response(await live_tables.update(table, person, seat, after), media_type=MediaType.JSON)
    with counted(running.limiters.polls, request):
        async with live_tables.subscribe(table, person, seat, after, f"poll {address(request)}") as subscription:
            update = await _while_connected(request, subscription.next_update(wait))
            return Response(update, media_type=MediaType.JSON)


async def _while_connected(request: HttpRequest, update: Coroutine[Any, Any, bytes]) -> bytes:
    """The update, or None as soon as the client disconnects, so that nothing is held for a client that has gone."""
    waiting, watching = asyncio.create_task(update), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((waiting, watching), return_when=asyncio.FIRST_COMPLETED)
        return waiting.result() if waiting.done() else b""
    finally:
        waiting.cancel()
        watching.cancel()
        await asyncio.gather(waiting, watching, return_exceptions=True)


async def _disconnected(request: HttpRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@get("/api/tables/{table:str}/entries", "Read older entries, a page at a time", 404)
async def entries(
    request: HttpRequest,
    table: FromPath[str],
    before: Annotated[int, QueryParameter(ge=1, le=1_000_000, description="The number of the first entry you know.")],
    seat: SeatWanted = None,
) -> EntryPage:
    return await services(request).live_tables.entries_before(table, principal(request), seat, before)


@get(
    "/api/tables/{table:str}/since",
    "Read what happened since you last looked",
    401,
    404,
    answer=ResponseSpec(TableUpdate, description="An update"),
)
async def since(request: HttpRequest, table: FromPath[str], seat: SeatWanted = None) -> Response[bytes]:
    person, running = authenticated(request), services(request)
    seen = await running.store.read(lists.last_seen, person, name_in(table))
    return Response(await running.live_tables.update(table, person, seat, seen), media_type=MediaType.JSON)


@post("/api/tables/{table:str}/seen", "Mark entries as seen", 401, 404)
async def seen(request: HttpRequest, table: FromPath[str], data: JSONBody[SeenBody]) -> SeenBody:
    return SeenBody(number=await mark_seen(services(request), authenticated(request), table, data.number))


async def mark_seen(running: Services, person: PersonId, table: str, number: int) -> int:
    """The person has seen the table up to that entry, or up to the last one if it has fewer; returns its number."""
    async with running.live_tables.table(table) as live:
        viewer = viewer_for(live, person, address=table)
        number = min(number, live.shown)
        hidden, unread = hidden_after(live, viewer, number), unread_after(live, viewer, number)
    await running.store.run(lists.mark_seen, person, name_in(table), number, hidden, unread)
    running.live_tables.lists.on_change_for(person)
    return number


@get("/api/tables/{table:str}/why", "Check a move: what it would do, or why it is refused", 401, 404, 409, 422)
async def why(
    request: HttpRequest,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    move: Annotated[str, QueryParameter(max_length=200)],
) -> Why:
    async with services(request).live_tables.table(table) as live:
        seat = preconditions.seat_of(live, authenticated(request), seat)
        preconditions.playing(live)
        parsed = Move.parse(move)
        refusal = live.match.refusal(parsed, seat)
        if refusal is None:
            return Why(True, None, *preview.preview(live.match, seat, parsed))
    return Why(False, problem(refusal, language(request.headers.get("accept-language", ""))))


@get(
    "/api/tables/{table:str}/reason",
    "Read why a bot made a move",
    404,
    description="Null if the entry is not a bot's move, or has no recorded reason. `number` is that of the entry.",
)
async def reason(
    request: HttpRequest, table: FromPath[str], number: Annotated[int, QueryParameter(ge=1, le=1_000_000)]
) -> BotReason:
    return BotReason(await services(request).live_tables.bot_reason(table, principal(request), number))


ENDPOINTS = (read, entries, since, seen, why, reason)
