"""A language is one folder and one line: here a made-up one, in a copy of the project."""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

ROOT = Path(__file__).parents[2]
CODE = "eo"
LINE = {"code": CODE, "quotes": "“”"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the language: English under another name, and its name translated."""
    target = tmp_path_factory.mktemp("project")
    for folder in ("tricity", "tests"):
        copytree(ROOT / folder, target / folder, ignore=ignore_patterns("__pycache__", "static", "*.so", "browser"))
    (target / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    locales = target / "tricity" / "locales"
    copytree(locales / "en", locales / CODE)
    replace(locales / CODE / "general.ftl", "language = English", "language = Esperanto")
    declared = json.loads((locales / "languages.json").read_text(encoding="utf-8"))
    (locales / "languages.json").write_text(json.dumps([*declared, LINE]), encoding="utf-8")
    return target


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy), "TRICITY_MODE": "pure", "COLUMNS": "160"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)


def test_the_program_speaks_it_and_the_tests_say_what_is_missing(copy: Path) -> None:
    script = "from tricity.cli import main; main()"
    spoken = run(copy, "-c", script, "rules", "card-city", "CC-25", "--lang", CODE)
    assert spoken.returncode == 0, spoken.stderr
    assert "CC-25" in spoken.stdout
    check = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/locales/test_files.py", "-k", CODE)
    complete = run(copy, *check)
    assert complete.returncode == 0, complete.stdout

    folder = copy / "tricity" / "locales" / CODE
    replace(folder / "general.ftl", "language = Esperanto\n", "")
    replace(folder / "page.ftl", "\nreload =", "\nreload-not =")
    lacking = (folder / "card-city" / "coach.ftl").read_text(encoding="utf-8")
    (folder / "card-city" / "coach.ftl").unlink()
    report = run(copy, *check).stdout
    expected = {f"tricity/locales/{CODE}/general.ftl: language", f"tricity/locales/{CODE}/page.ftl: reload"}
    tips = [line.partition(" =")[0] for line in lacking.splitlines() if line.startswith("coach-")]
    expected |= {f"tricity/locales/{CODE}/card-city/coach.ftl: {tip}" for tip in tips}
    named = {word for line in report.splitlines() for word in [line.removeprefix("E").strip()] if ".ftl: " in word}
    assert expected <= named, report
    assert {line for line in named if line.startswith("tricity/locales/")} == expected
