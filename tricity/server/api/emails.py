"""Signing in with a link in an e-mail, on servers that can send e-mail."""

import asyncio
from typing import Final

from litestar.params import FromPath, JSONBody

from tricity.core.frozen import Frozen
from tricity.locales import words
from tricity.server.account_requests import EmailBody
from tricity.server.endpoints import delete, get, post
from tricity.server.identity import digest, new_key
from tricity.server.logs import logger
from tricity.server.mail import Mail, checked_address
from tricity.server.problems import language
from tricity.server.services import HttpRequest, Services, authenticated, principal, services, take_as_newcomer
from tricity.table.errors import NotFound, WrongState
from tricity.table.storage import emails, one_time_keys, persons
from tricity.table.storage.one_time_keys import Purpose

_MINUTE: Final = 60 * 1000
_VALID: Final = 30 * _MINUTE
_SIGN_IN: Final[Purpose] = "sign-in"
_CONFIRM: Final[Purpose] = "email"
_sending: set["asyncio.Task[None]"] = set()


class EmailInfo(Frozen):
    """Whether this server sends links by e-mail, and the caller's addresses."""

    offered: bool
    addresses: tuple[str, ...]


@get("/api/me/emails", "List your e-mail addresses")
async def list_emails(request: HttpRequest) -> EmailInfo:
    person, running = principal(request), services(request)
    own = await running.store.read(emails.all_of, person) if person else ()
    return EmailInfo(running.mailer.is_on, own)


@post("/api/emails", "Send a sign-in link by e-mail", 409)
async def send_link(request: HttpRequest, data: JSONBody[EmailBody]) -> EmailInfo:
    """If the address belongs to somebody, the link signs them in; if not, it becomes the caller's once they open the
    link in the same browser.

    The response does not reveal whether the address is known, or whether a message was sent.
    """
    running, caller = services(request), principal(request)
    if not running.mailer.is_on:
        raise WrongState("no-email")
    address = checked_address(data.address).lower()
    take_as_newcomer(request)
    now = running.live_tables.now()
    owner = await running.store.read(emails.person_with, address)
    reader = owner or caller
    known = await running.store.read(persons.find_staying, reader) if reader else None
    is_recent = await running.store.read(one_time_keys.is_recent, address, now + _VALID - _MINUTE)
    if known is not None and not is_recent:
        key, purpose = new_key(), _SIGN_IN if owner else _CONFIRM
        await running.store.run(one_time_keys.add, digest(key), purpose, known.person, now, now + _VALID, address)
        mail = _mail(running, purpose, address, known.name, key, language(request.headers.get("accept-language", "")))
        # Not awaited: the response time would reveal whether the address is known.
        task = asyncio.create_task(_send(running, mail))
        _sending.add(task)
        task.add_done_callback(_sending.discard)
    own = await running.store.read(emails.all_of, caller) if caller else ()
    return EmailInfo(True, own)


@delete("/api/me/emails/{address:str}", "Remove an e-mail address", 401, 404)
async def remove_email(request: HttpRequest, address: FromPath[str]) -> EmailInfo:
    person, running = authenticated(request), services(request)
    if not await running.store.run(emails.unlink, address[:254], person):
        raise NotFound("no-such-address")
    return EmailInfo(running.mailer.is_on, await running.store.read(emails.all_of, person))


async def _send(running: Services, mail: Mail) -> None:
    try:
        await running.mailer.send(mail)
    # Whatever went wrong, the person can ask again. The fault is not logged in full: its text may contain the address.
    except Exception as fault:  # noqa: BLE001
        logger().warning("mail not sent", fault=type(fault).__name__)


def _mail(running: Services, purpose: Purpose, address: str, name: str, key: str, lang: str) -> Mail:
    link = f"{running.settings.public_url.rstrip('/')}/recover#{key}"
    note = words(f"mail-{purpose}-note", lang, minutes=_VALID // _MINUTE)
    parts = (words("mail-hello", lang, name=name), words(f"mail-{purpose}", lang), link, note)
    return Mail(address, words(f"mail-{purpose}-subject", lang), "\n\n".join(parts) + "\n")


ENDPOINTS = (list_emails, send_link, remove_email)
