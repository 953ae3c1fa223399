"""A mail server for the tests: what it takes over can be read, and it can refuse or say nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller


class MailServer:
    """`answer` is what it says at the end of a message: accepted by default."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answer = "250 OK"
        self.answer_to_recipient = "250 OK"

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802 - aiosmtpd's name
        if self.answer_to_recipient.startswith("2"):
            envelope.rcpt_tos.append(address)
        return self.answer_to_recipient

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answer.startswith("2"):
            self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
            self.recipients += envelope.rcpt_tos
        return self.answer


class _AnyPort(Controller):
    """On a free port, which it knows once it listens."""

    def _trigger_server(self) -> None:
        listening: Any = self.server
        self.port = listening.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server(host: str = "127.0.0.1") -> Iterator[tuple[MailServer, str]]:
    """A running one and its address."""
    handler = MailServer()
    controller = _AnyPort(handler, hostname=host, port=0)
    controller.start()
    try:
        yield handler, f"smtp://{host}:{controller.port}"
    finally:
        controller.stop()
