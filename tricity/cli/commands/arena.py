"""`tricity arena`: tournaments between bots, a subcommand per game of the registry."""

import os
from pathlib import Path
from typing import Any

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
from tricity.cli.groups import GamesGroup, SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import chosen, game_options, language_option
from tricity.cli.screen import Screen
from tricity.core.deals import fresh_seed, seed_text
from tricity.core.errors import BadOption
from tricity.core.game import Game

_USUAL_GAMES = 400
_SAVE_EVERY = 50


def arena_command(say: Voice) -> click.Command:
    return GamesGroup(
        _game_command,
        name="arena",
        help=say("command-arena"),
        params=[language_option(say)],
        subcommand_metavar="GAME [OPTIONS]...",
    )


def _game_command(game: Game, say: Voice) -> click.Command:
    def run(**given: Any) -> None:
        _run(game, given, say)

    path = click.Path(dir_okay=False, path_type=Path)
    params: list[click.Parameter] = [
        click.Option(["--bots"], metavar="A,B,…", help=_about_bots(say)),
        click.Option(["--games"], type=click.IntRange(min=1), metavar="N", help=say("about-arena-games")),
        click.Option(["--players"], type=int, metavar="N", help=say("about-players")),
        click.Option(["--seed"], metavar="S", help=say("about-arena-seed")),
        click.Option(["--workers"], type=click.IntRange(min=1), metavar="K", help=say("about-workers")),
        click.Option(["--json", "json_path"], type=path, metavar="FILE", help=say("about-arena-json")),
        click.Option(["--csv", "csv_path"], type=path, metavar="FILE", help=say("about-arena-csv")),
        click.Option(["--plot"], type=path, metavar="FILE", help=say("about-arena-plot")),
        click.Option(["--resume"], type=path, metavar="FILE", help=say("about-resume")),
        *game_options(game, say),
        language_option(say),
    ]
    return SpokenCommand(game.name, help=say(f"game-{game.name}.about"), params=params, callback=run)


def _about_bots(say: Voice) -> str:
    return say("about-arena-bots", allowed=list(bot_names()), examples=["expert:5000", "expert:1.5s"])


def _run(game: Game, given: dict[str, Any], say: Voice) -> None:
    screen = Screen()
    results: list[Result] = []
    if given["resume"] is not None:
        tournament, results = load(given["resume"])
        _check_resumed(game, given, tournament)
    else:
        tournament = _asked(game, given)
    for spec in tournament.bots:
        make_player(spec, 0)
    keep: Path | None = given["json_path"] or given["resume"]
    finished = _play(tournament, results, given["workers"] or os.cpu_count() or 1, keep, say)
    if not finished and keep is None:
        keep = Path(f"arena-{game.name}-{tournament.seed[:12]}.json")
    if keep is not None:
        save(keep, tournament, results)
    if not results:
        return
    found = standings(tournament, results)
    _show(found, results, screen, say)
    if not finished:
        screen.show(say("arena-interrupted", path=str(keep)))
    if given["csv_path"] is not None:
        save_csv(given["csv_path"], results)
    if given["plot"] is not None:
        try:
            save_plot(given["plot"], found)
        except ImportError:
            raise BadOption("no-plot") from None


def _asked(game: Game, given: dict[str, Any]) -> Tournament:
    bots = tuple(part.strip() for part in (given["bots"] or ",".join(reversed(bot_names()))).split(",") if part.strip())
    players = given["players"] or (2 if 2 in game.players else game.players[0])
    if len(set(bots)) < len(bots) or (players > 1 and len(bots) < 2):
        raise BadOption("bad-arena-bots")
    options = game.checked_options(players, chosen(game, given))
    seed = fresh_seed() if given["seed"] is None else seed_text(given["seed"])
    return Tournament(game.name, players, bots, given["games"] or _USUAL_GAMES, seed, options)


