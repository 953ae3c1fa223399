"""`tricity restore`: put a backup in place of what a server has stored."""

from datetime import datetime
from pathlib import Path

import click

from tricity.cli.database import chosen_database, database_options, now, progress_bar
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.record_files import BadFile
from tricity.cli.screen import Screen


def create_command(translate: Translator) -> click.Command:
    def restore(file: Path, force: bool, database: str | None, data: str | None) -> None:
        from tricity.table.storage import backup

        if not file.exists():
            raise BadFile("file-missing", path=str(file))
        url = chosen_database(database, data, create_folder=True)
        keep = _kept(url, file) if force else None
        with progress_bar(translate("restore-running")) as progress:
            restored = backup.restore(url, file, now(), keep=keep, progress=progress)
        screen = Screen()
        screen.show(translate("restore-done", **restored.contents._asdict()))
        if restored.kept is not None:
            screen.show(translate("restore-kept", path=str(restored.kept)))

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path(dir_okay=False, path_type=Path)),
        click.Option(["--force"], is_flag=True, help=translate("about-force-restore")),
        *database_options(translate),
        language_option(translate),
    ]
    return LocalizedCommand("restore", help=translate("command-restore"), params=params, callback=restore)


def _kept(url: str, file: Path) -> Path:
    """Where the old content goes: beside the database, or beside the backup if the database is not a file."""
    from tricity.table.storage.database import file_of

    beside = file_of(url) or file.resolve()
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return beside.with_name(f"{beside.name}.replaced-{stamp}")
