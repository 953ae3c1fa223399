"""`tricity replay` prints everything into a pipe, and shows move by move on a terminal."""

from pathlib import Path

import pytest

import tricity as engine
from support.terminal import Terminal, refused, tricity

ASKED = "q: quit > "


@pytest.fixture
def record(tmp_path: Path) -> str:
    match = engine.new("card-city", players=2, seed=7)
    while match.version < 12:
        match.play(match.legal_moves()[0], match.to_act[0])
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    return str(path)


def test_a_pipe_gets_everything(record: str) -> None:
    output = tricity("replay", record).output
    assert output.startswith("Start")
    assert "Move 1 · Player 2: divide" in output
    assert "Move 12 · " in output


def test_to_stops_after_that_move(record: str) -> None:
    output = tricity("replay", record, "--to", "3").output
    assert "Move 3 · " in output
    assert "Move 4 · " not in output


def test_a_finished_game_ends_with_its_scores(tmp_path: Path) -> None:
    match = engine.new("card-city", players=2, seed=7)
    while not match.over:
        match.play(match.legal_moves()[0], match.to_act[0])
    (tmp_path / "game.txt").write_text(match.record())
    assert "tie-break" in tricity("replay", str(tmp_path / "game.txt")).output


def test_a_spectator_sees_less_than_a_seat(record: str) -> None:
    assert "Player 2 draws 4 cards." in tricity("replay", record).output
    assert "Player 2 draws 4 cards: " in tricity("replay", record, "--seat", "2").output
    assert "Player 2 draws 4 cards: " not in tricity("replay", record, "--seat", "1").output


def test_missing_moves_and_seats_are_rejected(record: str) -> None:
    assert refused(tricity("replay", record, "--to", "13")) == "There is no move 13: the record has 12 moves."
    assert refused(tricity("replay", record, "--seat", "3")) == "There is no player 3 in a game for 2 players."


def test_a_terminal_browses_forward_back_and_to_any_move(record: str) -> None:
    with Terminal("replay", record, NO_COLOR="1") as terminal:
        assert "Start" in terminal.wait_for(ASKED)
        for answer, number in (("", 1), ("12", 12), ("b", 11), ("", 12), ("", None), ("0", 0), ("b", 0)):
            terminal.type(f"{answer}\r")
            shown = terminal.wait_for(ASKED)
            if number is not None:
                assert f"Move {number} · " in shown if number else "Start" in shown
        assert terminal.leave("q\r")[0] == 0
