"""Games as a data set: Parquet tables of games and decisions, and the records. Needs pyarrow: the extra `data`.

`games.parquet` has a row per game, `decisions.parquet` a row per move with the number of its action and of its
alternatives, and if asked for the observation of the seat that made it; `records.zip` has the games as text.
"""

import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import select

from tricity.arena.batch import Workers
from tricity.arena.files import load
from tricity.arena.numbers import numbers_of
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.games import find
from tricity.table.clocks import Calendar
from tricity.table.storage import uptime
from tricity.table.storage.adapter import Adapter
from tricity.table.storage.event_log import read_log
from tricity.table.storage.schema import tables
from tricity.table.table import Table

PERSON: Final = "person"
"""Who played a seat that no bot played. Nothing else about people is in a data set."""
_ROWS: Final = 20_000
"""Rows that are written together."""
# The same bytes for the same games: a zip file has times.
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class PlayedGame:
    """A game from anywhere."""

    number: int
    record: str
    seats: tuple[str, ...]
    """Who played each seat: the bot, or `person`."""


def tournament_games(paths: Iterable[Path]) -> Iterator[PlayedGame]:
    """The games of tournaments that were played with `--records`; raises `BadOption`."""
    number = 0
    for path in paths:
        for result in load(path)[1]:
            if not result.record:
                raise BadOption("no-records", path=str(path))
            yield PlayedGame(number, result.record, result.bots)
            number += 1


def stored_games(adapter: Adapter) -> Iterator[PlayedGame]:
    """The finished games of a server, without who played them: neither names nor addresses of tables."""
    with adapter.engine.connect() as connection:
        calendar = Calendar(uptime.all_outages(connection))
        finished = select(tables.c.id).where(tables.c.status == "finished").order_by(tables.c.created, tables.c.id)
        for number, name in enumerate(connection.execute(finished).scalars().all()):
            table = Table.load(name, read_log(connection, name), calendar)
            seats = tuple(seat.bot if seat.bot and not seat.owner else PERSON for seat in table.seats)
            yield PlayedGame(number, table.match.record(), seats)


def write_dataset(
    games: Iterable[PlayedGame],
    folder: Path,
    *,
    observations: bool = False,
    workers: Workers | None = None,
    advance: Callable[[], None] = lambda: None,
) -> int:
    """Write the files of a data set into a folder, and return the number of games; raises `BadOption`."""
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadOption("no-pyarrow") from None
    folder.mkdir(parents=True, exist_ok=True)
    rows = (workers or Workers()).run_in_order(partial(_rows, observations=observations), games)
    count = 0
    with (
        _TableWriter(folder / "games.parquet", arrow, parquet, _game_columns(arrow)) as game_table,
        _TableWriter(folder / "decisions.parquet", arrow, parquet, _decision_columns(arrow, observations)) as decisions,
        zipfile.ZipFile(folder / "records.zip", "w", zipfile.ZIP_DEFLATED) as records,
    ):
        for game, moves in rows:
            game_table.add([game])
            decisions.add(moves)
            records.writestr(zipfile.ZipInfo(f"{game['game']:07}.txt", _EPOCH), game["record"])
            count += 1
            advance()
    return count


class _TableWriter:
    """A Parquet file that is written in pieces."""

    def __init__(self, path: Path, arrow: Any, parquet: Any, columns: dict[str, Any]) -> None:
        self._arrow = arrow
        self._schema = arrow.schema(list(columns.items()))
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def __enter__(self) -> "_TableWriter":
        return self

    def __exit__(self, *_: object) -> None:
        self._flush()
        self._writer.close()

    def add(self, rows: Sequence[dict[str, Any]]) -> None:
        self._rows += rows
        if len(self._rows) >= _ROWS:
            self._flush()

    def _flush(self) -> None:
        self._writer.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema))
        self._rows = []


def _rows(game: PlayedGame, observations: bool) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of a game, and those of its decisions."""
    finished = Match.from_record(game.record, find, trusted=True)
    sheets = finished.scores()
    match = finished.at(0)
    decisions = []
    for number, played in enumerate(finished.moves):
        seat = played.seat
        numbers = numbers_of(match, seat)
        action = numbers.actions[match.legal_moves(seat).index(played.move)]
        row = {
            "game": game.number,
            "number": number,
            "seat": seat,
            "move": str(played.move),
            "action": action,
            "legal": numbers.actions,
        }
        decisions.append({**row, "observation": numbers.observation} if observations else row)
        match.evolve(str(played.move), seat)
    return {
        "game": game.number,
        "name": finished.game.name,
        "rules": finished.rules,
        "players": finished.players,
        "options": msgspec.json.encode(finished.options).decode(),
        "seed": finished.seed,
        "seats": game.seats,
        "totals": [sheet.total for sheet in sheets],
        "ranks": [sheet.rank for sheet in sheets],
        "moves": finished.version,
        "record": game.record,
    }, decisions


def _game_columns(arrow: Any) -> dict[str, Any]:
    numbers, text = arrow.int32(), arrow.string()
    return {
        "game": numbers,
        "name": text,
        "rules": numbers,
        "players": numbers,
        "options": text,
        "seed": text,
        "seats": arrow.list_(text),
        "totals": arrow.list_(numbers),
        "ranks": arrow.list_(numbers),
        "moves": numbers,
        "record": text,
    }


def _decision_columns(arrow: Any, observations: bool) -> dict[str, Any]:
    numbers = arrow.int32()
    columns = {
        "game": numbers,
        "number": numbers,
        "seat": numbers,
        "move": arrow.string(),
        "action": numbers,
        "legal": arrow.list_(numbers),
    }
    return {**columns, "observation": arrow.list_(arrow.int16())} if observations else columns
