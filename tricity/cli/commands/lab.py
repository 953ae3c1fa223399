"""`tricity lab`: play many games between equals and report how balanced the game is."""

from itertools import islice
from pathlib import Path
from typing import Any, Final

import click

from tricity.arena.batch import open_workers
from tricity.arena.lab.analysis import Report, analyse
from tricity.arena.lab.experiment import Experiment, play_task
from tricity.arena.lab.files import GAMES, LabFile, save_report
from tricity.arena.lab.page import html_page
from tricity.cli.groups import GameGroup
from tricity.cli.language import Translator
from tricity.cli.options import NEWEST, batch_options, chosen_options, language_option, newest_file, resume_option
from tricity.cli.screen import Screen, progress_bar
from tricity.cli.standings_tables import bot_name
from tricity.core.errors import BadOption
from tricity.core.game import Game

_DEFAULT_BOT: Final = "expert"
_DEFAULT_GAMES: Final = 1000
_DEFAULT_REPEATS: Final = 10


def create_command(translate: Translator) -> click.Command:
    params, metavar = [language_option(translate)], "GAME [OPTIONS]..."
    return GameGroup("lab", translate, _options, _run, params=params, subcommand_metavar=metavar)


def _options(game: Game, translate: Translator) -> list[click.Option]:
    folder = click.Path(file_okay=False, path_type=Path)
    return [
        click.Option(["--players"], metavar="N,M,…", help=translate("about-lab-players")),
        click.Option(["--bots"], metavar="BOT", help=translate("about-lab-bots")),
        click.Option(["--games"], type=click.IntRange(min=1), metavar="N", help=translate("about-lab-games")),
        click.Option(["--repeats"], type=click.IntRange(min=2), metavar="N", help=translate("about-lab-repeats")),
        click.Option(["--duels"], type=click.IntRange(min=0), metavar="N", help=translate("about-lab-duels")),
        click.Option(["--seed"], metavar="S", help=translate("about-lab-seed")),
        click.Option(["--out"], type=folder, metavar="FOLDER", help=translate("about-lab-out")),
        *batch_options(game, translate, resume_option("FOLDER", translate("about-lab-resume"))),
    ]


def _run(game: Game, arguments: dict[str, Any], translate: Translator) -> None:
    if arguments["resume"] is not None:
        file = LabFile.resumed(_saved_folder(game, arguments["resume"]))
        if file.experiment.game != game.name:
            raise BadOption("load-other-game", game=file.experiment.game)
    else:
        experiment = _experiment(game, arguments)
        folder = arguments["out"] or Path(f"lab-{game.name}-{experiment.seed[:12]}")
        if (folder / GAMES).exists():
            raise BadOption("lab-exists", path=str(folder))
        file = LabFile(folder, experiment)
    finished = _play(file, arguments)
    folder = file.path.parent
    report = analyse(file.experiment, file.games())
    save_report(folder, report, page_of(report, translate), file.games)
    done = "lab-done" if finished else "lab-interrupted"
    Screen().show(translate(done, count=report.games, path=str(folder / "report.html")))


def page_of(report: Report, translate: Translator) -> str:
    """The page of a report in the reader's language."""
    return html_page(
        report,
        translate.lang,
        translate,
        lambda name: _name(name, translate),
        lambda spec: bot_name(spec, translate),
    )


def _experiment(game: Game, arguments: dict[str, Any]) -> Experiment:
    """What the options describe; raises `BadOption`."""
    try:
        players = [int(part) for part in (arguments["players"] or "").split(",") if part.strip()]
    except ValueError:
        raise BadOption("bad-lab-players") from None
    return Experiment.create(
        game.name,
        arguments["bots"] or _DEFAULT_BOT,
        players=players,
        games=arguments["games"] or _DEFAULT_GAMES,
        repeats=arguments["repeats"] or _DEFAULT_REPEATS,
        duels=arguments["duels"],
        seed=arguments["seed"],
        options=chosen_options(game, arguments),
    )


def _saved_folder(game: Game, resume: str) -> Path:
    if resume != NEWEST:
        return Path(resume)
    newest = newest_file(f"lab-{game.name}-*/{GAMES}")
    if newest is None:
        raise BadOption("nothing-to-resume", game=game.name)
    return newest.parent


def _play(file: LabFile, arguments: dict[str, Any]) -> bool:
    """Play the remaining games, in their order; False if interrupted by Ctrl-C."""
    remaining = islice(file.experiment.tasks(), file.count, None)
    try:
        with open_workers(arguments["workers"], arguments["cluster"]) as workers, progress_bar() as progress:
            task = progress.add_task("", total=file.experiment.count(), completed=file.count)
            for game in workers.run_in_order(play_task, remaining):
                file.append(game)
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def _name(name: str, translate: Translator) -> str:
    """A piece by its message, a kind of move by the words of its verb and piece."""
    words = []
    for number, word in enumerate(name.split(" ")):
        keys = (word, f"verb-{word}") if number == 0 else (word, f"object-{word}", f"size-{word}")
        words.append(next((translate(key) for key in keys if translate.has(key)), word))
    return " ".join(words)
