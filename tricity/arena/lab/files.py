"""An experiment on disk: its games, a line of JSON each as they end, and the report in every form."""

import csv
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from tricity.arena.lab.analysis import Report, wins_of
from tricity.arena.lab.experiment import Experiment, LabGame
from tricity.core.errors import BadOption

GAMES: Final = "games.jsonl"
_FORMAT: Final = 1
_ROWS: Final = 50_000
"""Rows of a Parquet file that are written together."""
_COLUMNS: Final = (
    *("kind", "players", "game", "deal", "seat", "place", "bot", "points", "rank", "win"),
    *("decisions", "choices", "lead_changes", "settled"),
)


class LabFile:
    """The games of an experiment: the first line is the experiment, then each game in its order."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        """Goes on with the games that are there, if they are of this experiment."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / GAMES
        self.experiment = experiment
        self.count = 0
        if self.path.exists():
            self._cut_to_whole_lines()
        else:
            self.path.write_bytes(msgspec.json.encode({"format": _FORMAT, "experiment": experiment}) + b"\n")

    @classmethod
    def resumed(cls, folder: Path) -> "LabFile":
        """The experiment in a folder; raises `BadOption`."""
        return cls(folder, read_experiment(folder))

    def append(self, game: LabGame) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")
        self.count += 1

    def games(self) -> Iterator[LabGame]:
        """All games so far, one at a time."""
        decoder = msgspec.json.Decoder(LabGame)
        with self.path.open("rb") as lines:
            next(lines)
            for line in lines:
                yield decoder.decode(line)

    def _cut_to_whole_lines(self) -> None:
        """The program may have been killed as it wrote the last one."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.path.write_bytes(whole)
        self.count = max(whole.count(b"\n") - 1, 0)


def read_experiment(folder: Path) -> Experiment:
    """The experiment whose games are in a folder; raises `BadOption`."""
    try:
        with (folder / GAMES).open("rb") as lines:
            return msgspec.convert(msgspec.json.decode(next(lines))["experiment"], Experiment)
    except FileNotFoundError:
        raise BadOption("file-missing", path=str(folder / GAMES)) from None
    except (OSError, StopIteration, KeyError, TypeError, msgspec.MsgspecError) as fault:
        raise BadOption("bad-lab-file", path=str(folder / GAMES), detail=str(fault)[:200]) from fault


def save_report(folder: Path, report: Report, page: str, games: Callable[[], Iterable[LabGame]]) -> None:
    """The page, the figures as JSON, and a row per seat of each game as CSV and, with pyarrow, as Parquet."""
    (folder / "report.html").write_text(page, encoding="utf-8")
    figures = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (folder / "report.json").write_bytes(figures + b"\n")
    with (folder / "seats.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(_COLUMNS)
        writer.writerows(row for game in games() for row in _seat_rows(game))
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        return
    rows = (row for game in games() for row in _seat_rows(game))
    parts: Any = None
    while piece := list(islice(rows, _ROWS)):
        table = arrow.table({name: [row[number] for row in piece] for number, name in enumerate(_COLUMNS)})
        parts = parts or parquet.ParquetWriter(folder / "seats.parquet", table.schema, compression="zstd")
        parts.write_table(table)
    if parts is not None:
        parts.close()


def _seat_rows(game: LabGame) -> Iterator[tuple[Any, ...]]:
    for seat, win in enumerate(wins_of(game)):
        place = (seat - game.first) % game.players + 1
        own = (seat + 1, place, game.bots[seat], game.totals[seat], game.ranks[seat], win)
        whole = (game.decisions, game.choices, game.lead_changes, game.settled)
        yield (game.kind, game.players, game.number, game.deal, *own, *whole)
