"""Tournaments on disk: JSON that can be resumed, CSV for a spreadsheet, a plot of the ratings."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tricity.arena.schedule import Result, Tournament
from tricity.arena.standings import Standings, standings
from tricity.core.errors import BadOption

FORMAT: Final = 2
"""Of the JSON files. Format 1 had no number, called the tournament a contest, and knew one version of the rules."""


class TournamentFile(msgspec.Struct):
    """What has to be read back: the schedule follows from the tournament, and the standings from the results."""

    tournament: Tournament
    results: list[Result]


def save(path: Path, tournament: Tournament, results: Sequence[Result]) -> None:
    """Write atomically; the same games give the same bytes, in whatever order they were finished."""
    ordered = sorted(results, key=lambda result: result.number)
    content = {
        "format": FORMAT,
        "tournament": tournament,
        "results": ordered,
        "standings": standings(tournament, ordered),
    }
    unfinished = path.with_name(path.name + ".new")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")
    unfinished.replace(path)


def load(path: Path) -> tuple[Tournament, list[Result]]:
    """The tournament and its results so far, from a file of any format; raises `BadOption`."""
    try:
        content = _upcast(msgspec.json.decode(path.read_bytes()))
        file = msgspec.convert(content, type=TournamentFile)
    except (OSError, msgspec.DecodeError) as fault:
        raise BadOption("bad-arena-file", path=str(path), detail=str(fault)[:200]) from fault
    return file.tournament, file.results


def _upcast(content: Any) -> Any:
    """The content as the newest format has it. What is not a tournament is left for the decoder to refuse."""
    if not isinstance(content, dict):
        return content
    tournament = content.get("contest", content.get("tournament"))
    if isinstance(tournament, dict):
        # Saved before rules had versions.
        tournament = {"rules": 1, **tournament}
    return {**content, "tournament": tournament}


def save_csv(path: Path, results: Sequence[Result]) -> None:
    """One row per seat of each game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("game", "deal", "seat", "bot", "points", "rank"))
        for result in sorted(results, key=lambda result: result.number):
            for seat, bot in enumerate(result.bots):
                row = (result.number, result.deal, seat + 1, bot, result.totals[seat], result.ranks[seat])
                writer.writerow(row)


def save_plot(path: Path, table: Standings) -> None:
    """Ratings with their intervals, or the mean scores in games for one player. Needs matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.5 * len(table.bots)), layout="constrained")
    axes = figure.subplots()
    bots = table.bots[::-1]
    names = [standing.bot for standing in bots]
    ratings = [standing.rating for standing in bots if standing.rating is not None]
    if ratings:
        errors = [[each.rating - each.low for each in ratings], [each.high - each.rating for each in ratings]]
        axes.errorbar([each.rating for each in ratings], names, xerr=errors, fmt="o", capsize=4)
        axes.set_xlabel("Elo")
    else:
        axes.barh(names, [standing.score for standing in bots])
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(f"{table.tournament.game}, {table.tournament.players} players, seed {table.tournament.seed}")
    figure.savefig(path, format="png", dpi=150)
