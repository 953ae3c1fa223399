"""What the commands share that work on a server's database: which one it is, and how far they have got."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import click

from tricity.cli.language import Translator
from tricity.cli.options import setting_option
from tricity.cli.screen import Screen
from tricity.server.settings import all_settings, default_database, default_database_path

if TYPE_CHECKING:
    from tricity.table.storage.adapter import Adapter
    from tricity.table.storage.rows import Progress

_SETTINGS: Final = ("database", "data")


def database_options(translate: Translator) -> list[click.Parameter]:
    """The options by which `tricity serve` is told which database to use."""
    return [setting_option(setting, translate) for setting in all_settings() if setting.name in _SETTINGS]


def chosen_database(database: str | None, data: str | None, *, create_folder: bool = False) -> str:
    """The URL by those options, else by the environment, else the default, whose folder is only created on demand."""
    from tricity.table.storage.database import sqlite_url

    values = {"database": database, "data": data}
    for setting in all_settings():
        if setting.name in values and values[setting.name] is None:
            values[setting.name] = os.environ.get(setting.variable) or ""
    if values["database"]:
        return values["database"]
    folder = values["data"] or ""
    return default_database(folder) if create_folder else sqlite_url(default_database_path(folder))


@contextmanager
def opened_database(database: str | None, data: str | None, *, read_only: bool = False) -> Iterator["Adapter"]:
    """The database by those options, which a server has to have used before; raises `StorageError`."""
    from tricity.table.storage.migrate import open_current

    adapter = open_current(chosen_database(database, data), read_only=read_only)
    try:
        yield adapter
    finally:
        adapter.close()


def now() -> int:
    """The time as the database has it: milliseconds."""
    return time.time_ns() // 1_000_000


def shown_time(at: int) -> str:
    """A time of the database for reading, in the time zone of the terminal."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


@contextmanager
def progress_bar(description: str) -> Iterator["Progress"]:
    """A bar on the terminal while the context lasts; nothing where the output is not a terminal."""
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = Screen(errors=True).console
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()]
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(description, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
