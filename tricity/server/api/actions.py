"""What a player does at a table: move, undo, vote, chat. Every endpoint executes one command."""

from collections.abc import Callable

from litestar import post
from litestar.params import FromPath, JSONBody

from tricity.server.error_handlers import responses
from tricity.server.live_tables import LiveTables
from tricity.server.requests import ChatBody, MoveBody, MuteBody, UndoBody, YesNoBody
from tricity.server.services import HttpRequest, authenticated, services, take
from tricity.table.commands import chat, moves, undo, votes
from tricity.table.events import AnyTableEvent
from tricity.table.principal import PersonId
from tricity.table.table import Receipt, Table


def endpoint(path: str, summary: str) -> post:
    """The decorator of an endpoint that executes one command at a table."""
    return post(
        f"/api/tables/{{table:str}}/{path}", summary=summary, status_code=200, responses=responses(401, 404, 409)
    )


async def execute(
    request: HttpRequest, table: str, key: str, command: Callable[[Table, PersonId], AnyTableEvent]
) -> Receipt:
    """Authenticate the caller, then carry out `command(table, person)` once per key."""
    person = authenticated(request)
    return await services(request).live_tables.execute(table, person, key, lambda live: command(live, person))


async def move(live_tables: LiveTables, person: PersonId, table: str, body: MoveBody) -> Receipt:
    """The move of an authenticated person, whether it came by HTTP or over a socket: decide, append, publish."""
    return await live_tables.execute(
        table, person, body.key, lambda live: moves.move(live, person, body.seat, body.version, body.move)
    )


@post(
    "/api/tables/{table:str}/moves",
    summary="Make a move",
    description="For programs and for networks without WebSockets; the page sends its moves over the table's socket.",
    status_code=200,
    responses=responses(401, 404, 409, 422),
)
async def make_move(request: HttpRequest, table: FromPath[str], data: JSONBody[MoveBody]) -> Receipt:
    return await move(services(request).live_tables, authenticated(request), table, data)


@endpoint("undo", "Undo a move, or ask to")
async def undo_move(request: HttpRequest, table: FromPath[str], data: JSONBody[UndoBody]) -> Receipt:
    return await execute(
        request, table, data.key, lambda live, person: undo.undo(live, person, data.seat, data.version)
    )


@endpoint("answer", "Answer a request to undo")
async def answer_undo_request(request: HttpRequest, table: FromPath[str], data: JSONBody[YesNoBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: undo.answer(live, person, data.seat, data.yes))


@endpoint("vote", "Vote to end the game")
async def vote_to_end(request: HttpRequest, table: FromPath[str], data: JSONBody[YesNoBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: votes.vote(live, person, data.seat, data.yes))


@endpoint("chat", "Send a chat message")
async def send_chat(request: HttpRequest, table: FromPath[str], data: JSONBody[ChatBody]) -> Receipt:
    take(services(request).limiters.chat, request)
    return await execute(
        request, table, data.key, lambda live, person: chat.say(live, person, data.seat, data.phrase, data.text)
    )


@endpoint("mute", "Mute or unmute a seat")
async def mute_seat(request: HttpRequest, table: FromPath[str], data: JSONBody[MuteBody]) -> Receipt:
    take(services(request).limiters.chat, request)
    return await execute(request, table, data.key, lambda live, person: chat.mute(live, person, data.seat, data.on))


ENDPOINTS = (make_move, undo_move, answer_undo_request, vote_to_end, send_chat, mute_seat)
