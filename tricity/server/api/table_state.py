"""The state of a table, what happened there, and what a move would do."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.core.notation import Move
from tricity.server.error_handlers import responses
from tricity.server.problems import Problem, language, problem
from tricity.server.requests import SeenBody
from tricity.server.services import HttpRequest, address, authenticated, principal, services
from tricity.table import preconditions, preview
from tricity.table.player_view import EventView, TableUpdate
from tricity.table.storage import lists

_LONGEST_WAIT = 25

SeatWanted = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="Which of your own seats to look from; the first by default.")
]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of the last entry that you know.")]
Wait = Annotated[
    int, QueryParameter(ge=0, le=_LONGEST_WAIT, description="Long poll: seconds to wait if nothing is new.")
]


class Why(msgspec.Struct, frozen=True):
    """Whether a move is legal now, and if not, why.

    For a legal move `preview` lists what it would cause before anything hidden shows, and `points` what it would add to
    the seat's score if the match ended then; null where that depends on something hidden.
    """

    legal: bool
    problem: Problem | None
    preview: tuple[EventView, ...] = ()
    points: int | None = None


@get(
    "/api/tables/{table:str}",
    summary="Read a table, and its entries after a number",
    description="With `wait` it answers when something is new: for clients without a socket.",
    responses={200: ResponseSpec(TableUpdate, description="An update"), **responses(404)},
)
async def read(
    request: HttpRequest, table: FromPath[str], seat: SeatWanted = None, after: After = 0, wait: Wait = 0
) -> Response[bytes]:
    live_tables, person = services(request).live_tables, principal(request)
    if not wait:
        return Response(await live_tables.update(table, person, seat, after), media_type=MediaType.JSON)
    async with live_tables.subscribe(table, person, seat, after, f"poll {address(request)}") as subscription:
        return Response(await subscription.next_update(wait), media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/since",
    summary="What happened since you last looked",
    responses={200: ResponseSpec(TableUpdate, description="An update"), **responses(401, 404)},
)
async def since(request: HttpRequest, table: FromPath[str], seat: SeatWanted = None) -> Response[bytes]:
    person, running = authenticated(request), services(request)
    seen = await running.store.read(lists.last_seen, person, table)
    return Response(await running.live_tables.update(table, person, seat, seen), media_type=MediaType.JSON)


@post(
    "/api/tables/{table:str}/seen",
    summary="Mark entries as seen",
    status_code=200,
    responses=responses(401, 404),
)
async def seen(request: HttpRequest, table: FromPath[str], data: JSONBody[SeenBody]) -> SeenBody:
    person, running = authenticated(request), services(request)
    async with running.live_tables.table(table) as live:
        number = min(data.number, live.number)
    await running.store.run(lists.mark_seen, person, table, number)
    return SeenBody(number=number)


@get(
    "/api/tables/{table:str}/why",
    summary="Check a move: what it would do, or why it is refused",
    responses=responses(401, 404, 409, 422),
)
async def why(
    request: HttpRequest,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    move: Annotated[str, QueryParameter(max_length=200)],
) -> Why:
    async with services(request).live_tables.table(table) as live:
        preconditions.playing(live)
        seat = preconditions.seat_of(live, authenticated(request), seat)
        parsed = Move.parse(move)
        refusal = live.match.refusal(parsed, seat)
        if refusal is None:
            return Why(True, None, *preview.preview(live.match, seat, parsed))
    return Why(False, problem(refusal, language(request.headers.get("accept-language", ""))))


ENDPOINTS = (read, since, seen, why)
