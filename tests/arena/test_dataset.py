"""Data sets: every game and decision is there, can be read with pyarrow, and says nothing about people."""

import zipfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tricity
from support.databases import sqlite_url, with_store
from support.tables import TableDriver
from tricity.arena import Tournament, play, save
from tricity.cli import main
from tricity.games import names
from tricity.table.storage.commands import AppendEntry, OpenTable
from tricity.table.storage.store import Store
from tricity.table.table import Table

__all__ = ["sqlite_url"]

parquet: Any = pytest.importorskip("pyarrow.parquet")


def export(*args: str) -> str:
    done = CliRunner().invoke(main, ["export", *args, "--workers", "1", "--lang", "en"])
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


@pytest.fixture
def tournaments(tmp_path: Path) -> list[str]:
    paths = []
    for game in names():
        tournament = Tournament.create(game, ["random", "beginner"], 2, seed=1)
        save(tmp_path / f"{game}.jsonl", tournament, [*play(tournament, records=True)])
        paths.append(str(tmp_path / f"{game}.jsonl"))
    return paths


def test_tournaments_become_tables_and_records(tournaments: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert "6 games exported" in export(str(folder), *tournaments, "--observations")
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    decisions = parquet.read_table(folder / "decisions.parquet").to_pylist()
    assert [game["name"] for game in games] == [name for name in names() for _ in range(2)]
    assert [game["seats"] for game in games[:2]] == [["random", "beginner"], ["beginner", "random"]]
    assert len(decisions) == sum(game["moves"] for game in games)
    assert all(decision["action"] in decision["legal"] for decision in decisions)
    sizes = {game["game"]: tricity.replay(game["record"]) for game in games}
    for decision in decisions[:: len(decisions) // 20]:
        match = sizes[decision["game"]]
        encoding = match.game.encoding(match.players, match.rulings)
        assert len(decision["observation"]) == encoding.size
        assert decision["move"] == str(match.moves[decision["number"]].move)
    with zipfile.ZipFile(folder / "records.zip") as records:
        texts = [records.read(name).decode() for name in sorted(records.namelist())]
    assert texts == [game["record"] for game in games]


def test_the_same_games_give_the_same_bytes(tournaments: list[str], tmp_path: Path) -> None:
    for name in ("one", "two"):
        export(str(tmp_path / name), *tournaments[:1])
    for file in ("games.parquet", "decisions.parquet", "records.zip"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_a_tournament_without_moves_is_refused(tmp_path: Path) -> None:
    tournament = Tournament.create("card-city", ["random", "beginner"], 2, seed=1)
    save(tmp_path / "file", tournament, [*play(tournament)])
    assert CliRunner().invoke(main, ["export", str(tmp_path / "data"), str(tmp_path / "file")]).exit_code == 2


def store_table(url: str, driver: TableDriver) -> None:
    async def write(store: Store) -> None:
        table = Table("secret-address", driver.entries[0], driver.calendar)
        await store.write(OpenTable.of(table))
        for entry in driver.entries[1:]:
            table.apply(entry)
            await store.write(AppendEntry.of(table))

    with_store(url, write)


def test_the_finished_games_of_a_server_without_who_played_them(sqlite_url: str, tmp_path: Path) -> None:
    driver = TableDriver()
    driver.play_until(lambda table: table.ended)
    store_table(sqlite_url, driver)
    folder = tmp_path / "data"
    assert "1 game exported" in export(str(folder), "--database", sqlite_url)
    (game,) = parquet.read_table(folder / "games.parquet").to_pylist()
    assert game["seats"] == ["person", "person"]
    assert game["record"] == driver.table.match.record()
    written = b"".join(path.read_bytes() for path in folder.iterdir()) + str(game).encode()
    assert not [word for word in (b"Anna", b"anna", b"Basia", b"basia", b"secret-address") if word in written]
