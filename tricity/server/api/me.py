"""One's own identity: a name, and a way to another device."""

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from tricity.server.error_handlers import responses
from tricity.server.identity import digest, new_key, new_person
from tricity.server.requests import Me, NameBody, RecoverBody, RecoveryKey
from tricity.server.services import HttpRequest, authenticated, person_or_nobody, services, take_by_address
from tricity.table.errors import NotFound
from tricity.table.storage import persons
from tricity.table.text_input import checked_name


@get("/api/me", summary="Who one is", responses=responses())
async def whoami(request: HttpRequest) -> Me:
    found = (
        await services(request).store.read(persons.find, person_or_nobody(request))
        if person_or_nobody(request)
        else None
    )
    return Me(False, "") if found is None else Me(True, found.name)


@post("/api/me", summary="Become a guest with a name", responses=responses())
async def become(request: HttpRequest, data: JSONBody[NameBody]) -> Response[Me]:
    here = services(request)
    name = checked_name(data.name)
    take_by_address(here.limiters.identities, request)
    who = new_person()
    await here.store.run(persons.add, who, name, here.live_tables.now())
    return Response(Me(True, name), cookies=[here.identity.cookie(who)])


@patch("/api/me", summary="Take another name, for tables to come", responses=responses(401))
async def rename(request: HttpRequest, data: JSONBody[NameBody]) -> Me:
    who, name = authenticated(request), checked_name(data.name)
    await services(request).store.run(persons.rename, who, name)
    return Me(True, name)


@delete("/api/me", summary="Forget who one is on this device", status_code=200, responses=responses())
async def forget(request: HttpRequest) -> Response[Me]:
    return Response(Me(False, ""), cookies=[services(request).identity.no_cookie()])


@post("/api/me/recovery", summary="A key that brings one's identity to another device, once", responses=responses(401))
async def make_recovery(request: HttpRequest) -> RecoveryKey:
    who, key = authenticated(request), new_key()
    here = services(request)
    take_by_address(here.limiters.identities, request)
    await here.store.run(persons.set_recovery, who, digest(key))
    return RecoveryKey(key)


@post("/api/me/recover", summary="Be oneself on this device", status_code=200, responses=responses(404))
async def recover(request: HttpRequest, data: JSONBody[RecoverBody]) -> Response[Me]:
    here = services(request)
    take_by_address(here.limiters.identities, request)
    found = await here.store.run(persons.recover, digest(data.key))
    if found is None:
        raise NotFound("no-such-recovery")
    return Response(Me(True, found.name), cookies=[here.identity.cookie(found.person)])


ENDPOINTS = (whoami, become, rename, forget, make_recovery, recover)
