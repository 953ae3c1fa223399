"""Moves, taking back, votes and talk."""

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.api.acting import act
from tricity.server.faults import responses
from tricity.server.services import Asked, services, take
from tricity.server.shapes import Done, Moving, Muting, Saying, Undoing, YesOrNo
from tricity.table import moving, talking, undoing, voting

_REFUSALS = responses(401, 404, 409)


@post("/api/tables/{table:str}/moves", summary="Move", status_code=200, responses=responses(401, 404, 409, 422))
async def move(request: Asked, table: FromPath[str], data: JSONBody[Moving]) -> Done:
    return await act(request, table, data.key, lambda it, who: moving.move(it, who, data.seat, data.version, data.move))


@post("/api/tables/{table:str}/undo", summary="Take back, or ask to", status_code=200, responses=_REFUSALS)
async def undo(request: Asked, table: FromPath[str], data: JSONBody[Undoing]) -> Done:
    return await act(request, table, data.key, lambda it, who: undoing.undo(it, who, data.seat, data.version))


@post("/api/tables/{table:str}/answer", summary="Agree to taking back, or not", status_code=200, responses=_REFUSALS)
async def answer(request: Asked, table: FromPath[str], data: JSONBody[YesOrNo]) -> Done:
    return await act(request, table, data.key, lambda it, who: undoing.answer(it, who, data.seat, data.yes))


@post("/api/tables/{table:str}/vote", summary="Be for abandoning the match", status_code=200, responses=_REFUSALS)
async def vote(request: Asked, table: FromPath[str], data: JSONBody[YesOrNo]) -> Done:
    return await act(request, table, data.key, lambda it, who: voting.vote(it, who, data.seat, data.yes))


@post("/api/tables/{table:str}/chat", summary="Say something", status_code=200, responses=_REFUSALS)
async def chat(request: Asked, table: FromPath[str], data: JSONBody[Saying]) -> Done:
    take(services(request).talk_rate, request)
    return await act(request, table, data.key, lambda it, who: talking.say(it, who, data.seat, data.phrase, data.text))


@post("/api/tables/{table:str}/mute", summary="No longer hear a seat", status_code=200, responses=_REFUSALS)
async def mute(request: Asked, table: FromPath[str], data: JSONBody[Muting]) -> Done:
    take(services(request).talk_rate, request)
    return await act(request, table, data.key, lambda it, who: talking.mute(it, who, data.seat, data.on))


ENDPOINTS = (move, undo, answer, vote, chat, mute)
