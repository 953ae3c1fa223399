"""What the administrator's commands have in common."""

import getpass
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from tricity.cli.database import database_options, now, opened_database
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen, plain_table
from tricity.core.errors import TricityError

if TYPE_CHECKING:
    from rich.table import Table
    from sqlalchemy import Connection

    from tricity.table.principal import PersonId
    from tricity.table.storage.adapter import Adapter
    from tricity.table.storage.administration import Record

PERSON = click.Argument(["person"])
AT_MOST = 50


class AmbiguousPerson(TricityError):
    """Several people have that name."""


def admin_command(
    name: str, translate: Translator, action: Callable[..., None], params: Sequence[click.Parameter] = ()
) -> click.Command:
    """A command whose `action` gets the open database and the arguments."""

    def run(database: str | None, data: str | None, **arguments: Any) -> None:
        with opened_database(database, data) as adapter:
            action(adapter, **arguments)

    return LocalizedCommand(
        name,
        help=translate(f"admin-{name}"),
        params=[*params, *database_options(translate), language_option(translate)],
        callback=run,
        # Ids of people and tables may begin with a dash.
        context_settings={"ignore_unknown_options": True},
    )


def person_switch(
    name: str, translate: Translator, done: str, switch: "Callable[[Connection, PersonId], bool]"
) -> click.Command:
    """A command that switches something about a person on or off and then says `done`.

    `switch` runs in one transaction with the record of it, which is written only if something changed.
    """

    def run(adapter: "Adapter", person: str) -> None:
        person_id = find_one_person(adapter, person)
        with adapter.engine.begin() as connection:
            if switch(connection, person_id):
                recorder(name, person_id)(connection)
        say(translate, done)

    return admin_command(name, translate, run, [PERSON])


def limit_option(about: str) -> click.Option:
    """How many rows are shown at most."""
    return click.Option(
        ["--limit"], type=click.IntRange(1), metavar="N", default=AT_MOST, show_default=True, help=about
    )


def listing(translate: Translator, *columns: str) -> "Table":
    """A table without rows, with translated titles of these columns."""
    table = plain_table()
    for column in columns:
        table.add_column(translate(f"admin-column-{column}"))
    return table


def find_one_person(adapter: "Adapter", text: str) -> "PersonId":
    """The one person with that id or name; raises `NotFound` or `AmbiguousPerson`."""
    from tricity.table.errors import NotFound
    from tricity.table.storage.lookup import find_persons

    with adapter.engine.connect() as connection:
        matches = find_persons(connection, text, AT_MOST)
    exact = [row for row in matches if text in (row.person, row.name)]
    if not exact:
        raise NotFound("admin-no-person", text=text)
    if len(exact) > 1:
        raise AmbiguousPerson("admin-ambiguous", name=text, people=", ".join(row.person for row in exact))
    return exact[0].person


def record(adapter: "Adapter", action: str, subject: str, detail: str = "") -> None:
    """Record in the audit log what the administrator did: `tricity admin audit` shows it."""
    with adapter.engine.begin() as connection:
        recorder(action, subject, detail)(connection)


def recorder(action: str, subject: str, detail: str = "") -> "Record":
    """A function that records an action, for the transaction in which it happens."""
    from tricity.table.storage import moderation

    return partial(moderation.record, at=now(), by=_administrator(), action=action, subject=subject, detail=detail)


def _administrator() -> str:
    """Who is at the terminal, as the system knows them."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"


def say(translate: Translator, key: str, **facts: Any) -> None:
    Screen().show(translate(key, **facts))
