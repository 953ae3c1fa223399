"""`tricity backup`: save all that a server has stored in one file, while it goes on."""

import os
from pathlib import Path

import click

from tricity.cli.database import chosen_database, database_options, progress_bar
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.record_files import BadFile
from tricity.cli.screen import Screen


def create_command(translate: Translator) -> click.Command:
    def backup(file: Path, force: bool, database: str | None, data: str | None) -> None:
        from tricity.table.storage.backup import back_up
        from tricity.table.storage.database import connect_existing

        if os.path.lexists(file) and not force:
            raise BadFile("file-exists", path=str(file))
        adapter = connect_existing(chosen_database(database, data), read_only=True)
        try:
            with progress_bar(translate("backup-running")) as progress:
                contents = back_up(adapter, file, progress)
        finally:
            adapter.close()
        Screen().show(translate("backup-done", path=str(file), **contents._asdict()))

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path(dir_okay=False, path_type=Path)),
        click.Option(["--force"], is_flag=True, help=translate("about-force-backup")),
        *database_options(translate),
        language_option(translate),
    ]
    return LocalizedCommand("backup", help=translate("command-backup"), params=params, callback=backup)
