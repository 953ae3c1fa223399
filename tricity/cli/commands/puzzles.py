"""`tricity puzzles make`: look for puzzles in games of bots, or in records of people who agreed to it."""

from pathlib import Path

import click
import msgspec

from tricity.analysis.puzzle_maker import bot_games, made_puzzles
from tricity.cli.groups import LocalizedCommand, LocalizedGroup
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen, progress_bar
from tricity.core.errors import BadOption
from tricity.games import find


def create_command(translate: Translator) -> click.Command:
    group = LocalizedGroup("puzzles", help=translate("command-puzzles"), params=[language_option(translate)])
    group.add_command(_make_command(translate))
    return group


def _make_command(translate: Translator) -> click.Command:
    def make(
        game: str, records: tuple[str, ...], count: int, games: int, players: int, seed: str, out: Path | None
    ) -> None:
        find(game)
        if records:
            given = [read_match(record) for record in records]
            for match in given:
                if match.game.name != game:
                    raise BadOption("load-other-game", game=match.game.name)
            matches = iter(given)
        else:
            matches = bot_games(game, players, seed, games)
        with progress_bar() as bar:
            task = bar.add_task(translate("puzzles-progress"), total=count)
            found = made_puzzles(matches, count, lambda number: bar.update(task, completed=number))
        # A line for each, so that differences can be read.
        text = "[\n" + ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found) + "\n]\n"
        path = out or Path(f"puzzles-{game}.json")
        path.write_text(text, encoding="utf-8")
        Screen().show(translate("puzzles-made", count=len(found), path=str(path)))

    positive = click.IntRange(min=1)
    params = [
        click.Argument(["game"]),
        click.Argument(["records"], nargs=-1),
        click.Option(["--count"], type=positive, default=20, help=translate("about-puzzles-count")),
        click.Option(["--games"], type=positive, default=60, help=translate("about-puzzles-games")),
        click.Option(["--players"], type=positive, default=2, help=translate("about-puzzles-players")),
        click.Option(["--seed"], default="puzzles", help=translate("about-puzzles-seed")),
        click.Option(["--out"], type=click.Path(dir_okay=False, path_type=Path), help=translate("about-puzzles-out")),
        language_option(translate),
    ]
    return LocalizedCommand("make", help=translate("command-puzzles-make"), params=params, callback=make)
