"""`tricity arena`: run a tournament between bots; one subcommand per game of the registry."""

import os
from pathlib import Path
from typing import Any, Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tricity.arena.files import load, save, save_csv, save_plot
from tricity.arena.players import make_player
from tricity.arena.ratings import fit_bradley_terry, pair_points
from tricity.arena.runner import play_fixtures
from tricity.arena.schedule import Result, Tournament
from tricity.arena.standings import BotStanding, Standings, standings
from tricity.bots import names as bot_names
from tricity.cli.groups import GameGroup, LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import chosen_options, game_options, language_option
from tricity.cli.screen import Screen
from tricity.core.deals import fresh_seed, seed_text
from tricity.core.errors import BadOption
from tricity.core.game import Game

_DEFAULT_GAMES: Final = 400
_SAVE_EVERY: Final = 50


def create_command(translate: Translator) -> click.Command:
    return GameGroup(
        _create_game_command,
        name="arena",
        help=translate("command-arena"),
        params=[language_option(translate)],
        subcommand_metavar="GAME [OPTIONS]...",
    )


def _create_game_command(game: Game, translate: Translator) -> click.Command:
    def run(**arguments: Any) -> None:
        _run(game, arguments, translate)

    about_bots = translate("about-arena-bots", allowed=list(bot_names()), examples=["expert:5000", "expert:1.5s"])
    path = click.Path(dir_okay=False, path_type=Path)
    params: list[click.Parameter] = [
        click.Option(["--bots"], metavar="A,B,…", help=about_bots),
        click.Option(["--games"], type=click.IntRange(min=1), metavar="N", help=translate("about-arena-games")),
        click.Option(["--players"], type=int, metavar="N", help=translate("about-players")),
        click.Option(["--seed"], metavar="S", help=translate("about-arena-seed")),
        click.Option(["--workers"], type=click.IntRange(min=1), metavar="K", help=translate("about-workers")),
        click.Option(["--json", "json_path"], type=path, metavar="FILE", help=translate("about-arena-json")),
        click.Option(["--csv", "csv_path"], type=path, metavar="FILE", help=translate("about-arena-csv")),
        click.Option(["--plot"], type=path, metavar="FILE", help=translate("about-arena-plot")),
        click.Option(["--resume"], type=path, metavar="FILE", help=translate("about-resume")),
        *game_options(game, translate),
        language_option(translate),
    ]
    return LocalizedCommand(game.name, help=translate(f"game-{game.name}.about"), params=params, callback=run)


def _run(game: Game, arguments: dict[str, Any], translate: Translator) -> None:
    results: list[Result] = []
    if arguments["resume"] is not None:
        tournament, results = load(arguments["resume"])
        _check_resumed(game, arguments, tournament)
    else:
        tournament = _new_tournament(game, arguments)
    for spec in tournament.bots:
        make_player(spec, 0)
    file: Path | None = arguments["json_path"] or arguments["resume"]
    finished = _play(tournament, results, arguments["workers"] or os.cpu_count() or 1, file, translate)
    if not finished and file is None:
        file = Path(f"arena-{game.name}-{tournament.seed[:12]}.json")
    if file is not None:
        save(file, tournament, results)
    if not results:
        return
    final = standings(tournament, results)
    screen = Screen()
    _show(final, results, screen, translate)
    if not finished:
        screen.show(translate("arena-interrupted", path=str(file)))
    if arguments["csv_path"] is not None:
        save_csv(arguments["csv_path"], results)
    if arguments["plot"] is not None:
        try:
            save_plot(arguments["plot"], final)
        except ImportError:
            raise BadOption("no-plot") from None


def _new_tournament(game: Game, arguments: dict[str, Any]) -> Tournament:
    """The tournament that the options describe; raises `BadOption`."""
    bots = tuple(
        part.strip() for part in (arguments["bots"] or ",".join(reversed(bot_names()))).split(",") if part.strip()
    )
    players = arguments["players"] or (2 if 2 in game.players else game.players[0])
    if len(set(bots)) < len(bots) or (players > 1 and len(bots) < 2):
        raise BadOption("bad-arena-bots")
    options = game.checked_options(players, chosen_options(game, arguments))
    seed = fresh_seed() if arguments["seed"] is None else seed_text(arguments["seed"])
    return Tournament(game.name, game.rules_version, players, bots, arguments["games"] or _DEFAULT_GAMES, seed, options)


