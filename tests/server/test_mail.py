"""E-mail against a real mail server: what arrives, what is refused for good, and what may be tried again."""

import asyncio

import pytest

from support.mail_server import mail_server
from tricity.server.mail import Mail, Mailer, MailRefused, MailUnavailable, checked_address
from tricity.server.settings import BadSetting, Settings
from tricity.table.errors import BadRequest

PUBLIC = "https://games.example"
SENDER = "Tricity <games@games.example>"


def mailer(server: str) -> Mailer:
    return Mailer(Settings(smtp=server, mail_from=SENDER, public_url=PUBLIC))


def test_a_mail_arrives_as_it_was_written() -> None:
    mail = Mail("anna@post.example", "À vous : ruch 5", "Zażółć gęślą jaźń\n", {"List-Id": "<turns.games.example>"})
    with mail_server() as (inbox, server):
        asyncio.run(mailer(server).send(mail))
    (arrived,) = inbox.mails
    assert inbox.recipients == ["anna@post.example"]
    assert (arrived["From"], arrived["To"], arrived["Subject"]) == (SENDER, mail.to, mail.subject)
    assert (arrived["List-Id"], arrived["Auto-Submitted"]) == ("<turns.games.example>", "auto-generated")
    assert arrived["Message-ID"].endswith("@games.example>")
    assert arrived.get_content().splitlines() == mail.text.splitlines()


def test_a_refusal_says_whether_to_try_again() -> None:
    mail = Mail("anna@post.example", "Your turn", "…")
    with mail_server() as (inbox, server):
        inbox.answer_to_recipient = "550 no such mailbox"
        with pytest.raises(MailRefused):
            asyncio.run(mailer(server).send(mail))
        inbox.answer_to_recipient, inbox.answer = "250 OK", "451 later"
        with pytest.raises(MailUnavailable):
            asyncio.run(mailer(server).send(mail))
        assert not inbox.mails
    with pytest.raises(MailUnavailable):
        asyncio.run(mailer(server).send(mail))


def test_a_password_does_not_leave_unencrypted() -> None:
    with mail_server("127.0.0.2") as (inbox, server):
        address = server.replace("//", "//user:secret@")
        with pytest.raises(MailUnavailable, match="SMTPException"):
            asyncio.run(mailer(address).send(Mail("anna@post.example", "Your turn", "…")))
    assert not inbox.mails


def test_there_is_no_mail_without_server_sender_and_address() -> None:
    assert mailer("smtp://mail.example").is_on
    assert not Mailer(Settings(smtp="smtp://mail.example", mail_from=SENDER)).is_on
    assert not Mailer(Settings(mail_from=SENDER, public_url=PUBLIC)).is_on


def test_a_bad_mail_server_is_named_without_its_password() -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.load({"TRICITY_SMTP": "http://user:secret@mail.example"})
    assert "secret" not in str(refused.value.facts)


@pytest.mark.parametrize(
    "text", ["anna", "anna@", "a b@c.example", "anna@localhost", "anna@x.example\r\nBcc: b@c.example"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(BadRequest):
        checked_address(text)
