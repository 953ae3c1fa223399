"""Advice while playing: chances of winning, and warnings before blunders."""

from typing import Annotated

from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.analysis.advice import SeatValues
from tricity.server.advice import MoveWarning
from tricity.server.api.actions import command_endpoint, endpoint
from tricity.server.endpoints import get
from tricity.server.requests import AdviceBody, MoveBody
from tricity.server.services import HttpRequest, authenticated, services, take
from tricity.table.commands import advice

OwnSeat = Annotated[int, QueryParameter(ge=0, le=15)]
TableVersion = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table:str}/chances", "Read every seat's chance of winning, judged from your view", 401, 404, 409)
async def read_chances(request: HttpRequest, table: FromPath[str], seat: OwnSeat, version: TableVersion) -> SeatValues:
    """Only for a seat that has turned this on. A busy server refuses with 503: ask again later, or do without it."""
    person, running = authenticated(request), services(request)
    take(running.limiters.advice, request)
    return await running.advice.chances(person, table, seat, version)


@endpoint("warning", "Check a move for a blunder before making it")
async def look_at_move(request: HttpRequest, table: FromPath[str], data: JSONBody[MoveBody]) -> MoveWarning:
    """Only for a seat that has turned this on. The move is not made, and only the first move at each decision is
    checked.
    """
    person, running = authenticated(request), services(request)
    take(running.limiters.advice, request)
    return await running.advice.warning(person, table, data.key, data.seat, data.version, data.move)


ENDPOINTS = (
    command_endpoint("advice", "Turn chances of winning and warnings on or off", AdviceBody, advice.choose),
    read_chances,
    look_at_move,
)
