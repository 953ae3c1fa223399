"""What a player does at a table: move, undo, vote, chat. Every endpoint executes one command."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import litestar
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict

from tricity.server.endpoints import post
from tricity.server.live_tables import LiveTables
from tricity.server.requests import ChatBody, HintBody, MoveBody, MuteBody, RequestBody, UndoBody, YesNoBody
from tricity.server.services import HttpRequest, authenticated, services, take
from tricity.table.commands import chat, closure, moves, undo
from tricity.table.errors import Forbidden
from tricity.table.events import AnyTableEvent
from tricity.table.history import Receipt
from tricity.table.principal import PersonId
from tricity.table.storage import persons
from tricity.table.table import Table

_Body = TypeVar("_Body", bound=RequestBody)


def endpoint(path: str, summary: str) -> litestar.post:
    """The decorator of an endpoint that executes one command at a table."""
    return post(f"/api/tables/{{table:str}}/{path}", summary, 401, 404, 409)


def command_endpoint(
    path: str, summary: str, body: type[_Body], command: Callable[..., AnyTableEvent]
) -> HTTPRouteHandler:
    """An endpoint whose body has an idempotency key and, under their names, the arguments of the command."""

    async def handler(request: HttpRequest, table: FromPath[str], data: JSONBody[_Body]) -> Receipt:
        arguments = asdict(data)
        key = arguments.pop("key")
        return await execute(request, table, key, lambda live, person: command(live, person, **arguments))

    handler.__name__ = command.__name__
    # Litestar reads the annotation at run time: it must name this endpoint's own body.
    handler.__annotations__["data"] = handler.__annotations__["data"][body]
    return endpoint(path, summary)(handler)


async def execute(
    request: HttpRequest, table: str, key: str, command: Callable[[Table, PersonId], AnyTableEvent]
) -> Receipt:
    """Authenticate the caller, then carry out `command(table, person)` once per key."""
    person = authenticated(request)
    return await services(request).live_tables.execute(table, person, key, lambda live: command(live, person))


def move(live_tables: LiveTables, person: PersonId, table: str, body: MoveBody) -> Coroutine[Any, Any, Receipt]:
    """The move of an authenticated person, whether it came by HTTP or over a socket: decide, append, publish."""
    return live_tables.execute(
        table, person, body.key, lambda live: moves.move(live, person, body.seat, body.version, body.move)
    )


@post(
    "/api/tables/{table:str}/moves",
    "Make a move",
    401,
    404,
    409,
    422,
    description="For programs, and for networks that block WebSockets; the page sends moves over the table's socket.",
)
async def make_move(request: HttpRequest, table: FromPath[str], data: JSONBody[MoveBody]) -> Receipt:
    return await move(services(request).live_tables, authenticated(request), table, data)


@endpoint("hint", "Ask for a hint")
async def ask_for_hint(request: HttpRequest, table: FromPath[str], data: JSONBody[HintBody]) -> Receipt:
    """The entry with the returned number has the hint, for the seat that asked; others only see that it asked."""
    person, running = authenticated(request), services(request)
    take(running.limiters.hints, request)
    return await running.hints.give(person, table, data.key, data.seat, data.version)


@endpoint("chat", "Send a chat message")
async def send_chat(request: HttpRequest, table: FromPath[str], data: JSONBody[ChatBody]) -> Receipt:
    take(services(request).limiters.chat, request)
    if await services(request).store.read(persons.is_muted, authenticated(request)):
        raise Forbidden("chat-taken-away")
    return await execute(
        request, table, data.key, lambda live, person: chat.say(live, person, data.seat, data.phrase, data.text)
    )


@endpoint("mute", "Mute or unmute a seat")
async def mute_seat(request: HttpRequest, table: FromPath[str], data: JSONBody[MuteBody]) -> Receipt:
    take(services(request).limiters.chat, request)
    return await execute(request, table, data.key, lambda live, person: chat.mute(live, person, data.seat, data.on))


ENDPOINTS = (
    make_move,
    command_endpoint("undo", "Undo a move, or ask to", UndoBody, undo.undo),
    command_endpoint("answer", "Answer a request to undo", YesNoBody, undo.answer),
    ask_for_hint,
    command_endpoint("vote", "Vote to end the game", YesNoBody, closure.vote),
    send_chat,
    mute_seat,
)
