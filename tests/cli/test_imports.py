"""Help and shell completion are quick: they import none of the heavy parts of the program."""

import subprocess
import sys

import pytest

import tricity
from support.terminal import outside
from tricity.cli.app import COMMANDS
from tricity.games import folder, names

HEAVY = (
    *("tricity.adapters", "tricity.arena", "tricity.bots", "tricity.server", "tricity.table"),
    *(f"tricity.games.{folder(name)}" for name in names()),
    *("asyncio", "concurrent", "litestar", "multiprocessing", "numpy", "rich", "sqlalchemy", "uvicorn"),
)
SETTINGS = {"tricity.server", "tricity.server.settings"}
"""The options of `tricity serve` follow from the declarations of the settings; other commands share some of them."""
SCRIPT = """
import sys
from tricity.cli import main
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def imported_by(*args: str) -> set[str]:
    """The modules that a process has imported after running the command."""
    _, environment = outside()
    command = [sys.executable, "-P", "-c", SCRIPT, *args]
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=True
    )
    return set(done.stderr.split())


@pytest.mark.parametrize(
    "args",
    [
        ("--help",),
        ("--help", "--lang", "pl"),
        ("--version",),
        *((name, "--help") for name in ("serve", "backup", "restore", "prune", "doctor", "admin")),
    ],
)
def test_help_imports_nothing_heavy(args: tuple[str, ...]) -> None:
    imported = imported_by(*args)
    assert {name for name in imported if name.startswith(HEAVY)} - SETTINGS == set()


@pytest.mark.parametrize("option", ["--help", "--version"])
@pytest.mark.parametrize("lang", tricity.LANGUAGES)
def test_the_root_command_needs_neither_the_engine_nor_fluent(option: str, lang: str) -> None:
    needless = ("tricity.core.match", "fluent", "msgspec")
    assert {name for name in imported_by(option, "--lang", lang) if name.startswith(needless)} == set()


def test_help_does_without_the_slow_parts_of_the_standard_library() -> None:
    assert imported_by("--help") & {"email", "importlib.metadata", "importlib.resources", "tempfile"} == set()


def test_the_package_imports_its_parts_when_they_are_used() -> None:
    script = "import sys, tricity; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, timeout=60, check=True)
    imported = done.stdout.split()
    assert {name for name in imported if name.startswith("tricity.")} == {
        "tricity.core",
        "tricity.core.errors",
        "tricity.games",
    }
    assert [name for name in imported if name.startswith((*HEAVY, "click", "fluent", "msgspec", "pathlib"))] == []


def test_every_public_name_can_be_had() -> None:
    for name in tricity.__all__:
        assert getattr(tricity, name) is not None
    assert set(dir(tricity)) == set(tricity.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        tricity.nonsense  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("game", names())
def test_a_game_in_the_terminal_imports_no_server_and_no_other_game(game: str) -> None:
    imported = imported_by("play", game, "--seed", "1")
    assert f"tricity.games.{folder(game)}.game" in imported
    needed = ("tricity.bots", f"tricity.games.{folder(game)}", "concurrent", "multiprocessing", "rich")
    needless = (*(name for name in HEAVY if name not in needed), "tricity.cli.commands.rules")
    assert {name for name in imported if name.startswith(needless)} == set()


def test_the_list_of_commands_imports_none_of_them() -> None:
    assert imported_by("--help") & {f"tricity.cli.commands.{name}" for name in COMMANDS} == set()


def test_one_command_imports_no_other() -> None:
    imported = imported_by("rules", "card-city", "CC-25")
    assert "tricity.cli.commands.rules" in imported
    assert imported & {f"tricity.cli.commands.{name}" for name in COMMANDS if name != "rules"} == set()
