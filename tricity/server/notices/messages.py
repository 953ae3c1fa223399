"""What a notice says, in its reader's language: the game, who else plays, and that something happened.

Nothing of the match itself is in it, and no chat: what strangers write would otherwise be mailed in this server's name.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tricity.locales import LANGUAGES, SOURCE_LANGUAGE, has_message, joined, words
from tricity.server.mail import Mail
from tricity.table.principal import PersonId
from tricity.table.storage.notice_queue import DueNotice, NoticedTable
from tricity.table.storage.table_summary import ListedTable, TableSummary, name_of, readable

NOTICES_PATH = "/notices"
UNSUBSCRIBE_PATH = "/unsubscribe"
UNSUBSCRIBE_API = "/api/notices/unsubscribe"


class Message(NamedTuple):
    """What every channel shows, and the path of the page that it leads to."""

    lang: str
    title: str
    text: str
    path: str


def message_of(due: DueNotice, kind: str) -> Message:
    """A message of that kind, about the table of the notice or about none."""
    lang, table = language_of(due), due.table
    if table is None:
        return Message(lang, words(f"notice-{kind}", lang), words(f"notice-{kind}-text", lang), NOTICES_PATH)
    summary = readable(table.summary)
    title = _title(kind, lang, table)
    return Message(lang, title, _players(lang, summary, due.channel.person), f"/table/{due.key.table}")


def language_of(due: DueNotice) -> str:
    return due.settings.language if due.settings.language in LANGUAGES else SOURCE_LANGUAGE


def game_title(game: str, lang: str) -> str:
    key = f"game-{game}"
    return words(key, lang) if has_message(key, lang) else game


def mail_of(message: Message, due: DueNotice, public_url: str) -> Mail:
    """The message with its link and two ways to unsubscribe: a page, and the one click that mail programs offer (RFC
    8058).
    """
    parts = [message.title, message.text, f"{public_url}{message.path}", _footer(message.lang, due, public_url)]
    return Mail(due.channel.target, message.title, _paragraphs(parts), _unsubscribe_headers(due, public_url))


def digest_mail(tables: Sequence[ListedTable], due: DueNotice, public_url: str) -> Mail:
    """All games that wait for the person."""
    lang = language_of(due)
    subject = words("notice-digest", lang, count=len(tables))
    lines = [_digest_line(table, lang, public_url) for table in tables]
    parts = [subject, "\n\n".join(lines), _footer(lang, due, public_url)]
    return Mail(due.channel.target, subject, _paragraphs(parts), _unsubscribe_headers(due, public_url))


def confirmation_mail(due: DueNotice, public_url: str) -> Mail:
    """Asks the owner of a mailbox whether they want mail at all. Its link signs nobody in."""
    lang = language_of(due)
    link = f"{public_url}{NOTICES_PATH}#confirm={due.channel.secret}"
    parts = [words("notice-confirm-text", lang), link, words("notice-confirm-ignore", lang)]
    return Mail(due.channel.target, words("notice-confirm", lang), _paragraphs(parts))


def _title(kind: str, lang: str, table: NoticedTable) -> str:
    game = game_title(table.game, lang)
    host = name_of(table.summary, PersonId(table.opener)) if kind in ("invitation", "rematch") else ""
    if host:
        return words(f"notice-{kind}-by", lang, game=game, name=host)
    return words(f"notice-{kind}", lang, game=game)


def _players(lang: str, summary: TableSummary | None, reader: PersonId) -> str:
    """The other people at the table; empty if there are none."""
    seats = zip(summary.seats, summary.owners, strict=True) if summary is not None else ()
    names = [seat.name for seat, owner in seats if seat.name and owner and owner != reader]
    return words("notice-players", lang, people=joined(names, lang)) if names else ""


def _digest_line(table: ListedTable, lang: str, public_url: str) -> str:
    others = [seat.name for number, seat in enumerate(table.seats) if seat.name and number not in table.yours]
    people = words("notice-players", lang, people=joined(others, lang)) if others else ""
    return "\n".join(filter(None, [game_title(table.game, lang), people, f"{public_url}/table/{table.table}"]))


def _footer(lang: str, due: DueNotice, public_url: str) -> str:
    change = f"{words('notice-change', lang)} {public_url}{NOTICES_PATH}"
    stop = f"{words('notice-stop', lang)} {public_url}{UNSUBSCRIBE_PATH}#{due.settings.unsubscribe}"
    return f"-- \n{change}\n{stop}"


def _unsubscribe_headers(due: DueNotice, public_url: str) -> dict[str, str]:
    return {
        "List-Unsubscribe": f"<{public_url}{UNSUBSCRIBE_API}/{due.settings.unsubscribe}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }


def _paragraphs(parts: Sequence[str]) -> str:
    return "\n\n".join(part for part in parts if part) + "\n"
