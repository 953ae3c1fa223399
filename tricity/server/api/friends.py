"""Friends: requests between people who met at a table or know a profile, invitations by name, and blocking."""

from contextlib import suppress
from typing import Final

from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from tricity.core.frozen import Frozen
from tricity.server.account_requests import FriendBody, TableSeatBody
from tricity.server.endpoints import delete, get, post
from tricity.server.problems import Unauthenticated
from tricity.server.services import HttpRequest, Services, authenticated, services, take
from tricity.table import links, preconditions
from tricity.table.errors import Forbidden, NotFound, UnreadableLog, WrongState
from tricity.table.notices import Notice
from tricity.table.principal import PersonId
from tricity.table.storage import friends, invitations, notice_queue, persons, profiles
from tricity.table.storage.friends import FriendInfo

_MOST_INVITATIONS: Final = 20


class InvitationView(Frozen):
    """A friend invites the caller to a table; `table` is its address."""

    table: str
    game: str
    name: str
    created: int


@get("/api/friends", "List your friends and open requests", 401)
async def list_friends(request: HttpRequest) -> tuple[FriendInfo, ...]:
    return await _friends(services(request), authenticated(request))


@post("/api/friends", "Send a friend request, or accept one", 401, 404, 409)
async def ask(request: HttpRequest, data: JSONBody[FriendBody]) -> tuple[FriendInfo, ...]:
    """A person is named by the address of their profile, whether or not you may see it."""
    person, running = authenticated(request), services(request)
    take(running.limiters.chat, request)
    other = await _person(running, data.person)
    return await _ask(running, person, other)


@post("/api/tables/{table:str}/befriend", "Send a friend request to the player of a seat", 401, 404, 409)
async def befriend(request: HttpRequest, table: FromPath[str], data: JSONBody[TableSeatBody]) -> tuple[FriendInfo, ...]:
    person, running = authenticated(request), services(request)
    take(running.limiters.chat, request)
    async with running.live_tables.table(table) as live:
        links.check(live, person, table)
        if not live.seats_of(person):
            raise Forbidden("not-seated")
        if not 0 <= data.seat < len(live.seats):
            raise NotFound("table-no-such-seat", number=data.seat)
        other = live.seats[data.seat].owner
    if other is None:
        raise NotFound("no-such-person")
    return await _ask(running, person, other)


@delete("/api/friends/{person:str}", "End a friendship, or decline a request", 401, 404)
async def part(request: HttpRequest, person: FromPath[str]) -> tuple[FriendInfo, ...]:
    """This also unblocks a person."""
    caller, running = authenticated(request), services(request)
    await running.store.run(friends.part, caller, await _person(running, person))
    return await _friends(running, caller)


@post("/api/friends/block", "Block a person", 401, 404, 409)
async def block(request: HttpRequest, data: JSONBody[FriendBody]) -> tuple[FriendInfo, ...]:
    """They can no longer send you requests or invitations or see your profile. They are not told."""
    person, running = authenticated(request), services(request)
    other = await _person(running, data.person)
    await _check_room(running, person, other)
    await running.store.run(friends.block, person, other, running.live_tables.now())
    return await _friends(running, person)


@post("/api/tables/{table:str}/invite", "Invite a friend to a table that is waiting for players", 401, 404, 409)
async def invite(request: HttpRequest, table: FromPath[str], data: JSONBody[FriendBody]) -> tuple[FriendInfo, ...]:
    person, running = authenticated(request), services(request)
    take(running.limiters.chat, request)
    other = await _person(running, data.person)
    if not await running.store.read(friends.are_friends, person, other):
        raise Forbidden("not-a-friend")
    async with running.live_tables.table(table) as live:
        if not live.seats_of(person):
            raise Forbidden("not-seated")
        preconditions.gathering(live)
        name = live.name
    await running.store.run(_invite, name, other, person, running.live_tables.now())
    return await _friends(running, person)


def _invite(connection: Connection, table: str, person: PersonId, by: PersonId, now: int) -> None:
    """A second invitation to the same table sends no second notice."""
    if invitations.add(connection, table, person, by, now):
        notice_queue.add(connection, [(Notice(person, table, "invitation", 1), now)])


@get("/api/me/invitations", "List invitations from friends", 401)
async def list_invitations(request: HttpRequest) -> tuple[InvitationView, ...]:
    return await _invitations(services(request), authenticated(request))


async def _invitations(running: Services, person: PersonId) -> tuple[InvitationView, ...]:
    open_invitations = []
    for each in await running.store.read(invitations.all_of, person, _MOST_INVITATIONS):
        # Nobody can be invited to a table that cannot be read.
        with suppress(NotFound, UnreadableLog):
            async with running.live_tables.table(each.table) as live:
                if not live.seats_of(person) and person not in live.removed:
                    open_invitations.append(InvitationView(links.address_of(live), each.game, each.name, each.created))
    return tuple(open_invitations)


@delete("/api/me/invitations/{table:str}", "Decline an invitation", 401)
async def decline(request: HttpRequest, table: FromPath[str]) -> tuple[InvitationView, ...]:
    person, running = authenticated(request), services(request)
    await running.store.run(invitations.remove, links.name_in(table), person)
    return await _invitations(running, person)


async def _ask(running: Services, person: PersonId, other: PersonId) -> tuple[FriendInfo, ...]:
    await _check_room(running, person, other)
    if await running.store.read(persons.find, person) is None:
        raise Unauthenticated("not-known")
    # Both need a profile, so that the other can answer.
    for each in (person, other):
        await running.store.run(profiles.handle_of, each)
    # Somebody who is blocked must not notice it.
    await running.store.run(friends.ask, person, other, running.live_tables.now())
    return await _friends(running, person)


async def _check_room(running: Services, person: PersonId, other: PersonId) -> None:
    if person == other:
        raise WrongState("that-is-you")
    if await running.store.read(friends.count, person) >= friends.MOST:
        raise WrongState("too-many-friends", limit=friends.MOST)


async def _person(running: Services, handle: str) -> PersonId:
    owner = await running.store.read(profiles.person_of, handle[:16])
    if owner is None:
        raise NotFound("no-such-person")
    return owner


async def _friends(running: Services, person: PersonId) -> tuple[FriendInfo, ...]:
    return await running.store.read(friends.all_of, person, running.live_tables.now())


ENDPOINTS = (list_friends, ask, befriend, part, block, invite, list_invitations, decline)
