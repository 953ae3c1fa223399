"""One's own identity: a name, and a way to another device."""

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from tricity.server.error_handlers import responses
from tricity.server.identity import digest, new_key, new_person
from tricity.server.requests import Me, NewPerson, Recovery, RecoveryKey
from tricity.server.services import Asked, person, services, somebody, take_here
from tricity.table.errors import NotFound
from tricity.table.storage import persons
from tricity.table.text_input import checked_name


@get("/api/me", summary="Who one is", responses=responses())
async def whoami(request: Asked) -> Me:
    found = await services(request).store.read(persons.find, somebody(request)) if somebody(request) else None
    return Me(False, "") if found is None else Me(True, found.name)


@post("/api/me", summary="Become a guest with a name", responses=responses())
async def become(request: Asked, data: JSONBody[NewPerson]) -> Response[Me]:
    here = services(request)
    name = checked_name(data.name)
    take_here(here.people_rate, request)
    who = new_person()
    await here.store.run(persons.add, who, name, here.rooms.now())
    return Response(Me(True, name), cookies=[here.identity.cookie(who)])


@patch("/api/me", summary="Take another name, for tables to come", responses=responses(401))
async def rename(request: Asked, data: JSONBody[NewPerson]) -> Me:
    who, name = person(request), checked_name(data.name)
    await services(request).store.run(persons.rename, who, name)
    return Me(True, name)


@delete("/api/me", summary="Forget who one is on this device", status_code=200, responses=responses())
async def forget(request: Asked) -> Response[Me]:
    return Response(Me(False, ""), cookies=[services(request).identity.no_cookie()])


@post("/api/me/recovery", summary="A key that brings one's identity to another device, once", responses=responses(401))
async def make_recovery(request: Asked) -> RecoveryKey:
    who, key = person(request), new_key()
    here = services(request)
    take_here(here.people_rate, request)
    await here.store.run(persons.set_recovery, who, digest(key))
    return RecoveryKey(key)


@post("/api/me/recover", summary="Be oneself on this device", status_code=200, responses=responses(404))
async def recover(request: Asked, data: JSONBody[Recovery]) -> Response[Me]:
    here = services(request)
    take_here(here.people_rate, request)
    found = await here.store.run(persons.recover, digest(data.key))
    if found is None:
        raise NotFound("no-such-recovery")
    return Response(Me(True, found.name), cookies=[here.identity.cookie(found.person)])


ENDPOINTS = (whoami, become, rename, forget, make_recovery, recover)
