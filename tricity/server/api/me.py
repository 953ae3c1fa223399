"""The caller's identity: their name, ways to sign in on other devices, and everything that is stored about them."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from tricity.server.account_requests import Existing, NameBody, RecoverBody, SignOutBody
from tricity.server.endpoints import delete, get, patch, post
from tricity.server.identity import digest, new_key, new_person
from tricity.server.problems import Unauthenticated
from tricity.server.responses import Me, RecoveryKey
from tricity.server.services import HttpRequest, authenticated, principal, services, take_as_newcomer
from tricity.table.errors import NotFound, WrongState
from tricity.table.principal import PersonId
from tricity.table.storage import access, administrators, belongings, one_time_keys, persons
from tricity.table.storage.persons import Person
from tricity.table.text_input import checked_name

_DAY: Final = 24 * 60 * 60 * 1000
_ASKED: Final = 10 * 60 * 1000
"""How long the person may take to decide about another identity on the device."""
_MERGE_SECONDS: Final = 20
"""After this many seconds, the rest of a merge happens in the background."""


@get("/api/me", "Read your identity")
async def read_me(request: HttpRequest) -> Response[Me]:
    person, running = principal(request), services(request)
    guest = await running.store.read(persons.find, person) if person else None
    if guest is None:
        return Response(Me(False, ""))
    header = request.headers.get("cookie", "").encode("latin-1")
    outdated = running.identity.is_outdated(header, https=_is_https(request))
    me = Me(True, guest.name, await running.store.read(administrators.is_administrator, guest.person))
    return Response(me, cookies=_cookies(request, guest.person) if outdated else [])


@post("/api/me", "Become a guest with a name", status_code=201)
async def become_guest(request: HttpRequest, data: JSONBody[NameBody]) -> Response[Me]:
    running = services(request)
    name = checked_name(data.name)
    take_as_newcomer(request)
    person = new_person()
    await running.store.run(persons.add, person, name, running.live_tables.now())
    return Response(Me(True, name), cookies=_cookies(request, person))


@patch("/api/me", "Change your name for future tables", 401)
async def rename(request: HttpRequest, data: JSONBody[NameBody]) -> Me:
    person, name = authenticated(request), checked_name(data.name)
    await services(request).store.run(persons.rename, person, name)
    return Me(True, name)


@delete("/api/me", "Sign out on this device")
async def leave_device(request: HttpRequest) -> Response[Me]:
    return _signed_out(request)


@post("/api/me/sign-out", "Sign out here, on all other devices, or everywhere", 401)
async def sign_out(request: HttpRequest, data: JSONBody[SignOutBody]) -> Response[Me]:
    """A revoked session ends at once in this server process, and within seconds in the others."""
    person, running = authenticated(request), services(request)
    if data.where == "here":
        return _signed_out(request)
    guest = await running.store.read(persons.find, person)
    if guest is None:
        raise Unauthenticated("not-known")
    await running.store.run(access.revoke_sessions, person)
    await running.access.refresh(running.store)
    if data.where == "everywhere":
        return _signed_out(request)
    return Response(Me(True, guest.name), cookies=_cookies(request, person))


@post("/api/me/recovery", "Create a key that signs you in on another device, once", 401, status_code=201)
async def make_recovery_key(request: HttpRequest) -> RecoveryKey:
    person, key = authenticated(request), new_key()
    running = services(request)
    take_as_newcomer(request)
    until = running.live_tables.now() + _DAY
    await running.store.run(persons.set_recovery, person, digest(key), until)
    return RecoveryKey(key, until)


@post("/api/me/recover", "Sign in with the key from a link", 404, 409)
async def recover(request: HttpRequest, data: JSONBody[RecoverBody]) -> Response[Me]:
    running = services(request)
    take_as_newcomer(request)
    key, now, caller = digest(data.key), running.live_tables.now(), principal(request)
    if caller is not None and await running.store.run(persons.confirm_email, key, caller, now):
        return Response(Me(True, (await running.store.read(persons.find, caller) or Person(caller, "")).name))
    guest = await running.store.read(persons.find_by_key, key, now)
    if guest is not None:
        await check_existing(request, guest, data.existing)
        guest = await running.store.run(persons.recover, key, now)
    if guest is None:
        raise NotFound("no-such-recovery")
    return await signed_in(request, guest, data.existing)


@get(
    "/api/me/data",
    "Download everything that is stored about you",
    401,
    answer=ResponseSpec(dict[str, Any], description="Everything, by kind"),
)
async def download(request: HttpRequest) -> Response[dict[str, Any]]:
    person = authenticated(request)
    take_as_newcomer(request)
    exported = await services(request).person_data.export(person)
    return Response(exported, headers={"content-disposition": 'attachment; filename="tricity.json"'})


@delete("/api/me/data", "Erase your account and data for good", 401)
async def erase(request: HttpRequest) -> Response[Me]:
    """Your games stay readable, without your name. Erasing finishes a few seconds after the response."""
    person = authenticated(request)
    take_as_newcomer(request)
    await services(request).person_data.erase(person)
    return _signed_out(request)


async def check_existing(request: HttpRequest, guest: Person, existing: Existing) -> None:
    """Raises `WrongState` if the device has another identity with something to lose and the person was not asked about
    it.

    The refusal has a key for `POST /api/me/recover`, with which the same person can sign in after deciding.
    """
    running, person = services(request), principal(request)
    own = await running.store.read(persons.find, person) if person else None
    if existing != "ask" or own is None or own.person == guest.person:
        return
    if not await running.store.read(belongings.has_any, own.person):
        return
    key, now = new_key(), running.live_tables.now()
    await running.store.run(one_time_keys.add, digest(key), "sign-in", guest.person, now, now + _ASKED)
    games = await running.store.read(persons.count_tables, own.person)
    raise WrongState("another-identity", name=own.name, other=guest.name, games=games, key=key)


async def signed_in(request: HttpRequest, guest: Person, existing: Existing) -> Response[Me]:
    """The response to somebody who has proved their identity. What belonged to the device's previous identity becomes
    theirs or is given up.
    """
    running, person = services(request), principal(request)
    own = await running.store.read(persons.find_staying, person) if person else None
    # An identity with nothing to lose is not worth keeping: it is merged without asking.
    if own is not None and own.person != guest.person and existing != "leave":
        merged = await running.person_data.merge(own.person, guest.person)
        with suppress(TimeoutError):
            async with asyncio.timeout(_MERGE_SECONDS):
                await asyncio.shield(merged)
    return Response(Me(True, guest.name), cookies=_cookies(request, guest.person))


def _signed_out(request: HttpRequest) -> Response[Me]:
    identity = services(request).identity
    return Response(Me(False, ""), cookies=identity.no_cookies(https=_is_https(request)), status_code=200)


def _cookies(request: HttpRequest, person: PersonId) -> list[Cookie]:
    return services(request).identity.cookies(person, https=_is_https(request))


def _is_https(request: HttpRequest) -> bool:
    return services(request).addresses.is_https(request.scope)


ENDPOINTS = (read_me, become_guest, rename, leave_device, sign_out, make_recovery_key, recover, download, erase)
