"""Joining and leaving, and letting a bot play."""

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.api.actions import execute
from tricity.server.error_handlers import responses
from tricity.server.problems import Unauthenticated
from tricity.server.requests import JoinBody, PlaceBotBody, SeatBody
from tricity.server.services import HttpRequest, authenticated, services
from tricity.table.commands import seats
from tricity.table.storage import persons
from tricity.table.table import Receipt

_REFUSALS = responses(401, 404, 409)


@post("/api/tables/{table:str}/join", summary="Join a table", status_code=200, responses=_REFUSALS)
async def join(request: HttpRequest, table: FromPath[str], data: JSONBody[JoinBody]) -> Receipt:
    guest = await services(request).store.read(persons.find, authenticated(request))
    if guest is None:
        raise Unauthenticated("not-known")
    return await execute(request, table, data.key, lambda live, person: seats.join(live, person, guest.name, data.seat))


@post("/api/tables/{table:str}/place", summary="Give an open seat to a bot", status_code=200, responses=_REFUSALS)
async def place_bot(request: HttpRequest, table: FromPath[str], data: JSONBody[PlaceBotBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.assign(live, person, data.seat, data.bot))


@post("/api/tables/{table:str}/leave", summary="Leave a table for good", status_code=200, responses=_REFUSALS)
async def leave(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.leave(live, person, data.seat))


@post("/api/tables/{table:str}/hand-over", summary="Let a bot stand in", status_code=200, responses=_REFUSALS)
async def hand_over(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.hand_over(live, person, data.seat))


@post(
    "/api/tables/{table:str}/take-back", summary="Take over again from a stand-in", status_code=200, responses=_REFUSALS
)
async def take_back(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.take_back(live, person, data.seat))


ENDPOINTS = (join, place_bot, leave, hand_over, take_back)
