"""Sends e-mail through the configured SMTP server; without one there is no e-mail."""

import re
import ssl
from collections.abc import Mapping
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as SMTP_POLICY
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tricity.server.settings import Settings
from tricity.table.errors import BadRequest

_SECONDS: Final = 20.0
"""Time limit for each step of the conversation with the mail server."""
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,190}\Z)(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_PORTS: Final = {"smtp": 587, "smtps": 465}


class MailUnavailable(Exception):
    """The message was certainly not accepted, and may be later."""


class MailRefused(Exception):
    """The message was certainly not accepted, and will not be."""


class Mail(NamedTuple):
    """A plain-text message to one address."""

    to: str
    subject: str
    text: str
    headers: Mapping[str, str] = {}


class Mailer:
    """Knows the mail server. `is_on` says whether there is one, and the address that links in mails lead to."""

    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.smtp)
        self._sender = settings.mail_from
        self.is_on = bool(settings.smtp and settings.mail_from and settings.public_url)

    async def send(self, mail: Mail) -> None:
        """Returns when the mail server has taken the message over.

        Raises `MailUnavailable` or `MailRefused` where it certainly has not; after any other exception, nobody knows.
        """
        message = self._message(mail)
        client = self._client()
        try:
            await self._greet(client)
            await client.mail(parseaddr(self._sender)[1])
            await client.rcpt(mail.to)
        except aiosmtplib.SMTPResponseException as fault:
            client.close()
            raise _fault_of(fault) from fault
        except (aiosmtplib.SMTPException, OSError) as fault:
            client.close()
            raise MailUnavailable(type(fault).__name__) from fault
        try:
            await client.data(message.as_bytes())
        except aiosmtplib.SMTPResponseException as fault:
            raise _fault_of(fault) from fault
        finally:
            client.close()

    async def _greet(self, client: aiosmtplib.SMTP) -> None:
        await client.connect()
        if self._server.username:
            await client.login(unquote(self._server.username), unquote(self._server.password or ""))

    def _client(self) -> aiosmtplib.SMTP:
        server = self._server
        # A password goes to another machine encrypted, or not at all.
        must_encrypt = bool(server.username) and server.hostname not in _LOOPBACK
        return aiosmtplib.SMTP(
            hostname=server.hostname,
            port=server.port or _PORTS[server.scheme],
            timeout=_SECONDS,
            use_tls=server.scheme == "smtps",
            start_tls=False if server.scheme == "smtps" else (True if must_encrypt else None),
            tls_context=ssl.create_default_context(),
        )

    def _message(self, mail: Mail) -> EmailMessage:
        name, sender = parseaddr(self._sender)
        message = EmailMessage(policy=SMTP_POLICY)
        message["From"] = Address(name or "Tricity", addr_spec=sender)
        message["To"] = Address(addr_spec=mail.to)
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
        # No out-of-office reply, please.
        message["Auto-Submitted"] = "auto-generated"
        for header, value in mail.headers.items():
            message[header] = value
        message.set_content(mail.text)
        return message


def checked_address(text: str) -> str:
    """An e-mail address as people type it; raises `BadRequest`."""
    address = text.strip()
    if not _ADDRESS.fullmatch(address):
        raise BadRequest("bad-email-address")
    return address


def _fault_of(response: aiosmtplib.SMTPResponseException) -> Exception:
    """Codes from 500 on are final."""
    kind = MailRefused if response.code >= 500 else MailUnavailable
    return kind(str(response.code))
