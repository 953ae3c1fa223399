"""The wheel has what people need and nothing else, and works in an empty environment without the repository."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import tricity
from support.releases import ROOT, recipe, uv


def test_what_is_in_it(wheel: Path) -> None:
    files = ZipFile(wheel).namelist()
    assert "tricity/server/static/index.html" in files
    assert {name for name in files if name.endswith(".ftl")} == fluent_files()
    assert any(name.endswith((".so", ".pyd")) for name in files) == tricity.compiled()
    tops = {name.split("/")[0].split(".")[0].split("-")[0] for name in files}
    assert tops <= {"tricity", "tricity__mypyc"}
    parts = {part for name in files for part in Path(name).parts[1:-1]}
    assert parts.isdisjoint({"bench", "benchmarks", "tests", "tools", "examples", "docs", "node_modules"})


@pytest.mark.parametrize("target", ["pages", "wire", "golden", "pictures", "previews", "icons", "new-game"])
def test_what_only_writes_files_of_the_repository_is_not_in_it(target: str) -> None:
    assert "-m tricity" not in recipe(target)


def fluent_files() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / "tricity" / "locales").rglob("*.ftl")}


def test_it_plays_every_game_and_serves_the_page(python: Path, tmp_path: Path) -> None:
    script = (ROOT / "tools" / "smoke_test.py").read_text(encoding="utf-8")
    (tmp_path / "smoke_test.py").write_text(script, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(
        [python, "smoke_test.py"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == f"tricity {tricity.__version__}, {'compiled' if tricity.compiled() else 'pure Python'}"
    assert [line.split(":")[0] for line in lines[1:]] == [*tricity.games(), "page"]


def test_uvx_runs_it_without_installing_it(wheel: Path) -> None:
    """`uvx` is `uv tool run`."""
    assert uv("tool", "run", "--from", str(wheel), "tricity", "--version") == f"tricity {tricity.__version__}\n"


def test_pipx_runs_it_without_installing_it(wheel: Path, tmp_path: Path) -> None:
    """pipx makes its environment with uv, which is faster than pip and fetches nothing that it has fetched before."""
    scripts = str(Path(sys.executable).parent)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([scripts, os.environ["PATH"]]),
        "PIPX_HOME": str(tmp_path / "home"),
        "PYTHONPATH": "",
    }
    done = subprocess.run(
        [sys.executable, "-m", "pipx", "run", "--backend", "uv", "--spec", wheel, "tricity", "--version"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"tricity {tricity.__version__}\n"
    assert list((tmp_path / "home").rglob("tricity-*.dist-info")), "pipx made no environment for it"


def test_what_is_compiled_needs_no_optional_package(python: Path) -> None:
    """mypyc checks the types of all that compiled modules import; an error would leave the wheel without them."""
    modules = [str(path) for path in (ROOT / "tricity").rglob("*.py") if is_compiled(path)]
    assert modules
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", os.devnull, "--python-executable", python, *modules],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def is_compiled(path: Path) -> bool:
    return "# mypyc: compile" in path.read_text(encoding="utf-8").splitlines()
