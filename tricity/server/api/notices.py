"""How and where the caller is notified that a table is waiting for them."""

import asyncio
import secrets
from hashlib import sha256
from typing import Final

from litestar.params import FromPath, JSONBody

from tricity.locales import LANGUAGES
from tricity.server.account_requests import (
    CodeBody,
    EmailBody,
    NoticeKindsBody,
    NoticeSettingsBody,
    PushBody,
    TableNotices,
    WebhookBody,
)
from tricity.server.endpoints import delete, get, patch, post, put
from tricity.server.mail import checked_address
from tricity.server.notices.push_keys import PushKeys
from tricity.server.notices.targets import checked_target
from tricity.server.problems import language
from tricity.server.responses import EmailState, NoticeChannel, NoticePreferences, Turns
from tricity.server.services import HttpRequest, authenticated, services, take
from tricity.table.errors import BadRequest, NotFound, WrongState
from tricity.table.links import name_in
from tricity.table.notices import KINDS, bit, next_digest, zone_of
from tricity.table.principal import PersonId
from tricity.table.storage import channels, lists, notice_queue
from tricity.table.storage.channels import Channel, ChannelKind, ChannelState

_MOST_DEVICES: Final = 10
_PUSH_DELAY: Final = 5_000
"""Milliseconds in which somebody who has the table open sees it there and needs no notice."""
_DELAY: Final = 10 * 60_000
_ALL: Final = sum(map(bit, KINDS))
_WITHOUT_CHAT: Final = _ALL & ~bit("chat")
_GROUPS: Final[dict[str, tuple[ChannelKind, ...]]] = {
    "push": ("push",),
    "email": ("email",),
    "webhook": ("webhook", "ntfy"),
}


@get("/api/me/notices", "Read how you want to be notified", 401)
async def read_notices(request: HttpRequest) -> NoticePreferences:
    return await _preferences(request, authenticated(request))


@put("/api/me/notices", "Change how you want to be notified", 401)
async def change_notices(request: HttpRequest, data: JSONBody[NoticeSettingsBody]) -> NoticePreferences:
    person, store = authenticated(request), services(request).store
    if data.language not in LANGUAGES or (data.quiet_start is None) != (data.quiet_end is None):
        raise BadRequest("bad-request", place="body", detail="language or quiet hours")
    await store.run(
        channels.save_settings,
        person,
        language=data.language,
        zone=data.zone,
        quiet_start=data.quiet_start,
        quiet_end=data.quiet_end,
        digest_at=data.digest_at,
    )
    await _schedule_digest(request, person)
    return await _preferences(request, person)


@post("/api/me/notices/push", "Send push messages to this browser", 401)
async def add_push(request: HttpRequest, data: JSONBody[PushBody]) -> NoticePreferences:
    person = authenticated(request)
    secret = await asyncio.to_thread(_checked_secret, data)
    endpoint = _target(request, data.endpoint)
    digest = sha256(endpoint.encode()).hexdigest()[:32]
    await _add(request, person, "push", endpoint, secret, channel_id=digest)
    return await _preferences(request, person)


@post("/api/me/notices/email", "Send e-mails to an address", 401, 409)
async def add_email(request: HttpRequest, data: JSONBody[EmailBody]) -> NoticePreferences:
    """E-mails are sent once the owner of the address has confirmed it with the link that is mailed there. That link
    does not sign anybody in.
    """
    person, running = authenticated(request), services(request)
    if not running.mailer.is_on:
        raise WrongState("no-email-here")
    target = checked_address(data.address)
    take(running.limiters.mails, request)
    channel = await _add(request, person, "email", target, secrets.token_urlsafe(24), "unconfirmed")
    await running.store.run(notice_queue.add_one, channel, "confirm", running.live_tables.now())
    await _schedule_digest(request, person)
    return await _preferences(request, person)


@post("/api/me/notices/webhook", "Send notices to a webhook", 401, 409)
async def add_webhook(request: HttpRequest, data: JSONBody[WebhookBody]) -> NoticePreferences:
    person = authenticated(request)
    if services(request).settings.webhooks == "off":
        raise WrongState("no-webhooks-here")
    await _add(request, person, data.format, _target(request, data.url))
    return await _preferences(request, person)


@patch("/api/me/notices/kinds/{group:str}", "Choose which notices a kind of channel gets", 401, 404)
async def choose_kinds(
    request: HttpRequest, group: FromPath[str], data: JSONBody[NoticeKindsBody]
) -> NoticePreferences:
    person = authenticated(request)
    if group not in _GROUPS:
        raise NotFound("no-such-page")
    mask = sum(map(bit, set(data.kinds)))
    delay = _PUSH_DELAY if group == "push" else data.minutes * 60_000
    await services(request).store.run(channels.choose_kinds, person, _GROUPS[group], mask, delay)
    return await _preferences(request, person)


@delete("/api/me/notices/channels/{channel:str}", "Remove a channel", 401)
async def remove_channel(request: HttpRequest, channel: FromPath[str]) -> NoticePreferences:
    person = authenticated(request)
    await services(request).store.run(channels.remove, person, channel)
    return await _preferences(request, person)


@post("/api/me/notices/channels/{channel:str}/test", "Send a test notice to a channel", 401, 404)
async def try_channel(request: HttpRequest, channel: FromPath[str]) -> NoticePreferences:
    person, running = authenticated(request), services(request)
    own = await running.store.read(channels.channels_of, person)
    own_channel = next((each for each in own if each.id == channel and each.state == "on"), None)
    if own_channel is None:
        raise NotFound("no-such-channel")
    take(running.limiters.mails, request)
    await running.store.run(notice_queue.add_one, own_channel, "test", running.live_tables.now())
    return await _preferences(request, person)


