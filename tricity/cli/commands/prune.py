"""`tricity prune`: delete old tables and guests, after saying which."""

import re
from typing import Any, Final

import click

from tricity.cli.database import database_options, now, opened_database, progress_bar
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen

STATUSES: Final = ("finished", "abandoned", "gathering", "playing", "imported")
"""Each is an option that takes an age; there is another one for guests."""
_DAY: Final = 24 * 60 * 60 * 1000
_UNITS: Final = {"d": _DAY, "w": 7 * _DAY, "m": 30 * _DAY, "y": 365 * _DAY}


class Age(click.ParamType[int]):
    """`90d`, `12w`, `6m` or `1y`, as milliseconds; at least a day."""

    name = "age"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        match = re.fullmatch(r"([1-9]\d{0,4})([dwmy])", str(value))
        if match is None:
            self.fail("90d, 12w, 6m, 1y", param, ctx)
        return int(match[1]) * _UNITS[match[2]]


def create_command(translate: Translator) -> click.Command:
    def prune(database: str | None, data: str | None, yes: bool, vacuum: bool, **ages: int | None) -> None:
        from tricity.table.storage import retention

        time = now()
        before = {what: time - age for what, age in ages.items() if age is not None}
        rules = retention.Rules({each: before[each] for each in STATUSES if each in before}, before.get("guests"))
        screen = Screen()
        with opened_database(database, data, read_only=not (yes or vacuum)) as adapter:
            with adapter.engine.connect() as connection:
                prunable = retention.find(connection, rules)
            for what, names in {**prunable.tables, "guests": prunable.guests, "leftovers": prunable.leftovers}.items():
                if what in before or names:
                    screen.show(translate(f"prune-{what}", count=len(names)))
            if yes:
                with progress_bar(translate("prune-running")) as progress:
                    deleted = retention.prune(adapter, rules, prunable, progress)
                screen.show(translate("prune-done", count=deleted))
            elif prunable.total:
                screen.show(translate("prune-dry-run"))
            elif not vacuum:
                screen.show(translate("prune-done", count=0))
            if vacuum:
                with screen.spinner(translate("prune-vacuum")):
                    adapter.vacuum()

    options = [
        click.Option([f"--{what}"], type=Age(), metavar="AGE", help=translate(f"about-prune-{what}"))
        for what in (*STATUSES, "guests")
    ]
    params: list[click.Parameter] = [
        *options,
        click.Option(["--yes"], is_flag=True, help=translate("about-yes")),
        click.Option(["--vacuum"], is_flag=True, help=translate("about-vacuum")),
        *database_options(translate),
        language_option(translate),
    ]
    return LocalizedCommand("prune", help=translate("command-prune"), params=params, callback=prune)
