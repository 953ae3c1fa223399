"""Seats: joining and leaving, seating before the start, and handing a seat to a bot."""

from litestar.params import FromPath, JSONBody

from tricity.server.api.actions import command_endpoint, endpoint, execute
from tricity.server.problems import Unauthenticated
from tricity.server.requests import JoinBody, KeyBody, PlaceBotBody, SeatBody, StartBody, SwapBody
from tricity.server.services import HttpRequest, authenticated, services
from tricity.table import links
from tricity.table.commands import seats
from tricity.table.events import Joined
from tricity.table.history import Receipt
from tricity.table.principal import PersonId
from tricity.table.storage import persons
from tricity.table.table import Table


@endpoint("join", "Join a table")
async def join(request: HttpRequest, table: FromPath[str], data: JSONBody[JoinBody]) -> Receipt:
    guest = await services(request).store.read(persons.find, authenticated(request))
    if guest is None:
        raise Unauthenticated("not-known")
    name = guest.name

    def command(live: Table, person: PersonId) -> Joined:
        if data.name:
            return seats.join_beside(live, person, data.name, data.seat)
        return seats.join(live, person, name, data.seat, address=table)

    return await execute(request, table, data.key, command)


ENDPOINTS = (
    join,
    command_endpoint("place", "Give an open seat to a bot", PlaceBotBody, seats.assign),
    command_endpoint("swap", "Swap seats before the start", SwapBody, seats.swap),
    command_endpoint("remove", "Remove a player before the start", SeatBody, seats.remove),
    command_endpoint("start", "Start the match, with bots on the open seats", StartBody, seats.start),
    command_endpoint("renew-link", "Replace the link of a private table", KeyBody, links.renew),
    command_endpoint("leave", "Leave a table for good", SeatBody, seats.leave),
    command_endpoint("hand-over", "Let a bot stand in", SeatBody, seats.hand_over),
    command_endpoint("take-back", "Take your seat back from a stand-in", SeatBody, seats.take_back),
)