@post("/api/notices/confirm", "Confirm an e-mail address", 404)
async def confirm(request: HttpRequest, data: JSONBody[CodeBody]) -> EmailState:
    """Takes the code from the confirmation e-mail, on any device."""
    if not await services(request).store.run(channels.confirm, data.code):
        raise NotFound("no-such-code")
    return EmailState(on=True)


@post(
    "/api/notices/unsubscribe/{key:str}",
    "Stop all e-mails to a person",
    404,
    description="The List-Unsubscribe header of every e-mail names it; mail programs call it directly (RFC 8058).",
)
async def unsubscribe(request: HttpRequest, key: FromPath[str]) -> EmailState:
    if not await services(request).store.run(channels.unsubscribe, key):
        raise NotFound("no-such-code")
    return EmailState(on=False)


@get("/api/tables/{table:str}/notices", "Read whether you get notices about a table", 401)
async def read_table_notices(request: HttpRequest, table: FromPath[str]) -> TableNotices:
    silenced = await services(request).store.read(channels.is_silenced, authenticated(request), name_in(table))
    return TableNotices(on=not silenced)


@put("/api/tables/{table:str}/notices", "Turn the notices of a table on or off", 401)
async def change_table_notices(
    request: HttpRequest, table: FromPath[str], data: JSONBody[TableNotices]
) -> TableNotices:
    await services(request).store.run(channels.silence, authenticated(request), name_in(table), not data.on)
    return data


@get("/api/me/turns", "Count the games waiting for you", 401)
async def count_turns(request: HttpRequest) -> Turns:
    return Turns(await services(request).store.read(lists.count_turns, authenticated(request)))


async def _preferences(request: HttpRequest, person: PersonId) -> NoticePreferences:
    running = services(request)
    store = running.store
    settings = await store.read(channels.settings_of, person)
    outcomes = await store.read(channels.outcomes_of, person)
    push_key = (await PushKeys.of_server(store)).public
    own = [
        NoticeChannel(
            id=each.id,
            kind=each.kind,
            state=each.state,
            target="" if each.kind == "push" else each.target,
            kinds=tuple(kind for kind in KINDS if each.kinds & bit(kind)),
            minutes=each.delay // 60_000,
            outcome=outcomes[each.id].state if each.id in outcomes else "",
            outcome_at=outcomes[each.id].at if each.id in outcomes else None,
        )
        for each in await store.read(channels.channels_of, person)
    ]
    return NoticePreferences(
        push_key=push_key,
        email=running.mailer.is_on,
        webhooks=running.settings.webhooks != "off",
        language=settings.language if settings else _language(request),
        zone=settings.zone if settings else "",
        quiet_start=settings.quiet_start if settings else None,
        quiet_end=settings.quiet_end if settings else None,
        digest_at=settings.digest_at if settings else None,
        channels=tuple(own),
    )


async def _add(
    request: HttpRequest,
    person: PersonId,
    kind: ChannelKind,
    target: str,
    secret: str = "",
    state: ChannelState = "on",
    channel_id: str = "",
) -> Channel:
    """Add a channel with the same kinds of notices as the person's other channels of its type."""
    running = services(request)
    store, now = running.store, running.live_tables.now()
    group = next(group for group in _GROUPS.values() if kind in group)
    before = [each for each in await store.read(channels.channels_of, person) if each.kind in group]
    delay = _PUSH_DELAY if kind == "push" else _DELAY
    kinds = _ALL if kind == "push" else _WITHOUT_CHAT
    if before:
        kinds, delay = before[-1].kinds, before[-1].delay
    channel = Channel(channel_id or secrets.token_urlsafe(15), person, kind, state, target, secret, kinds, delay, now)
    if await store.read(channels.settings_of, person) is None:
        await store.run(channels.save_settings, person, language=_language(request))
    replaces = () if kind == "push" else group
    await store.run(channels.add, channel, replaces, _MOST_DEVICES)
    return channel


def _target(request: HttpRequest, url: str) -> str:
    return checked_target(url, private=services(request).settings.webhooks == "any")


async def _schedule_digest(request: HttpRequest, person: PersonId) -> None:
    """Schedule the daily digest, at the time that the person has chosen."""
    running = services(request)
    settings = await running.store.read(channels.settings_of, person)
    for channel in await running.store.read(channels.channels_of, person):
        if channel.kind == "email" and settings is not None:
            if settings.digest_at is None:
                await running.store.run(notice_queue.cancel, channel.id, "digest")
            else:
                at = next_digest(settings.digest_at, running.live_tables.now(), zone_of(settings.zone))
                await running.store.run(notice_queue.add_one, channel, "digest", at)


def _checked_secret(data: PushBody) -> str:
    from tricity.server.notices.web_push import check_secret

    try:
        return check_secret(data.p256dh, data.auth)
    # The cryptography library raises different errors for keys that are no keys.
    except Exception:  # noqa: BLE001
        raise BadRequest("bad-request", place="body", detail="keys") from None


def _language(request: HttpRequest) -> str:
    return language(request.headers.get("accept-language", ""))


ENDPOINTS = (
    read_notices,
    change_notices,
    add_push,
    add_email,
    add_webhook,
    choose_kinds,
    remove_channel,
    try_channel,
    confirm,
    unsubscribe,
    read_table_notices,
    change_table_notices,
    count_turns,
)
