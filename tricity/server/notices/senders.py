"""Sends one notice by its channel. Its imports take a second: it is imported only once there is something to send."""

import json
from collections.abc import Sequence
from email.utils import parseaddr
from typing import Any, Final, assert_never
from urllib.parse import urlsplit

from tricity.server.mail import Mail, Mailer, MailRefused, MailUnavailable
from tricity.server.notices import messages
from tricity.server.notices.http_client import HttpClient, TargetGone, TargetRefused, TargetUnavailable
from tricity.server.notices.push_keys import PushKeys
from tricity.server.notices.web_push import WebPush
from tricity.server.settings import Settings
from tricity.table.storage.notice_queue import DueNotice
from tricity.table.storage.table_summary import ListedTable

_NOBODY: Final = "nobody@tricity.invalid"
_NO_MAILBOX: Final = frozenset({"550", "551", "553"})


class Senders:
    """One for each kind of channel."""

    def __init__(self, settings: Settings, mailer: Mailer, keys: PushKeys) -> None:
        self._public_url = settings.public_url
        self._mailer = mailer
        self._client = HttpClient(private=settings.webhooks == "any")
        contact = settings.public_url or f"mailto:{parseaddr(settings.mail_from)[1] or _NOBODY}"
        self._web_push = WebPush(keys, contact, self._client)

    async def send(self, due: DueNotice, kind: str, turns: int) -> None:
        """Send it in the reader's language; `turns` is how many games are waiting. Raises as `HttpClient.post` does."""
        channel, message = due.channel, messages.message_of(due, kind)
        match channel.kind:
            case "push":
                await self._web_push.send(
                    channel.target, channel.secret, push_message(due, kind, message, turns), due.key.table
                )
            case "email" if kind == "confirm":
                await self._mail(messages.confirmation_mail(due, self._public_url))
            case "email":
                await self._mail(messages.mail_of(message, due, self._public_url))
            case "ntfy":
                await self._post_to_ntfy(channel.target, message)
            case "webhook":
                await self._post(channel.target, webhook_body(due, kind, message, self._public_url, turns))
            case _:
                assert_never(channel.kind)

    async def send_digest(self, due: DueNotice, tables: Sequence[ListedTable]) -> None:
        await self._mail(messages.digest_mail(tables, due, self._public_url))

    async def close(self) -> None:
        await self._client.close()

    async def _mail(self, mail: Mail) -> None:
        try:
            await self._mailer.send(mail)
        except MailUnavailable as fault:
            raise TargetUnavailable(str(fault)) from fault
        except MailRefused as fault:
            raise (TargetGone if str(fault) in _NO_MAILBOX else TargetRefused)(str(fault)) from fault

    async def _post_to_ntfy(self, url: str, message: messages.Message) -> None:
        """As JSON to the server itself, which names the topic: headers would have to be ASCII."""
        parts = urlsplit(url)
        body = {"topic": parts.path.strip("/"), "title": message.title, "message": message.text or message.title}
        if self._public_url:
            body["click"] = f"{self._public_url}{message.path}"
        await self._post(f"{parts.scheme}://{parts.netloc}/", body)

    async def _post(self, url: str, body: dict[str, Any]) -> None:
        encoded = json.dumps(body, ensure_ascii=False).encode()
        await self._client.post(url, encoded, {"Content-Type": "application/json; charset=utf-8"})


def push_message(due: DueNotice, kind: str, message: messages.Message, turns: int) -> dict[str, Any]:
    """What the service worker shows. Notifications with the same tag replace each other."""
    return {
        "kind": kind,
        "lang": message.lang,
        "title": message.title,
        "body": message.text,
        "tag": due.key.table or kind,
        "path": message.path,
        "turns": turns,
    }


def webhook_body(due: DueNotice, kind: str, message: messages.Message, public_url: str, turns: int) -> dict[str, Any]:
    """`text` is understood by most chat programs, `content` by the others."""
    url = f"{public_url}{message.path}" if public_url else ""
    text = "\n".join(filter(None, [message.title, message.text, url]))
    return {
        "id": f"{due.key.channel[:8]}-{due.key.table}-{kind}-{due.key.number}",
        "kind": kind,
        "title": message.title,
        "text": text,
        "content": text,
        "url": url,
        "turns": turns,
    }
