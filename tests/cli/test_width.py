"""Nothing is wider than the terminal, and nothing depends on colour."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from support.terminal import Terminal, tricity
from tricity.cli.screen import Screen
from tricity.locales import LANGUAGES


def lines_of(output: str) -> list[str]:
    return [line.rstrip() for line in output.split("\n")]


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_80_columns(lang: str, players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    args = ("play", "card-city", "--players", players, "--seed", "7", "--lang", lang, "--decentralisation")
    output = tricity(*args, typed=["help", "score", "rules", "moves", *["1"] * 200]).output
    assert [line for line in lines_of(output) if cell_len(line) > 80] == []


@pytest.mark.parametrize("command", [("games",), ("rules", "card-city"), ("--help",), ("play", "card-city", "--help")])
def test_listings_in_80_columns(command: tuple[str, ...]) -> None:
    for lang in LANGUAGES:
        assert max(cell_len(line) for line in lines_of(tricity(*command, TRICITY_LANG=lang).output)) <= 80


@pytest.mark.parametrize("command", [("rules", "card-city"), ("rules", "point-city"), ("serve", "--help")])
def test_french_lines_do_not_break_at_no_break_spaces(command: tuple[str, ...]) -> None:
    """No line begins with a colon or ends with an opening quotation mark."""
    for columns in (50, 60):
        lines = lines_of(tricity(*command, columns=columns, TRICITY_LANG="fr").output)
        assert [line for line in lines if re.search(r"^\s*[:;!?»]|«$", line)] == []


def test_narrow_no_break_spaces_are_shown_and_keep_words_together(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    screen.console.width = 10
    screen.show("1234567 12\u202f345\u00a06")
    assert lines_of(capsys.readouterr().out) == ["1234567", "12\u202f345\u00a06", ""]


def test_100_columns_show_four_cities_side_by_side() -> None:
    output = tricity("play", "card-city", "--players", "4", "--seed", "7", columns=100).output
    titles = next(line for line in lines_of(output) if "Bot 2" in line and "─" in line)
    assert all(name in titles for name in ("Player 1", "Bot 3", "Bot 4"))
    assert len(titles) == 100


def test_a_narrow_terminal_wraps() -> None:
    output = tricity("play", "card-city", "--players", "4", "--seed", "7", columns=45).output
    assert max(cell_len(line) for line in lines_of(output)) <= 45


def test_a_pipe_gets_no_colour() -> None:
    assert "\x1b" not in tricity("play", "card-city", "--seed", "7", typed=["1"]).output


def test_a_terminal_gets_colour_unless_it_asks_not_to() -> None:
    for environ, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Terminal("play", "card-city", "--seed", "7", **environ) as terminal:
            shown = terminal.wait_for("\r\n> ")
        assert bool(re.search(r"\x1b\[[0-9;]*48;", shown)) == coloured
        assert " R " in shown
