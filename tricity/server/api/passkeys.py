"""Passkeys: a signed-in person can add one, and sign in with it on any device that has it.

The functions of `passkeys` run in a thread: the first import takes a third of a second, which must not block other
requests.
"""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Response
from litestar.params import FromPath, JSONBody

from tricity.server import passkeys
from tricity.server.account_requests import NewPasskeyBody, PasskeySignInBody
from tricity.server.api.me import check_existing, signed_in
from tricity.server.endpoints import delete, get, post
from tricity.server.identity import digest, new_key
from tricity.server.passkeys import Site
from tricity.server.problems import Unauthenticated
from tricity.server.responses import Me, PasskeyOptions
from tricity.server.services import HttpRequest, Services, authenticated, services, take_as_newcomer
from tricity.table.errors import BadRequest, NotFound, WrongState
from tricity.table.principal import PersonId
from tricity.table.storage import one_time_keys, persons
from tricity.table.storage import passkeys as stored_passkeys
from tricity.table.storage.passkeys import PasskeyInfo
from tricity.table.text_input import checked_name

_ANSWERED: Final = 5 * 60 * 1000
"""Milliseconds to answer a challenge."""
_MOST: Final = 20
_NOBODY: Final = PersonId("")


@get("/api/me/passkeys", "List your passkeys", 401)
async def list_passkeys(request: HttpRequest) -> tuple[PasskeyInfo, ...]:
    return await services(request).store.read(stored_passkeys.all_of, authenticated(request))


@post("/api/me/passkeys/options", "Ask for a challenge to add a passkey", 401, 409, status_code=201)
async def new_passkey_options(request: HttpRequest) -> PasskeyOptions:
    person, running = authenticated(request), services(request)
    take_as_newcomer(request)
    guest = await running.store.read(persons.find, person)
    if guest is None:
        raise Unauthenticated("not-known")
    known = await running.store.read(stored_passkeys.all_of, person)
    if len(known) >= _MOST:
        raise WrongState("too-many-passkeys", limit=_MOST)
    challenge = await _challenge(running, person)
    ids = [each.id for each in known]
    options = asyncio.to_thread(passkeys.creation_options, _site(request), person, guest.name, challenge, ids)
    return PasskeyOptions(await options)


@post("/api/me/passkeys", "Add a passkey", 401, 409, status_code=201)
async def add_passkey(request: HttpRequest, data: JSONBody[NewPasskeyBody]) -> PasskeyInfo:
    person, running = authenticated(request), services(request)
    name, now = checked_name(data.name), running.live_tables.now()
    challenge = await _answered(running, person, data.client_data)
    answer = (data.id, data.client_data, data.attestation)
    verified = await asyncio.to_thread(passkeys.verify_creation, _site(request), challenge, *answer)
    key = (data.id, person, verified.credential_public_key, verified.sign_count)
    if not await running.store.run(stored_passkeys.add, *key, name, now):
        raise WrongState("passkey-is-known")
    return PasskeyInfo(data.id, name, now, now)


@delete("/api/me/passkeys/{passkey:str}", "Remove a passkey", 401, 404)
async def remove_passkey(request: HttpRequest, passkey: FromPath[str]) -> tuple[PasskeyInfo, ...]:
    person, running = authenticated(request), services(request)
    if not await running.store.run(stored_passkeys.remove, passkey[:400], person):
        raise NotFound("no-such-passkey")
    return await running.store.read(stored_passkeys.all_of, person)


@post("/api/passkeys/options", "Ask for a challenge to sign in with a passkey", status_code=201)
async def sign_in_options(request: HttpRequest) -> PasskeyOptions:
    take_as_newcomer(request)
    challenge = await _challenge(services(request), _NOBODY)
    return PasskeyOptions(await asyncio.to_thread(passkeys.request_options, _site(request), challenge))


@post("/api/passkeys", "Sign in with a passkey", 404, 409)
async def sign_in(request: HttpRequest, data: JSONBody[PasskeySignInBody]) -> Response[Me]:
    running = services(request)
    take_as_newcomer(request)
    challenge = await _answered(running, _NOBODY, data.client_data)
    key = await running.store.read(stored_passkeys.find, data.id)
    guest = await running.store.read(persons.find_staying, key.person) if key else None
    if key is None or guest is None:
        raise NotFound("no-such-passkey")
    used = await asyncio.to_thread(
        passkeys.verify_use,
        _site(request),
        challenge,
        data.id,
        data.client_data,
        data.authenticator_data,
        data.signature,
        key.public_key,
        key.sign_count,
    )
    await running.store.run(stored_passkeys.record_use, data.id, used.new_sign_count, running.live_tables.now())
    await check_existing(request, guest, "ask")
    return await signed_in(request, guest, "merge")


async def _challenge(running: Services, person: PersonId) -> bytes:
    """Create a challenge that this person can answer once."""
    challenge, now = new_key(), running.live_tables.now()
    await running.store.run(one_time_keys.add, digest(challenge), "passkey", person, now, now + _ANSWERED)
    return challenge.encode()


async def _answered(running: Services, person: PersonId, client_data: str) -> bytes:
    """The challenge that this response answers, which is now used up; raises `BadRequest`."""
    challenge = await asyncio.to_thread(passkeys.challenge_in, client_data)
    now = running.live_tables.now()
    asked = await running.store.run(one_time_keys.take, digest(challenge.decode("latin-1")), "passkey", now)
    if asked is None or asked.person != person:
        raise BadRequest("bad-passkey")
    return challenge


def _site(request: HttpRequest) -> Site:
    """The site's address from the settings if they have one, else from the request: browsers don't let pages choose the
    Host header.
    """
    running = services(request)
    public = urlsplit(running.settings.public_url)
    if public.hostname:
        return Site(public.hostname, f"{public.scheme}://{public.netloc}")
    host = request.headers.get("host", "")
    scheme = "https" if running.settings.https or running.addresses.is_https(request.scope) else "http"
    return Site(urlsplit(f"//{host}").hostname or "", f"{scheme}://{host}")


ENDPOINTS: tuple[Any, ...] = (
    list_passkeys,
    new_passkey_options,
    add_passkey,
    remove_passkey,
    sign_in_options,
    sign_in,
)
