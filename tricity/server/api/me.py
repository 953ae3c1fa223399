"""The caller's own identity: a name, and a way to another device."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tricity.server.error_handlers import responses
from tricity.server.identity import digest, new_key, new_person
from tricity.server.requests import Me, NameBody, RecoverBody, RecoveryKey
from tricity.server.services import HttpRequest, authenticated, principal, services, take_as_newcomer
from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage import persons
from tricity.table.text_input import checked_name


@get("/api/me", summary="Read your identity", responses=responses())
async def read_me(request: HttpRequest) -> Response[Me]:
    person, running = principal(request), services(request)
    guest = await running.store.read(persons.find, person) if person else None
    if guest is None:
        return Response(Me(False, ""))
    outdated = running.identity.is_outdated(request.headers.get("cookie", "").encode("latin-1"))
    return Response(Me(True, guest.name), cookies=[_cookie(request, guest.person)] if outdated else [])


@post("/api/me", summary="Become a guest with a name", responses=responses())
async def become_guest(request: HttpRequest, data: JSONBody[NameBody]) -> Response[Me]:
    running = services(request)
    name = checked_name(data.name)
    take_as_newcomer(request)
    person = new_person()
    await running.store.run(persons.add, person, name, running.live_tables.now())
    return Response(Me(True, name), cookies=[_cookie(request, person)])


@patch("/api/me", summary="Change your name for future tables", responses=responses(401))
async def rename(request: HttpRequest, data: JSONBody[NameBody]) -> Me:
    person, name = authenticated(request), checked_name(data.name)
    await services(request).store.run(persons.rename, person, name)
    return Me(True, name)


@delete("/api/me", summary="Sign out on this device", status_code=200, responses=responses())
async def sign_out(request: HttpRequest) -> Response[Me]:
    return Response(Me(False, ""), cookies=[services(request).identity.no_cookie()])


@post("/api/me/recovery", summary="Create a key that signs you in on another device, once", responses=responses(401))
async def make_recovery_key(request: HttpRequest) -> RecoveryKey:
    person, key = authenticated(request), new_key()
    running = services(request)
    take_as_newcomer(request)
    await running.store.run(persons.set_recovery, person, digest(key))
    return RecoveryKey(key)


@post("/api/me/recover", summary="Sign in with a recovery key", status_code=200, responses=responses(404))
async def recover(request: HttpRequest, data: JSONBody[RecoverBody]) -> Response[Me]:
    running = services(request)
    take_as_newcomer(request)
    guest = await running.store.run(persons.recover, digest(data.key))
    if guest is None:
        raise NotFound("no-such-recovery")
    return Response(Me(True, guest.name), cookies=[_cookie(request, guest.person)])


def _cookie(request: HttpRequest, person: PersonId) -> Cookie:
    running = services(request)
    return running.identity.cookie(person, https=running.addresses.is_https(request.scope))


ENDPOINTS = (read_me, become_guest, rename, sign_out, make_recovery_key, recover)
