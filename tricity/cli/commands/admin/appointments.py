"""`tricity admin appoint`, `dismiss` and `administrators`."""

from functools import partial
from typing import TYPE_CHECKING

import click

from tricity.cli.commands.admin.common import admin_command, listing, person_switch
from tricity.cli.language import Translator
from tricity.cli.screen import Screen

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tricity.table.principal import PersonId
    from tricity.table.storage.adapter import Adapter


def create_commands(translate: Translator) -> list[click.Command]:
    def list_administrators(adapter: "Adapter") -> None:
        from tricity.table.storage import administrators

        shown = listing(translate, "person", "name")
        with adapter.engine.connect() as connection:
            for each in administrators.everyone(connection):
                shown.add_row(each.person, each.name)
        Screen().show(shown)

    return [
        person_switch("appoint", translate, "admin-appointed", partial(_appoint, on=True)),
        person_switch("dismiss", translate, "admin-dismissed", partial(_appoint, on=False)),
        admin_command("administrators", translate, list_administrators),
    ]


def _appoint(connection: "Connection", person: "PersonId", *, on: bool) -> bool:
    from tricity.table.storage import administrators

    return administrators.appoint(connection, person, on=on)
