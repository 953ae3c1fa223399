"""`tricity admin reports`, `settle` and `audit`."""

import json
from typing import TYPE_CHECKING

import click

from tricity.cli.commands.admin.common import AT_MOST, admin_command, limit_option, listing, record, say
from tricity.cli.database import now, shown_time
from tricity.cli.language import Translator
from tricity.cli.options import json_option
from tricity.cli.screen import Screen

if TYPE_CHECKING:
    from tricity.table.storage.adapter import Adapter


def create_commands(translate: Translator) -> list[click.Command]:
    def reports(adapter: "Adapter", settled: bool, as_json: bool) -> None:
        from tricity.table.storage.moderation import find_reports

        with adapter.engine.connect() as connection:
            rows = find_reports(connection, AT_MOST, settled=settled)
        if as_json:
            click.echo(json.dumps([each._asdict() for each in rows], indent=1, ensure_ascii=False))
            return
        shown = listing(translate, "report", "created", "kind", "person", "text", "note", "table")
        for each in rows:
            kind = translate(f"admin-report-{each.kind}")
            shown.add_row(each.id, shown_time(each.created), kind, each.person, each.text, each.note, each.table)
        Screen().show(shown)

    def settle(adapter: "Adapter", report: tuple[str, ...]) -> None:
        from tricity.table.storage import moderation

        for each in report:
            with adapter.engine.begin() as connection:
                person = moderation.settle(connection, each, now())
            record(adapter, "settle", person, each)
            say(translate, "admin-settled", report=each)

    def audit(adapter: "Adapter", limit: int, as_json: bool) -> None:
        from tricity.table.storage.moderation import read_audit

        with adapter.engine.connect() as connection:
            entries = read_audit(connection, limit)
        if as_json:
            click.echo(json.dumps([each._asdict() for each in entries], indent=1, ensure_ascii=False))
            return
        shown = listing(translate, "at", "administrator", "action", "subject", "detail")
        for each in entries:
            by = each.administrator or each.by
            shown.add_row(shown_time(each.at), by, each.action, each.name or each.subject, each.detail)
        Screen().show(shown)

    as_json = json_option(translate)
    settled = click.Option(["--settled"], is_flag=True, help=translate("about-settled"))
    return [
        admin_command("reports", translate, reports, [settled, as_json]),
        admin_command("settle", translate, settle, [click.Argument(["report"], nargs=-1, required=True)]),
        admin_command("audit", translate, audit, [limit_option(translate("about-audit-limit")), as_json]),
    ]
