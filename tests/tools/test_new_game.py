"""`make new-game` in a copy of the project: the new game passes every test that runs over the registry.

So no test, command or adapter can assume the games that are there. `make test-new-game` does the same with a compiled
build and in a browser.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from new_game import problem, substituted
from tricity.locales import LANGUAGES

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
NAME, FOLDER, PREFIX = "old-harbour-town", "old_harbour_town", "OH"
TRICITY = ("-c", "from tricity.cli import main; main()")
SUITES = ("conformance", "golden", "locales", "adapters", "arena", "bots", "cli", "table", "core", FOLDER)
"""The tests that run over the registry; those of the server and the page are for `make test-new-game`."""


def run(copy: Path, arguments: Sequence[str], answers: str = "") -> str:
    """Run a Python module in the copy, on its source tree; returns what it wrote."""
    environment = {**os.environ, "PYTHONPATH": f"{copy}:{copy / 'tests'}", "TRICITY_MODE": "pure", "COLUMNS": "120"}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=copy, env=environment, input=answers, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a new game."""
    target = tmp_path_factory.mktemp("project")
    for folder in ("tricity", "tests", "tools", "docs", "examples"):
        copytree(ROOT / folder, target / folder, ignore=ignore_patterns("__pycache__", "static", "*.so", "browser"))
    for file in ("pyproject.toml", "README.md"):
        (target / file).write_bytes((ROOT / file).read_bytes())
    written = run(target, ["tools/new_game/new_game.py", NAME, PREFIX])
    assert f"tricity/games/{FOLDER}/game.py" in written
    return target


def test_the_new_game_passes_every_test_that_runs_over_the_registry(copy: Path) -> None:
    suites = [f"tests/{suite}" for suite in SUITES]
    tests = f"{NAME} or {FOLDER} or every_rule or test_files or test_keys"
    report = run(
        copy,
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, "tests/test_every_rule_is_tested.py", "-k", tests],
    )
    assert " passed" in report
    assert "skipped" not in report


def test_its_code_is_in_the_house_style(copy: Path) -> None:
    run(copy, ["-m", "ruff", "check", "tricity/games", "tests"])
    run(copy, ["-m", "ruff", "format", "--check", "tricity/games", "tests"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_and_people_play_it_in_the_terminal(copy: Path, lang: str) -> None:
    play = [*TRICITY, "play", NAME, "--players", "2", "--seed", "1", "--lang", lang]
    assert run(copy, [*play, "--bots", "random,beginner"])
    shown = run(copy, [*play, "--bots", "random"], "1\n" * 6 + "\n")
    assert f"{PREFIX.lower()}-" not in shown


def test_the_arena_plays_it(copy: Path) -> None:
    assert "beginner" in run(
        copy, [*TRICITY, "arena", NAME, "--bots", "random,beginner", "--games", "4", "--seed", "1"]
    )


@pytest.mark.parametrize(
    ("name", "prefix", "fault"),
    [
        ("Harbour", "HC", "NAME=Harbour"),
        ("harbour-city", "H", "PREFIX=H"),
        ("harbour-city", "CC", "the rules of card-city"),
        ("card-city", "HC", "there is a game"),
        ("token-city", "HC", "point-city/game.ftl uses that word"),
        ("harbour-city", "HC", ""),
    ],
)
def test_names_that_are_taken_or_badly_written_are_refused(name: str, prefix: str, fault: str) -> None:
    message = problem(ROOT, name, prefix)
    assert fault in message if fault else not message


def test_every_name_of_the_template_is_replaced() -> None:
    template = "quarter_city quarter-city QuarterCity Quarter City QC-01 qc-built quarter-park"
    assert substituted(template, NAME, PREFIX) == (
        "old_harbour_town old-harbour-town OldHarbourTown Old Harbour Town OH-01 oh-built old-park"
    )
