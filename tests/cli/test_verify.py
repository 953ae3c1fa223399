"""`tricity verify` accepts true records and rejects tampered ones."""

import json
from pathlib import Path

import pytest

import tricity as engine
from support.terminal import refused, tricity


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = engine.new("card-city", players=3, seed=7)
    while not match.over:
        match.play(match.legal_moves()[0], match.to_act[0])
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    return path


def test_a_true_record_is_ok(record: Path) -> None:
    result = tricity("verify", str(record))
    assert result.exit_code == 0
    lines = result.output.split("\n")
    assert lines[0].startswith("Card City · 3 players · ")
    assert "Seed: 7" in lines
    # sha256 of "7"
    assert "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451" in result.output
    assert lines[-2] == "OK"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("seed: 7", "seed: 8", "Record, line"),
        ("result: ", "result: 1 ", "but the moves lead to"),
        ("players: 3", "players: 4", "Record, line"),
        ("rules: 3", "rules: 99", "the game was played with version 99 of the rules"),
        ("game: card-city", "game: chess", "There is no game called “chess”"),
        ("0 build", "0 biuld", "is not a move"),
        ("0 build", "1 build", "Record, line"),
    ],
)
def test_a_tampered_record_is_not(record: Path, old: str, new: str, words: str) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    assert words in refused(tricity("verify", str(record), columns=300))


def test_a_changed_move_is_found(record: Path) -> None:
    lines = record.read_text().splitlines()
    place = max(number for number, line in enumerate(lines) if " build " in line)
    lines[place] = lines[place].rsplit(" ", 1)[0] + " a1"
    record.write_text("\n".join(lines))
    line = refused(tricity("verify", str(record), columns=300))
    assert f"line {place + 1}" in line


def test_an_unfinished_record_is_reported_as_such(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(engine.new("card-city", seed=1).record())
    assert "The game is unfinished." in tricity("verify", str(path)).output


def test_a_game_from_a_position_has_no_seed_to_check(tmp_path: Path) -> None:
    position = engine.new("card-city", seed=1).position()
    path = tmp_path / "game.txt"
    path.write_text(engine.from_position(json.loads(json.dumps(position))).record())
    result = tricity("verify", str(path))
    assert "there is no seed to check" in result.output
    assert result.exit_code == 0
