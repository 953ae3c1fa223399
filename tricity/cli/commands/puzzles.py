"""`tricity puzzles make`: look for puzzles in games of bots, in records, or in games of a server where all agreed."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from tricity.analysis.puzzle_maker import anonymous, bot_games, made_puzzles, puzzles_in
from tricity.cli.database import database_options, now, opened_database
from tricity.cli.groups import LocalizedCommand, LocalizedGroup
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen, progress_bar
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.games import find

if TYPE_CHECKING:
    from tricity.table.storage.adapter import Adapter


def create_command(translate: Translator) -> click.Command:
    group = LocalizedGroup("puzzles", help=translate("command-puzzles"), params=[language_option(translate)])
    group.add_command(_make_command(translate))
    return group


def _make_command(translate: Translator) -> click.Command:
    def make(
        game: str,
        records: tuple[str, ...],
        count: int,
        games: int,
        players: int,
        seed: str,
        out: Path | None,
        from_server: bool,
        database: str | None,
        data: str | None,
    ) -> None:
        find(game)
        if from_server:
            with opened_database(database, data) as adapter:
                _make_for_server(adapter, game, count, games, translate)
            return
        matches = _given(game, records) if records else bot_games(game, players, seed, games)
        with progress_bar() as bar:
            task = bar.add_task(translate("puzzles-progress"), total=count)
            puzzles = made_puzzles(matches, count, lambda number: bar.update(task, completed=number))
        # A line for each, so that differences can be read.
        text = "[\n" + ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles) + "\n]\n"
        path = out or Path(f"puzzles-{game}.json")
        path.write_text(text, encoding="utf-8")
        Screen().show(translate("puzzles-made", count=len(puzzles), path=str(path)))

    positive = click.IntRange(min=1)
    params = [
        click.Argument(["game"]),
        click.Argument(["records"], nargs=-1),
        click.Option(["--count"], type=positive, default=20, metavar="N", help=translate("about-puzzles-count")),
        click.Option(["--games"], type=positive, default=60, metavar="N", help=translate("about-puzzles-games")),
        click.Option(["--players"], type=positive, default=2, metavar="N", help=translate("about-puzzles-players")),
        click.Option(["--seed"], default="puzzles", metavar="S", help=translate("about-puzzles-seed")),
        click.Option(["--out"], type=click.Path(dir_okay=False, path_type=Path), help=translate("about-puzzles-out")),
        click.Option(["--from-server"], is_flag=True, help=translate("about-puzzles-from-server")),
        *database_options(translate),
        language_option(translate),
    ]
    return LocalizedCommand("make", help=translate("command-puzzles-make"), params=params, callback=make)


def _given(game: str, records: Sequence[str]) -> Iterator[Match]:
    """The games of these files; raises `BadOption` for another game."""
    matches = [read_match(record) for record in records]
    for match in matches:
        if match.game.name != game:
            raise BadOption("load-other-game", game=match.game.name)
    return iter(matches)


def _make_for_server(adapter: "Adapter", game: str, count: int, games: int, translate: Translator) -> None:
    """Store puzzles from finished games of that database; a server that runs on it offers them from their days on."""
    from tricity.table.errors import UnreadableLog
    from tricity.table.storage import puzzles
    from tricity.table.storage.event_log import read_log
    from tricity.table.table import Table

    days: list[date] = []
    with adapter.engine.connect() as connection:
        names = puzzles.agreed_tables(connection, game, games)
    with progress_bar() as bar:
        for name in bar.track(names, description=translate("puzzles-progress")):
            try:
                with adapter.engine.connect() as connection:
                    table = Table.load(name, read_log(connection, name))
            except UnreadableLog:
                continue
            made = [anonymous(puzzle) for puzzle in puzzles_in(table.match)][: count - len(days)]
            with adapter.engine.begin() as connection:
                adapter.begin_writing(connection)
                # Whether everybody still agrees is asked again here: a search takes its time.
                days += puzzles.add(
                    connection, name, list(map(msgspec.json.encode, made)), now(), datetime.now(UTC).date()
                )
            if len(days) >= count:
                break
    screen = Screen()
    if days:
        screen.show(translate("puzzles-stored", count=len(days), first=str(min(days)), last=str(max(days))))
    else:
        screen.show(translate("puzzles-none-stored", count=len(names)))
