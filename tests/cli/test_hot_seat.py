"""Several people at one keyboard."""

import pytest

from support.terminal import Terminal, tricity

CLEARED = "\x1b[2J"
ARGS = ("play", "card-city", "--hot-seat", "--players", "2", "--seed", "7", "--names", "Ana,Jan")


def test_all_players_are_asked() -> None:
    # With seed 7 the second player divides first.
    result = tricity(*ARGS, typed=["", "1", "", "1", "1"])
    assert "Jan, it is your turn." in result.output
    assert "Ana, it is your turn." in result.output
    assert "Jan: Divide your 4 cards" in result.output
    assert "Ana: Choose one of the two lots that Jan has made." in result.output


def test_the_next_player_does_not_see_what_is_secret() -> None:
    result = tricity(*ARGS, typed=["", "1", ""])
    handed_over = result.output.rpartition("Ana, it is your turn.")[2]
    assert "Jan draws 4 cards." in handed_over
    assert "Jan draws 4 cards:" not in handed_over


def test_the_screen_is_cleared_before_and_after_the_keyboard_changes_hands() -> None:
    with Terminal(*ARGS) as terminal:
        assert CLEARED in terminal.wait_for("nobody else is looking. > ")
        terminal.type("\r")
        assert CLEARED in terminal.wait_for("Jan: Divide your 4 cards")
        terminal.wait_for("\r\n> ")
        terminal.type("1\r")
        _, cleared, after = terminal.wait_for("Ana, it is your turn.").rpartition(CLEARED)
    assert cleared
    assert "car park" not in after


def test_the_arrow_keys_do_not_recall_what_another_player_typed() -> None:
    pytest.importorskip("readline")
    with Terminal(*ARGS, NO_COLOR="1") as terminal:
        terminal.wait_for("looking. > ")
        terminal.type("\r")
        terminal.wait_for("\r\n> ")
        terminal.type("divide residence residence / industry / parking\r")
        terminal.wait_for("looking. > ")
        terminal.type("\r")
        terminal.wait_for("\r\n> ")
        terminal.type("\x1b[A\x1b[A\x1b[Achoose small\r")
        assert "car park" not in terminal.wait_for("choose small")


def test_undo_goes_back_to_whoever_decided_last() -> None:
    # Jan divides, Ana chooses and builds both cards; then Jan takes Ana's last card back.
    result = tricity(*ARGS, typed=["", "1", "", "1", "1", "1", "", "undo", ""])
    taken_back = result.output.rpartition("Undone.")[2]
    assert "Ana: Place a residence" in taken_back
