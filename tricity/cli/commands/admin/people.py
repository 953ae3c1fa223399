"""`tricity admin people`, `mute`, `unmute`, `rename`, `sign-out`, `ban`, `unban`, `bans`, `export` and `erase`."""

import json
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tricity.cli.commands.admin.common import (
    AT_MOST,
    PERSON,
    admin_command,
    find_one_person,
    listing,
    person_switch,
    record,
    recorder,
    say,
)
from tricity.cli.database import now, progress_bar, shown_time
from tricity.cli.language import Translator
from tricity.cli.screen import Screen

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tricity.table.principal import PersonId
    from tricity.table.storage.adapter import Adapter

_DAY: Final = 24 * 60 * 60 * 1000
_NOTICED_AFTER: Final = 3.0
"""Seconds within which running servers have noticed a change."""


def create_commands(translate: Translator) -> list[click.Command]:
    def list_people(adapter: "Adapter", text: str) -> None:
        from tricity.table.storage.lookup import find_persons

        with adapter.engine.connect() as connection:
            rows = find_persons(connection, text, AT_MOST)
        shown = listing(translate, "person", "name", "created", "tables", "muted")
        for row in rows:
            muted = translate("yes" if row.muted else "no")
            shown.add_row(row.person, row.name, shown_time(row.created), str(row.tables), muted)
        Screen().show(shown)

    return [
        admin_command("people", translate, list_people, [click.Argument(["text"], default="")]),
        *_moderation(translate),
        *_bans(translate),
        *_data(translate),
    ]


def _moderation(translate: Translator) -> list[click.Command]:
    def rename(adapter: "Adapter", person: str, name: str) -> None:
        from tricity.table.storage import administration
        from tricity.table.text_input import checked_name

        name = checked_name(name)
        person_id = find_one_person(adapter, person)
        administration.rename(adapter, person_id, name, recorder("rename", person_id, name))
        say(translate, "admin-renamed", name=name)

    def sign_out(adapter: "Adapter", person: str) -> None:
        from tricity.table.storage import access

        person_id = find_one_person(adapter, person)
        with adapter.engine.begin() as connection:
            access.revoke_sessions(connection, person_id)
        record(adapter, "sign-out", person_id)
        say(translate, "admin-signed-out")

    return [
        person_switch("mute", translate, "admin-muted", partial(_mute, on=True)),
        person_switch("unmute", translate, "admin-unmuted", partial(_mute, on=False)),
        admin_command("rename", translate, rename, [PERSON, click.Argument(["name"])]),
        admin_command("sign-out", translate, sign_out, [PERSON]),
    ]


def _mute(connection: "Connection", person: "PersonId", *, on: bool) -> bool:
    from tricity.table.storage import administration

    administration.mute(connection, person, on=on)
    return True


def _bans(translate: Translator) -> list[click.Command]:
    def ban(adapter: "Adapter", subject: str, days: float | None, reason: str) -> None:
        from tricity.table.storage import access

        until = None if days is None else now() + round(days * _DAY)
        banned = _subject(adapter, subject)
        with adapter.engine.begin() as connection:
            access.ban(connection, banned, now(), until=until, reason=reason)
        record(adapter, "ban", banned, reason)
        say(translate, "admin-banned", subject=subject)

    def unban(adapter: "Adapter", subject: str) -> None:
        from tricity.table.storage import access

        banned = _subject(adapter, subject)
        with adapter.engine.begin() as connection:
            lifted = access.lift_ban(connection, banned)
        record(adapter, "unban", banned)
        say(translate, "admin-unbanned" if lifted else "admin-not-banned", subject=subject)

    def bans(adapter: "Adapter") -> None:
        from tricity.table.storage import access

        shown = listing(translate, "subject", "created", "until", "reason")
        with adapter.engine.connect() as connection:
            for each in access.all_bans(connection):
                until = translate("admin-for-ever") if each.until is None else shown_time(each.until)
                shown.add_row(each.subject, shown_time(each.created), until, each.reason)
        Screen().show(shown)

    days = click.Option(
        ["--days"], type=click.FloatRange(0, min_open=True), metavar="N", help=translate("about-ban-days")
    )
    reason = click.Option(["--reason"], default="", metavar="TEXT", help=translate("about-ban-reason"))
    return [
        admin_command("ban", translate, ban, [click.Argument(["subject"]), days, reason]),
        admin_command("unban", translate, unban, [click.Argument(["subject"])]),
        admin_command("bans", translate, bans),
    ]


def _subject(adapter: "Adapter", text: str) -> str:
    """An address or network as it is; else the id of the person who is meant."""
    from ipaddress import ip_network

    try:
        ip_network(text, strict=False)
    except ValueError:
        return find_one_person(adapter, text)
    return text


def _data(translate: Translator) -> list[click.Command]:
    def export(adapter: "Adapter", person: str, file: Path | None) -> None:
        from tricity.table.storage import files, lookup

        person_id = find_one_person(adapter, person)
        with adapter.engine.connect() as connection:
            text = json.dumps(lookup.export(connection, person_id), indent=1, ensure_ascii=False)
        record(adapter, "export", person_id)
        if file is None:
            click.echo(text)
            return
        with files.replacing(file.resolve()) as partial:
            partial.write_text(f"{text}\n", encoding="utf-8")
        say(translate, "admin-exported", path=str(file))

    def erase(adapter: "Adapter", person: str, yes: bool) -> None:
        from tricity.table.storage import administration

        person_id = find_one_person(adapter, person)
        if not yes:
            say(translate, "admin-erase-dry-run", person=person_id)
            return
        with progress_bar(translate("admin-erasing")) as progress:
            unreadable = administration.erase(
                adapter, person_id, now(), settle=lambda: time.sleep(_NOTICED_AFTER), progress=progress
            )
        # Without their id: nothing about them is kept, not even here.
        record(adapter, "erase", "")
        say(translate, "admin-erased")
        if unreadable:
            say(translate, "admin-not-erased", tables=", ".join(unreadable))
            click.get_current_context().exit(1)

    yes = click.Option(["--yes"], is_flag=True, help=translate("about-yes"))
    file = click.Argument(["file"], type=click.Path(dir_okay=False, path_type=Path), required=False)
    return [
        admin_command("export", translate, export, [PERSON, file]),
        admin_command("erase", translate, erase, [PERSON, yes]),
    ]
