"""`tricity export`: many games as a data set, from tournaments or from a server's database."""

from pathlib import Path

import click

from tricity.cli.database import database_options, opened_database
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option, worker_options
from tricity.cli.screen import Screen


def create_command(translate: Translator) -> click.Command:
    def export(
        folder: Path,
        files: tuple[Path, ...],
        observations: bool,
        workers: int | None,
        cluster: str | None,
        database: str | None,
        data: str | None,
    ) -> None:
        from contextlib import ExitStack

        from tricity.arena.batch import open_workers
        from tricity.arena.dataset import stored_games, tournament_games, write_dataset
        from tricity.cli.screen import progress_bar

        with ExitStack() as stack:
            if files:
                games = tournament_games(files)
            else:
                games = stored_games(stack.enter_context(opened_database(database, data, read_only=True)))
            opened = stack.enter_context(open_workers(workers, cluster))
            progress = stack.enter_context(progress_bar())
            task = progress.add_task("", total=None)
            count = write_dataset(
                games, folder, observations=observations, workers=opened, advance=lambda: progress.advance(task)
            )
        Screen().show(translate("export-done", count=count, path=str(folder)))

    path = click.Path(exists=True, dir_okay=False, path_type=Path)
    params: list[click.Parameter] = [
        click.Argument(["folder"], type=click.Path(file_okay=False, path_type=Path)),
        click.Argument(["files"], nargs=-1, type=path),
        click.Option(["--observations"], is_flag=True, help=translate("about-export-observations")),
        *worker_options(translate),
        *database_options(translate),
        language_option(translate),
    ]
    return LocalizedCommand("export", help=translate("command-export"), params=params, callback=export)
