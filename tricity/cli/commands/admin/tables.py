"""`tricity admin tables` and `close`."""

import json
from typing import TYPE_CHECKING, Final

import click

from tricity.cli.commands.admin.common import admin_command, limit_option, recorder, say
from tricity.cli.database import now, shown_time
from tricity.cli.language import Translator
from tricity.cli.options import json_option
from tricity.cli.screen import Screen, plain_table

if TYPE_CHECKING:
    from tricity.table.storage.adapter import Adapter

STATUSES: Final = ("gathering", "playing", "finished", "abandoned", "imported")


def create_commands(translate: Translator) -> list[click.Command]:
    def list_tables(adapter: "Adapter", status: tuple[str, ...], limit: int, as_json: bool) -> None:
        from tricity.table.storage.lookup import find_tables

        with adapter.engine.connect() as connection:
            rows = find_tables(connection, status or STATUSES, limit)
        if as_json:
            click.echo(json.dumps([row._asdict() for row in rows], indent=1))
            return
        shown = plain_table()
        for column in ("table", "game", "status", "public", "entries", "created", "updated"):
            shown.add_column(translate(f"admin-column-{column}"))
        for row in rows:
            shown.add_row(
                row.table,
                translate.name_of("game", row.game),
                translate(f"admin-status-{row.status}"),
                translate("yes" if row.public else "no"),
                str(row.number),
                shown_time(row.created),
                shown_time(row.updated),
            )
        Screen().show(shown)

    def close(adapter: "Adapter", table: tuple[str, ...]) -> None:
        from tricity.table.storage.administration import close_table

        for name in table:
            close_table(adapter, name, now(), recorder("close", name))
            say(translate, "admin-closed", table=name)

    return [
        admin_command(
            "tables",
            translate,
            list_tables,
            [
                click.Option(
                    ["--status"], type=click.Choice(STATUSES), multiple=True, help=translate("about-admin-status")
                ),
                limit_option(translate("about-admin-limit")),
                json_option(translate),
            ],
        ),
        admin_command("close", translate, close, [click.Argument(["table"], nargs=-1, required=True)]),
    ]
