"""Tournaments on disk: a file that grows with every game and can be resumed, CSV for a spreadsheet, a plot."""

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tricity.arena.schedule import Result, Tournament
from tricity.arena.standings import Standings, standings
from tricity.core.errors import BadOption

FORMAT: Final = 3
"""Of the files: lines of JSON, first the tournament, then each game, at the end the standings.

Formats 1 and 2 were one JSON document. Format 1 had no number, called the tournament a contest, and knew one version of
the rules.
"""


class _File(msgspec.Struct):
    """What has to be read back: the schedule follows from the tournament, and the standings from the results."""

    tournament: Tournament
    results: list[Result]


class TournamentFile:
    """The file of a tournament that is being played: every game is in it as soon as it has ended."""

    def __init__(self, path: Path, tournament: Tournament, results: Sequence[Result]) -> None:
        """Start the file over, with the results so far."""
        self.path = path
        self._tournament = tournament
        _write(path, [_header(tournament), *_ordered(results)])

    def append(self, result: Result) -> None:
        with self.path.open("ab") as file:
            file.write(_line(_compact(result)))

    def finish(self, results: Sequence[Result]) -> None:
        """Put the games in order and the standings below them: the same games give the same bytes."""
        save(self.path, self._tournament, results)


def save(path: Path, tournament: Tournament, results: Sequence[Result]) -> None:
    """Write the file of a tournament; the same games give the same bytes, in whatever order they were finished."""
    ordered = sorted(results, key=lambda result: result.number)
    _write(path, [_header(tournament), *_ordered(ordered), {"standings": standings(tournament, ordered)}])


def load(path: Path) -> tuple[Tournament, list[Result]]:
    """The tournament and its results so far, from a file of any format; raises `BadOption`."""
    try:
        file = msgspec.convert(_upcast(_content(path.read_bytes())), type=_File)
    except FileNotFoundError:
        raise BadOption("file-missing", path=str(path)) from None
    except (OSError, msgspec.DecodeError) as fault:
        raise BadOption("bad-arena-file", path=str(path), detail=str(fault)[:200]) from fault
    return file.tournament, file.results


def _content(data: bytes) -> Any:
    """One document; of lines, those that are whole: the last one is not if the program was killed as it wrote it."""
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        header, *lines = [msgspec.json.decode(line) for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
        return {**header, "results": [line for line in lines if "number" in line]}


def _upcast(content: Any) -> Any:
    """The content as the newest format has it. What is not a tournament is left for the decoder to refuse."""
    if not isinstance(content, dict):
        return content
    tournament = content.get("contest", content.get("tournament"))
    if isinstance(tournament, dict):
        # Saved before rules had versions.
        tournament = {"rules": 1, **tournament}
    return {"results": [], **content, "tournament": tournament}


def _header(tournament: Tournament) -> dict[str, Any]:
    return {"format": FORMAT, "tournament": _without(tournament, "sprt")}


def _ordered(results: Iterable[Result]) -> list[dict[str, Any]]:
    return [_compact(result) for result in sorted(results, key=lambda result: result.number)]


def _compact(result: Result) -> dict[str, Any]:
    return _without(result, "record")


def _without(value: Tournament | Result, name: str) -> dict[str, Any]:
    """The fields, without that one if it is empty."""
    content: dict[str, Any] = msgspec.to_builtins(value)
    if not content.get(name):
        content.pop(name, None)
    return content


def _line(content: dict[str, Any]) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def _write(path: Path, lines: Iterable[dict[str, Any]]) -> None:
    unfinished = path.with_name(path.name + ".new")
    unfinished.write_bytes(b"".join(map(_line, lines)))
    unfinished.replace(path)


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
