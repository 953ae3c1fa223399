"""Bots that think at a terminal's table: they play to the end, and say why they moved."""

import pytest
from click.testing import CliRunner

from tricity.bots.apart import Desk
from tricity.bots.base import Decision
from tricity.cli import main
from tricity.cli.play import seats


def play(*args: str, typed: str = "") -> str:
    outcome = CliRunner().invoke(main, ["play", "card-city", "--seed", "1", "--lang", "en", *args], input=typed)
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


def test_they_play_to_the_end_and_explain_their_moves() -> None:
    told = " ".join(play("--players", "2", "--bots", "strong:5,beginner").split())
    assert "Bot 1: strong player" in told
    assert "Bot 1 · 5 games imagined," in told
    assert "Bot 2 · the best step it sees; it expects" in told


def test_a_late_bot_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(desk: Desk, spec: str, seed: int, view: object, moves: list[object]) -> Decision:
        return Decision(moves[0], "reason-late")  # type: ignore[arg-type]

    monkeypatch.setattr(Desk, "ask", late)
    assert "Bot 2 · it thought for too long" in play("--players", "2", "--bots", "expert,expert")


def test_the_worker_is_ended_with_the_game() -> None:
    play("--players", "2", "--bots", "beginner,beginner")
    assert seats.DESK._pool is None


def test_a_thought_is_forgotten_with_the_move_that_is_taken_back() -> None:
    told = play("--players", "2", "--bots", "beginner", typed="1\n1\nundo\n1\nquit\nn\n")
    assert "Bot 2 · " in told
