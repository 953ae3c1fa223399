"""Tournaments in files: JSON that can be gone on with, CSV for a spreadsheet, a picture."""

import csv
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tricity.arena.schedule import Contest, Result
from tricity.arena.standings import Standings, standings
from tricity.core.errors import BadOption


class Kept(msgspec.Struct):
    """A tournament so far. The standings follow from the results; they are there for who reads the file."""

    contest: Contest
    results: list[Result]
    standings: Standings | None = None


def save(path: Path, contest: Contest, results: Sequence[Result]) -> None:
    """Written whole or not at all; the same bytes for the same games, in whatever order they ended."""
    ordered = sorted(results, key=lambda result: result.number)
    kept = Kept(contest, ordered, standings(contest, ordered))
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    beside.replace(path)


def load(path: Path) -> tuple[Contest, list[Result]]:
    """Raises `BadOption` for a file that is no tournament."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError) as fault:
        raise BadOption("bad-arena-file", path=str(path), detail=str(fault)[:200]) from fault
    return kept.contest, kept.results


def save_csv(path: Path, results: Sequence[Result]) -> None:
    """A row for each seat of each game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("game", "deal", "seat", "bot", "points", "rank"))
        for result in sorted(results, key=lambda result: result.number):
            for seat, bot in enumerate(result.bots):
                row = (result.number, result.deal, seat + 1, bot, result.totals[seat], result.ranks[seat])
                writer.writerow(row)


def save_plot(path: Path, found: Standings) -> None:
    """Ratings with their intervals, or the average scores of bots that play alone. Needs matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.5 * len(found.lines)), layout="constrained")
    axes = figure.subplots()
    lines = found.lines[::-1]
    names = [line.bot for line in lines]
    rated = [line.rating for line in lines if line.rating is not None]
    if rated:
        errors = [[it.rating - it.low for it in rated], [it.high - it.rating for it in rated]]
        axes.errorbar([it.rating for it in rated], names, xerr=errors, fmt="o", capsize=4)
        axes.set_xlabel("Elo")
    else:
        axes.barh(names, [line.score for line in lines])
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(f"{found.contest.game}, {found.contest.players} players, seed {found.contest.seed}")
    figure.savefig(path, format="png", dpi=150)
