"""`tricity admin appoint`, `dismiss` and `administrators`."""

from typing import TYPE_CHECKING

import click

from tricity.cli.commands.admin.common import PERSON, admin_command, found_person, recorder, say
from tricity.cli.language import Translator
from tricity.cli.screen import Screen, plain_table

if TYPE_CHECKING:
    from tricity.table.storage.adapter import Adapter


def create_commands(translate: Translator) -> list[click.Command]:
    def appoint(adapter: "Adapter", person: str) -> None:
        _appoint(adapter, person, on=True)
        say(translate, "admin-appointed")

    def dismiss(adapter: "Adapter", person: str) -> None:
        _appoint(adapter, person, on=False)
        say(translate, "admin-dismissed")

    def list_administrators(adapter: "Adapter") -> None:
        from tricity.table.storage import administrators

        shown = plain_table()
        for column in ("person", "name"):
            shown.add_column(translate(f"admin-column-{column}"))
        with adapter.engine.connect() as connection:
            for each in administrators.everyone(connection):
                shown.add_row(each.person, each.name)
        Screen().show(shown)

    return [
        admin_command("appoint", translate, appoint, [PERSON]),
        admin_command("dismiss", translate, dismiss, [PERSON]),
        admin_command("administrators", translate, list_administrators),
    ]


def _appoint(adapter: "Adapter", person: str, *, on: bool) -> None:
    from tricity.table.storage import administrators

    found = found_person(adapter, person)
    with adapter.engine.begin() as connection:
        if administrators.appoint(connection, found, on=on):
            recorder("appoint" if on else "dismiss", found)(connection)
