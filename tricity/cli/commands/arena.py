"""`tricity arena`: run a tournament between bots; one subcommand per game of the registry."""

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from tricity.arena.batch import open_workers
from tricity.arena.files import TournamentFile, load, save_csv, save_plot
from tricity.arena.players import make_player
from tricity.arena.ratings import fit_bradley_terry, pair_points
from tricity.arena.runner import play
from tricity.arena.schedule import Result, Tournament
from tricity.arena.sprt import MAX_GAMES, SequentialTest
from tricity.arena.standings import standings
from tricity.bots import names as bot_names
from tricity.cli.groups import GameGroup
from tricity.cli.language import Translator
from tricity.cli.options import NEWEST, batch_options, chosen_options, language_option, newest_file, resume_option
from tricity.cli.screen import Screen, progress_bar
from tricity.cli.standings_tables import bot_name, show_standings, show_test
from tricity.core.errors import BadOption
from tricity.core.game import Game

_DEFAULT_GAMES: Final = 400


def create_command(translate: Translator) -> click.Command:
    params, metavar = [language_option(translate)], "GAME [OPTIONS]..."
    return GameGroup("arena", translate, _options, _run, params=params, subcommand_metavar=metavar)


def _options(game: Game, translate: Translator) -> list[click.Option]:
    about_bots = translate(
        "about-arena-bots",
        allowed=list(bot_names()),
        examples=["expert:5000", "expert:1.5s"],
        path="package.module:Class",
        command="program:COMMAND",
    )
    path = click.Path(dir_okay=False, path_type=Path)
    return [
        click.Option(["--bots"], metavar="A,B,…", help=about_bots),
        click.Option(["--games"], type=click.IntRange(min=1), metavar="N", help=translate("about-arena-games")),
        click.Option(["--players"], type=int, metavar="N", help=translate("about-players")),
        click.Option(["--seed"], metavar="S", help=translate("about-arena-seed")),
        click.Option(["--sprt"], nargs=2, metavar="elo0=A elo1=B", help=translate("about-arena-sprt")),
        click.Option(["--json", "json_path"], type=path, metavar="FILE", help=translate("about-arena-json")),
        click.Option(["--records"], is_flag=True, help=translate("about-arena-records")),
        click.Option(["--csv", "csv_path"], type=path, metavar="FILE", help=translate("about-arena-csv")),
        click.Option(["--plot"], type=path, metavar="FILE", help=translate("about-arena-plot")),
        *batch_options(game, translate, resume_option("FILE", translate("about-resume"))),
    ]


def _run(game: Game, arguments: dict[str, Any], translate: Translator) -> None:
    # A bot that is being written need not be installed; at the end, so that no file here hides a module.
    sys.path.append(str(Path.cwd()))
    results: list[Result] = []
    path: Path | None = arguments["json_path"]
    if arguments["resume"] is not None:
        saved = _saved_tournament(game, arguments["resume"], path)
        tournament, results = load(saved)
        tournament = _resumed(game, arguments, tournament)
        path = path or saved
    else:
        tournament = _new_tournament(game, arguments)
    for spec in tournament.bots:
        make_player(spec, 0)
    file = TournamentFile(path or Path(f"arena-{game.name}-{tournament.seed[:12]}.jsonl"), tournament, results)
    test = SequentialTest(tournament) if tournament.sprt is not None else None
    try:
        finished = _play(tournament, results, file, test, arguments, translate)
    finally:
        # Also when a bot has failed: what was played is kept and reported, and then the failure.
        results = results if test is None else test.counted(results)
        file.finish(results)
        if results:
            _report(tournament, results, test, arguments, translate)
    if not finished:
        Screen().show(translate("arena-interrupted", path=str(file.path)))


def _report(
    tournament: Tournament,
    results: list[Result],
    test: SequentialTest | None,
    arguments: dict[str, Any],
    translate: Translator,
) -> None:
    final = standings(tournament, results)
    screen = Screen()
    show_standings(final, results, screen, translate)
    if test is not None:
        show_test(test, screen, translate)
    if arguments["csv_path"] is not None:
        save_csv(arguments["csv_path"], results)
    if arguments["plot"] is not None:
        try:
            save_plot(arguments["plot"], final)
        except ImportError:
            raise BadOption("no-plot") from None


