"""The choice of the language, and messages for everything the command prints."""

import re
from pathlib import Path

import pytest

from support.terminal import tricity
from tricity.cli import app
from tricity.cli.language import Translator, requested_language
from tricity.cli.play import prompt_commands
from tricity.locales import LANGUAGES, has_message

CLI = Path(app.__file__).parent


@pytest.mark.parametrize(
    ("args", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "pl"}, "pl"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR", "LC_MESSAGES": "pl_PL"}, "pl"),
        ([], {"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ([], {"LANG": "fr_FR", "TRICITY_LANG": "pl"}, "pl"),
        ([], {"LANG": "fr_FR", "TRICITY_LANG": "tlh"}, "fr"),
        (["play", "--lang", "en"], {"TRICITY_LANG": "pl"}, "en"),
        (["play", "--lang=fr"], {"TRICITY_LANG": "pl"}, "fr"),
        (["play", "--lang"], {"TRICITY_LANG": "pl"}, "pl"),
        (["verify", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_requested_language(args: list[str], environ: dict[str, str], lang: str) -> None:
    assert requested_language(args, environ) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_command_exists(lang: str) -> None:
    text = "".join(path.read_text() for path in CLI.rglob("*.py"))
    keys = re.findall(r'(?:translate|BadMove|BadOption|BadFile)\(\s*"([a-z][a-z.-]+)"', text)
    assert len(keys) > 50
    assert [key for key in keys if not has_message(key, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompt_commands_have_different_names(lang: str) -> None:
    assert len(set(prompt_commands.names(Translator(lang)))) == len(prompt_commands.COMMANDS)


@pytest.mark.parametrize(("lang", "over"), [("fr", "remporte la partie"), ("pl", "ygrywa"), ("en", "wins!")])
def test_a_whole_game_in_each_language(lang: str, over: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every prompt command, and a game with all options, so that every kind of message is formatted."""
    monkeypatch.chdir(tmp_path)
    commands = [
        "help",
        "score",
        "rules",
        "moves",
        "why",
        "undo",
        "why CC-25",
        "build leisure a1",
        "why",
        "load x",
        "save",
    ]
    lines = [*commands, "1", "undo", *["1"] * 200]
    args = ("play", "card-city", "--players", "4", "--seed", "7", "--decentralisation", "--parking-meters")
    result = tricity(*args, typed=lines, TRICITY_LANG=lang)
    assert result.exit_code == 0
    assert over in result.output
