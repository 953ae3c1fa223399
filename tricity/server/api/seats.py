"""Coming, going, and letting a bot play."""

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.api.acting import act
from tricity.server.error_handlers import responses
from tricity.server.problems import Unauthenticated
from tricity.server.requests import Done, Joining, Placing, SeatDeed
from tricity.server.services import Asked, person, services
from tricity.table.commands import seats
from tricity.table.storage import persons

_REFUSALS = responses(401, 404, 409)


@post("/api/tables/{table:str}/join", summary="Sit down", status_code=200, responses=_REFUSALS)
async def join(request: Asked, table: FromPath[str], data: JSONBody[Joining]) -> Done:
    found = await services(request).store.read(persons.find, person(request))
    if found is None:
        raise Unauthenticated("not-known")
    return await act(request, table, data.key, lambda it, who: seats.join(it, who, found.name, data.seat))


@post("/api/tables/{table:str}/place", summary="Give an open seat to a bot", status_code=200, responses=_REFUSALS)
async def place(request: Asked, table: FromPath[str], data: JSONBody[Placing]) -> Done:
    return await act(request, table, data.key, lambda it, who: seats.place(it, who, data.seat, data.bot))


@post("/api/tables/{table:str}/leave", summary="Leave for good", status_code=200, responses=_REFUSALS)
async def leave(request: Asked, table: FromPath[str], data: JSONBody[SeatDeed]) -> Done:
    return await act(request, table, data.key, lambda it, who: seats.leave(it, who, data.seat))


@post("/api/tables/{table:str}/hand-over", summary="Let a bot play", status_code=200, responses=_REFUSALS)
async def hand_over(request: Asked, table: FromPath[str], data: JSONBody[SeatDeed]) -> Done:
    return await act(request, table, data.key, lambda it, who: seats.hand_over(it, who, data.seat))


@post("/api/tables/{table:str}/take-back", summary="Play oneself again", status_code=200, responses=_REFUSALS)
async def take_back(request: Asked, table: FromPath[str], data: JSONBody[SeatDeed]) -> Done:
    return await act(request, table, data.key, lambda it, who: seats.take_back(it, who, data.seat))


ENDPOINTS = (join, place, leave, hand_over, take_back)
