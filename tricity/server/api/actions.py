"""Moves, taking back, votes and talk."""

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.api.acting import act
from tricity.server.error_handlers import responses
from tricity.server.requests import Done, Moving, Muting, Saying, Undoing, YesOrNo
from tricity.server.services import Asked, services, take
from tricity.table.commands import chat, moves, undo, votes

_REFUSALS = responses(401, 404, 409)


@post("/api/tables/{table:str}/moves", summary="Move", status_code=200, responses=responses(401, 404, 409, 422))
async def make_move(request: Asked, table: FromPath[str], data: JSONBody[Moving]) -> Done:
    return await act(request, table, data.key, lambda it, who: moves.move(it, who, data.seat, data.version, data.move))


@post("/api/tables/{table:str}/undo", summary="Take back, or ask to", status_code=200, responses=_REFUSALS)
async def request_undo(request: Asked, table: FromPath[str], data: JSONBody[Undoing]) -> Done:
    return await act(request, table, data.key, lambda it, who: undo.undo(it, who, data.seat, data.version))


@post("/api/tables/{table:str}/answer", summary="Agree to taking back, or not", status_code=200, responses=_REFUSALS)
async def answer_undo_request(request: Asked, table: FromPath[str], data: JSONBody[YesOrNo]) -> Done:
    return await act(request, table, data.key, lambda it, who: undo.answer(it, who, data.seat, data.yes))


@post("/api/tables/{table:str}/vote", summary="Be for abandoning the match", status_code=200, responses=_REFUSALS)
async def vote_to_end(request: Asked, table: FromPath[str], data: JSONBody[YesOrNo]) -> Done:
    return await act(request, table, data.key, lambda it, who: votes.vote(it, who, data.seat, data.yes))


@post("/api/tables/{table:str}/chat", summary="Say something", status_code=200, responses=_REFUSALS)
async def send_chat(request: Asked, table: FromPath[str], data: JSONBody[Saying]) -> Done:
    take(services(request).talk_rate, request)
    return await act(request, table, data.key, lambda it, who: chat.say(it, who, data.seat, data.phrase, data.text))


@post("/api/tables/{table:str}/mute", summary="No longer hear a seat", status_code=200, responses=_REFUSALS)
async def mute_seat(request: Asked, table: FromPath[str], data: JSONBody[Muting]) -> Done:
    take(services(request).talk_rate, request)
    return await act(request, table, data.key, lambda it, who: chat.mute(it, who, data.seat, data.on))


ENDPOINTS = (make_move, request_undo, answer_undo_request, vote_to_end, send_chat, mute_seat)
