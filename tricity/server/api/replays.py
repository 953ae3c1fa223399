"""Replays, and the record of a finished match."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from tricity.server.api.table_state import SeatWanted
from tricity.server.endpoints import get
from tricity.server.services import HttpRequest, principal, services
from tricity.table import replay
from tricity.table.player_view import Viewer, viewer_for
from tricity.table.replay import Eyes, Moment, Replay
from tricity.table.sheet_view import SheetView
from tricity.table.table import Table

EyesWanted = Annotated[
    str | None,
    QueryParameter(
        pattern="^([0-9]|1[0-5]|spectator|open)$",
        description="A seat number, `spectator` or `open`; during the match, only your own seat.",
    ),
]
_MOVES = QueryParameter(ge=0, le=1_000_000, description="After this many moves.")
MoveNumber = Annotated[int, _MOVES]
OptionalMoveNumber = Annotated[int | None, _MOVES]


@get("/api/tables/{table:str}/replay", "Replay the moves of a match", 404, 409)
async def read_replay(
    request: HttpRequest, table: FromPath[str], eyes: EyesWanted = None, seat: SeatWanted = None
) -> Replay:
    async with _watched(request, table, seat) as (live, viewer):
        return replay.replay(live, viewer, _eyes(eyes))


@get("/api/tables/{table:str}/moment", "Read the board after a number of moves", 404, 409)
async def moment(
    request: HttpRequest, table: FromPath[str], moves: MoveNumber, eyes: EyesWanted = None, seat: SeatWanted = None
) -> Moment:
    async with _watched(request, table, seat) as (live, viewer):
        return replay.moment(live, viewer, _eyes(eyes), moves)


@get("/api/tables/{table:str}/sheets", "Read the score sheets as if the match had ended", 404, 409)
async def sheets(
    request: HttpRequest,
    table: FromPath[str],
    moves: OptionalMoveNumber = None,
    eyes: EyesWanted = None,
    seat: SeatWanted = None,
) -> tuple[SheetView, ...]:
    """The score sheets after a number of moves, or now, computed from what these eyes may know."""
    async with _watched(request, table, seat) as (live, viewer):
        return replay.sheets(live, viewer, _eyes(eyes), moves)


@get(
    "/api/tables/{table:str}/record",
    "Download the record of a finished match",
    404,
    409,
    answer=ResponseSpec(str, description="The record", media_type=MediaType.TEXT),
    media_type=MediaType.TEXT,
)
async def record(request: HttpRequest, table: FromPath[str]) -> Response[str]:
    async with _watched(request, table) as (live, _):
        text = replay.record(live)
    headers = {"content-disposition": f'attachment; filename="{live.opened.game}-{live.name}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@asynccontextmanager
async def _watched(request: HttpRequest, name: str, seat: int | None = None) -> AsyncIterator[tuple[Table, Viewer]]:
    """A live table and the caller as its viewer; raises what `viewer_for` does."""
    async with services(request).live_tables.table(name) as table:
        yield table, viewer_for(table, principal(request), seat, address=name)


def _eyes(text: str | None) -> Eyes | None:
    match text:
        case None | "spectator" | "open":
            return text
    return int(text)


ENDPOINTS = (read_replay, moment, sheets, record)
