"""Joining and leaving, and letting a bot play."""

from litestar.params import FromPath, JSONBody

from tricity.server.api.actions import endpoint, execute
from tricity.server.problems import Unauthenticated
from tricity.server.requests import JoinBody, PlaceBotBody, SeatBody
from tricity.server.services import HttpRequest, authenticated, services
from tricity.table.commands import seats
from tricity.table.storage import persons
from tricity.table.table import Receipt


@endpoint("join", "Join a table")
async def join(request: HttpRequest, table: FromPath[str], data: JSONBody[JoinBody]) -> Receipt:
    guest = await services(request).store.read(persons.find, authenticated(request))
    if guest is None:
        raise Unauthenticated("not-known")
    return await execute(request, table, data.key, lambda live, person: seats.join(live, person, guest.name, data.seat))


@endpoint("place", "Give an open seat to a bot")
async def place_bot(request: HttpRequest, table: FromPath[str], data: JSONBody[PlaceBotBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.assign(live, person, data.seat, data.bot))


@endpoint("leave", "Leave a table for good")
async def leave(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.leave(live, person, data.seat))


@endpoint("hand-over", "Let a bot stand in")
async def hand_over(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.hand_over(live, person, data.seat))


@endpoint("take-back", "Take over again from a stand-in")
async def take_back(request: HttpRequest, table: FromPath[str], data: JSONBody[SeatBody]) -> Receipt:
    return await execute(request, table, data.key, lambda live, person: seats.take_back(live, person, data.seat))


ENDPOINTS = (join, place_bot, leave, hand_over, take_back)
