"""How a table stands, and what has happened there."""

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.core.notation import Move
from tricity.server.error_handlers import responses
from tricity.server.problems import Problem, language, problem
from tricity.server.requests import SeenBody
from tricity.server.services import HttpRequest, address, authenticated, person_or_nobody, services
from tricity.table import preconditions, preview
from tricity.table.player_view import Sentence, TableUpdate
from tricity.table.storage import lists

_LONGEST_WAIT = 25

SeatWanted = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="With which of one's own seats' eyes; else the first.")
]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of the last entry that one knows.")]
Wait = Annotated[int, QueryParameter(ge=0, le=_LONGEST_WAIT, description="Seconds to wait if there is nothing new.")]


class Why(msgspec.Struct, frozen=True):
    """Whether a move is legal now, and if not, why.

    For a legal one `preview` tells what it would make happen before anything hidden shows, and `points` what it would
    add to the seat's sheet if the match ended then; null where that hangs on something hidden.
    """

    legal: bool
    problem: Problem | None
    preview: tuple[Sentence, ...] = ()
    points: int | None = None


@get(
    "/api/tables/{table:str}",
    summary="How a table stands, and its entries after a number",
    description="With `wait` it answers when there is something new: for clients without a socket.",
    responses={200: ResponseSpec(TableUpdate, description="TableUpdate"), **responses(404)},
)
async def read(
    request: HttpRequest, table: FromPath[str], seat: SeatWanted = None, after: After = 0, wait: Wait = 0
) -> Response[bytes]:
    live_tables, who = services(request).live_tables, person_or_nobody(request)
    if not wait:
        return Response(await live_tables.update(table, who, seat, after), media_type=MediaType.JSON)
    async with live_tables.subscribe(table, who, seat, after, f"poll {address(request)}") as subscription:
        return Response(await subscription.next_update(wait), media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/since",
    summary="What happened since one last looked",
    responses={200: ResponseSpec(TableUpdate, description="TableUpdate"), **responses(401, 404)},
)
async def since(request: HttpRequest, table: FromPath[str], seat: SeatWanted = None) -> Response[bytes]:
    who, here = authenticated(request), services(request)
    seen = await here.store.read(lists.seen, who, table)
    return Response(await here.live_tables.update(table, who, seat, seen), media_type=MediaType.JSON)


@post(
    "/api/tables/{table:str}/seen",
    summary="Say up to which entry one has looked",
    status_code=200,
    responses=responses(401, 404),
)
async def seen(request: HttpRequest, table: FromPath[str], data: JSONBody[SeenBody]) -> SeenBody:
    who, here = authenticated(request), services(request)
    async with here.live_tables.table(table) as found:
        number = min(data.number, found.number)
    await here.store.run(lists.mark_seen, who, table, number)
    return SeenBody(number=number)


@get(
    "/api/tables/{table:str}/why",
    summary="Whether a move is legal: what it would do, or why not",
    responses=responses(401, 404, 409, 422),
)
async def why(
    request: HttpRequest,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
    move: Annotated[str, QueryParameter(max_length=200)],
) -> Why:
    async with services(request).live_tables.table(table) as found:
        preconditions.playing(found)
        seat = preconditions.seat_of(found, authenticated(request), seat)
        parsed = Move.parse(move)
        refusal = found.match.refusal(parsed, seat)
        if refusal is None:
            return Why(True, None, *preview.preview(found.match, seat, parsed))
    return Why(False, problem(refusal, language(request.headers.get("accept-language", ""))))


ENDPOINTS = (read, since, seen, why)