def _new_tournament(game: Game, arguments: dict[str, Any]) -> Tournament:
    """The tournament that the options describe; raises `BadOption`."""
    specs = (arguments["bots"] or ",".join(reversed(bot_names()))).split(",")
    sprt = None if arguments["sprt"] is None else _hypotheses(arguments["sprt"])
    return Tournament.create(
        game.name,
        [spec.strip() for spec in specs if spec.strip()],
        arguments["games"] or (_DEFAULT_GAMES if sprt is None else MAX_GAMES),
        players=arguments["players"] or (2 if 2 in game.players else game.players[0]),
        seed=arguments["seed"],
        options=chosen_options(game, arguments),
        sprt=sprt,
    )


def _hypotheses(words: Iterable[str]) -> tuple[float, float]:
    """`elo0=0 elo1=10`, in either order; raises `BadOption`."""
    try:
        values = {name: float(value) for name, _, value in (word.partition("=") for word in words)}
        elo0, elo1 = values.pop("elo0"), values.pop("elo1")
    except (KeyError, ValueError):
        raise BadOption("bad-sprt") from None
    if values or not -1000 <= elo0 < elo1 <= 1000:
        raise BadOption("bad-sprt")
    return elo0, elo1


def _saved_tournament(game: Game, resume: str, path: Path | None) -> Path:
    """The file to go on with: the one that is named, else that of `--json`, else the newest of this folder."""
    if resume != NEWEST:
        return Path(resume)
    if path is not None:
        return path
    newest = newest_file(f"arena-{game.name}-*.jsonl")
    if newest is None:
        raise BadOption("nothing-to-resume", game=game.name)
    return newest


def _resumed(game: Game, arguments: dict[str, Any], tournament: Tournament) -> Tournament:
    """A tournament file determines all but the number of games, the workers and the files; raises `BadOption`."""
    fixed = ("bots", "players", "seed", "sprt", *(option.name for option in game.options))
    if any(arguments[name] is not None for name in fixed):
        raise BadOption("resume-is-complete")
    if tournament.game != game.name:
        raise BadOption("load-other-game", game=tournament.game)
    return replace(tournament, games=arguments["games"] or tournament.games)


def _play(
    tournament: Tournament,
    results: list[Result],
    file: TournamentFile,
    test: SequentialTest | None,
    arguments: dict[str, Any],
    translate: Translator,
) -> bool:
    """Play the remaining games and append their results to list and file; False if interrupted by Ctrl-C."""
    points = Counter(pair_points(results))
    if test is not None:
        test.add(results)
    try:
        with open_workers(arguments["workers"], arguments["cluster"]) as workers, progress_bar() as progress:
            task = progress.add_task("", total=len(tournament.fixtures()), completed=len(results))
            games = play(tournament, [*results], workers=workers, records=arguments["records"])
            while test is None or test.verdict == "open":
                progress.update(task, description=_interim_result(tournament, results, points, translate))
                result = next(games, None)
                if result is None:
                    break
                results.append(result)
                file.append(result)
                points.update(pair_points([result]))
                if test is not None:
                    test.add([result])
                progress.update(task, advance=1)
    except KeyboardInterrupt:
        return False
    return True


def _interim_result(
    tournament: Tournament, results: list[Result], points: Counter[tuple[str, str]], translate: Translator
) -> str:
    """The ratings so far, or in a solo game the average scores."""
    if tournament.players > 1:
        values = fit_bradley_terry(tournament.bots, points)
    else:
        values = {standing.bot: standing.score for standing in standings(tournament, results).bots}
    best_first = sorted(values, key=lambda bot: -values[bot])
    return " · ".join(f"{bot_name(bot, translate)} {values[bot]:.0f}" for bot in best_first)
