"""Replays, and the record of a finished match."""

from typing import Annotated

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from tricity.server.api.table_state import SeatWanted
from tricity.server.endpoints import get
from tricity.server.services import HttpRequest, principal, services
from tricity.table import replay
from tricity.table.player_view import viewer_for
from tricity.table.replay import Eyes, Moment, Replay
from tricity.table.sheet_view import SheetView

EyesWanted = Annotated[
    str | None,
    QueryParameter(
        pattern="^([0-9]|1[0-5]|spectator|open)$",
        description="A seat number, `spectator` or `open`; while the match is on, only your own.",
    ),
]
MoveNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="After that many moves.")]


@get("/api/tables/{table:str}/replay", "Replay the moves of a match", 404, 409)
async def read_replay(
    request: HttpRequest, table: FromPath[str], eyes: EyesWanted = None, seat: SeatWanted = None
) -> Replay:
    async with services(request).live_tables.table(table) as live:
        return replay.replay(live, viewer_for(live, principal(request), seat, address=table), _eyes(eyes))


@get("/api/tables/{table:str}/moment", "The board after a number of moves", 404, 409)
async def moment(
    request: HttpRequest, table: FromPath[str], moves: MoveNumber, eyes: EyesWanted = None, seat: SeatWanted = None
) -> Moment:
    async with services(request).live_tables.table(table) as live:
        return replay.moment(live, viewer_for(live, principal(request), seat, address=table), _eyes(eyes), moves)


@get(
    "/api/tables/{table:str}/sheets",
    "The score sheets as if the match ended there",
    404,
    409,
    description="Computed from what these eyes may know, after a number of moves or now.",
)
async def sheets(
    request: HttpRequest,
    table: FromPath[str],
    moves: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After that many moves.")] = None,
    eyes: EyesWanted = None,
    seat: SeatWanted = None,
) -> tuple[SheetView, ...]:
    async with services(request).live_tables.table(table) as live:
        return replay.sheets(live, viewer_for(live, principal(request), seat, address=table), _eyes(eyes), moves)


@get(
    "/api/tables/{table:str}/record",
    "Download the record of a finished match",
    404,
    409,
    answer=ResponseSpec(str, description="The record", media_type=MediaType.TEXT),
    media_type=MediaType.TEXT,
)
async def record(request: HttpRequest, table: FromPath[str]) -> Response[str]:
    async with services(request).live_tables.table(table) as live:
        viewer_for(live, principal(request), address=table)
        text = replay.record(live)
    headers = {"content-disposition": f'attachment; filename="{live.opened.game}-{live.name}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def _eyes(text: str | None) -> Eyes | None:
    match text:
        case None | "spectator" | "open":
            return text
    return int(text)


ENDPOINTS = (read_replay, moment, sheets, record)