def _check_resumed(game: Game, given: dict[str, Any], tournament: Tournament) -> None:
    fixed = ("bots", "games", "players", "seed", *(option.name for option in game.options))
    if any(given[name] is not None for name in fixed):
        raise BadOption("resume-is-complete")
    if tournament.game != game.name:
        raise BadOption("load-other-game", game=tournament.game)


def _play(tournament: Tournament, results: list[Result], workers: int, keep: Path | None, say: Voice) -> bool:
    """Play what is left, adding to the results; whether all was played."""
    played = {result.number for result in results}
    fixtures = tournament.fixtures()
    left = [fixture for fixture in fixtures if fixture.number not in played]
    bar = Progress(
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=Screen(errors=True).console,
        transient=True,
    )
    try:
        with bar:
            task = bar.add_task(_running(tournament, results, say), total=len(fixtures), completed=len(played))
            for result in play_fixtures(left, workers):
                results.append(result)
                bar.update(task, advance=1, description=_running(tournament, results, say))
                if keep is not None and len(results) % _SAVE_EVERY == 0:
                    save(keep, tournament, results)
    except KeyboardInterrupt:
        return False
    return True


def _running(tournament: Tournament, results: list[Result], say: Voice) -> str:
    """The ratings so far, or the average scores of bots that play alone."""
    if tournament.players > 1:
        now = fit_bradley_terry(tournament.bots, pair_points(results))
    else:
        now = {line.bot: line.score for line in standings(tournament, results).bots}
    return " · ".join(f"{_spoken(bot, say)} {now[bot]:.0f}" for bot in sorted(now, key=lambda bot: -now[bot]))


def _spoken(spec: str, say: Voice) -> str:
    name, colon, budget = spec.partition(":")
    return say.name_of("bot", name) + (f" {budget}" if colon else "")


def _show(found: Standings, results: list[Result], screen: Screen, say: Voice) -> None:
    tournament = found.tournament
    screen.show(_table(found, say), "")
    if found.pairs:
        screen.show(_duels(found, say), "")
    facts = {"count": len(results), "players": tournament.players, "seed": tournament.seed}
    screen.show(say("arena-note", game=tournament.game, **facts))


def _table(found: Standings, say: Voice) -> Table:
    rated = found.tournament.players > 1
    won = any(line.wins is not None for line in found.bots)
    seats = range(found.tournament.players) if rated else ()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"), no_wrap=True)
    headings = [*(["arena-rating"] if rated else []), "arena-games", "arena-score", *(["arena-wins"] if won else [])]
    for heading in headings:
        table.add_column(say(heading), justify="right")
    for seat in seats:
        table.add_column(say("arena-seat", number=seat + 1), justify="right")
    for line in found.bots:
        table.add_row(*_cells(line, won, say))
    return table


def _cells(line: BotStanding, won: bool, say: Voice) -> list[str | Text]:
    cells: list[str | Text] = [_spoken(line.bot, say)]
    if line.rating is not None:
        cells.append(f"{line.rating.rating:.0f} ({line.rating.low:.0f}–{line.rating.high:.0f})")
    cells += [str(line.games), f"{line.score:.1f}"]
    if won:
        cells.append("" if line.wins is None else "{:.0f} % ({:.0f}–{:.0f})".format(*(100 * it for it in line.wins)))
    if line.rating is not None:
        cells += ["" if rate is None else f"{100 * rate:.0f} %" for rate in line.wins_by_seat]
    return cells


def _duels(found: Standings, say: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("arena-bot", "arena-rival"):
        table.add_column(say(heading), no_wrap=True)
    for heading in ("arena-wins", "arena-games"):
        table.add_column(say(heading), justify="right")
    for duel in found.pairs:
        rate = _rate(duel.rate, duel.low, duel.high)
        table.add_row(_spoken(duel.bot, say), _spoken(duel.rival, say), rate, str(duel.games))
    return table


def _rate(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