def _check_resumed(game: Game, arguments: dict[str, Any], tournament: Tournament) -> None:
    """A tournament file determines everything but the workers and the files; raises `BadOption`."""
    fixed = ("bots", "games", "players", "seed", *(option.name for option in game.options))
    if any(arguments[name] is not None for name in fixed):
        raise BadOption("resume-is-complete")
    if tournament.game != game.name:
        raise BadOption("load-other-game", game=tournament.game)


def _play(
    tournament: Tournament, results: list[Result], workers: int, file: Path | None, translate: Translator
) -> bool:
    """Play the remaining games and append their results, saving now and then; False if interrupted by Ctrl-C."""
    played = {result.number for result in results}
    fixtures = tournament.fixtures()
    remaining = [fixture for fixture in fixtures if fixture.number not in played]
    progress = Progress(
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=Screen(errors=True).console,
        transient=True,
    )
    try:
        with progress:
            description = _interim_result(tournament, results, translate)
            task = progress.add_task(description, total=len(fixtures), completed=len(played))
            for result in play_fixtures(remaining, workers):
                results.append(result)
                progress.update(task, advance=1, description=_interim_result(tournament, results, translate))
                if file is not None and len(results) % _SAVE_EVERY == 0:
                    save(file, tournament, results)
    except KeyboardInterrupt:
        return False
    return True


def _interim_result(tournament: Tournament, results: list[Result], translate: Translator) -> str:
    """The ratings so far, or in a solo game the average scores."""
    if tournament.players > 1:
        values = fit_bradley_terry(tournament.bots, pair_points(results))
    else:
        values = {standing.bot: standing.score for standing in standings(tournament, results).bots}
    best_first = sorted(values, key=lambda bot: -values[bot])
    return " · ".join(f"{_bot_name(bot, translate)} {values[bot]:.0f}" for bot in best_first)


def _bot_name(spec: str, translate: Translator) -> str:
    """The level in the reader's language, with the budget if there is one."""
    name, colon, budget = spec.partition(":")
    return translate.name_of("bot", name) + (f" {budget}" if colon else "")


def _show(final: Standings, results: list[Result], screen: Screen, translate: Translator) -> None:
    tournament = final.tournament
    screen.show(_standings_table(final, translate), "")
    if final.pairs:
        screen.show(_pairs_table(final, translate), "")
    facts = {"count": len(results), "players": tournament.players, "seed": tournament.seed}
    screen.show(translate("arena-note", game=tournament.game, **facts))


def _standings_table(final: Standings, translate: Translator) -> Table:
    rated = final.tournament.players > 1
    with_wins = any(standing.wins is not None for standing in final.bots)
    seats = range(final.tournament.players) if rated else ()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(translate("arena-bot"), no_wrap=True)
    headings = [*(["arena-rating"] if rated else []), "arena-games", "arena-score"]
    for heading in [*headings, *(["arena-wins"] if with_wins else [])]:
        table.add_column(translate(heading), justify="right")
    for seat in seats:
        table.add_column(translate("arena-seat", number=seat + 1), justify="right")
    for standing in final.bots:
        table.add_row(*_cells(standing, with_wins, translate))
    return table


def _cells(standing: BotStanding, with_wins: bool, translate: Translator) -> list[str | Text]:
    cells: list[str | Text] = [_bot_name(standing.bot, translate)]
    if standing.rating is not None:
        cells.append(f"{standing.rating.rating:.0f} ({standing.rating.low:.0f}–{standing.rating.high:.0f})")
    cells += [str(standing.games), f"{standing.score:.1f}"]
    if with_wins:
        wins = None if standing.wins is None else [100 * rate for rate in standing.wins]
        cells.append("" if wins is None else "{:.0f} % ({:.0f}–{:.0f})".format(*wins))
    if standing.rating is not None:
        cells += ["" if rate is None else f"{100 * rate:.0f} %" for rate in standing.wins_by_seat]
    return cells


def _pairs_table(final: Standings, translate: Translator) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("arena-bot", "arena-rival"):
        table.add_column(translate(heading), no_wrap=True)
    for heading in ("arena-wins", "arena-games"):
        table.add_column(translate(heading), justify="right")
    for pair in final.pairs:
        wins = f"{100 * pair.rate:.1f} % ({100 * pair.low:.1f}–{100 * pair.high:.1f})"
        table.add_row(_bot_name(pair.bot, translate), _bot_name(pair.rival, translate), wins, str(pair.games))
    return table
