"""Bots in a terminal game: they play to the end and explain their moves."""

import multiprocessing

import pytest
from click.testing import CliRunner

from tricity.bots.pool import BotPool
from tricity.cli import main


def play(*args: str, typed: str = "") -> str:
    outcome = CliRunner().invoke(main, ["play", "card-city", "--seed", "1", "--lang", "en", *args], input=typed)
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


def test_they_play_to_the_end_and_explain_their_moves() -> None:
    output = " ".join(play("--players", "2", "--bots", "strong:5,beginner").split())
    assert "Bot 1: strong" in output
    assert "Bot 1 · 5 simulated games," in output
    assert "Bot 2 · the best move it can see one step ahead; it expects" in output


def test_a_late_bot_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tricity.cli.commands.play.BotPool", lambda: BotPool(seconds=0))
    assert "Bot 2 · it took too long to think" in play("--players", "2", "--bots", "expert,expert")


def test_the_worker_is_ended_with_the_game() -> None:
    play("--players", "2", "--bots", "beginner,beginner")
    assert not multiprocessing.active_children()


def test_an_explanation_is_forgotten_with_the_move_that_is_undone() -> None:
    output = play("--players", "2", "--bots", "beginner", typed="1\n1\nundo\n1\nquit\nn\n")
    assert "Bot 2 · " in output
