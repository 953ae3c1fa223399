"""`tricity admin rotate-keys`."""

from typing import TYPE_CHECKING, Final

import click

from tricity.cli.commands.admin.common import admin_command, record, say
from tricity.cli.database import now
from tricity.cli.language import Translator

if TYPE_CHECKING:
    from tricity.table.storage.adapter import Adapter

_DAY: Final = 24 * 60 * 60 * 1000


def create_commands(translate: Translator) -> list[click.Command]:
    def rotate_keys(adapter: "Adapter", retire: float | None) -> None:
        from tricity.table.storage import access, administration

        with adapter.engine.begin() as connection:
            access.rotate_keys(connection, now())
            retired = (
                None
                if retire is None
                else administration.retire_replaced_keys(connection, now() - round(retire * _DAY))
            )
        record(adapter, "rotate-keys", "", "" if retired is None else f"retired {retired}")
        say(translate, "admin-keys-rotated")
        if retired is not None:
            say(translate, "admin-keys-retired", count=retired)

    retire = click.Option(
        ["--retire-after", "retire"], type=click.FloatRange(0), metavar="DAYS", help=translate("about-retire-keys")
    )
    return [admin_command("rotate-keys", translate, rotate_keys, [retire])]
