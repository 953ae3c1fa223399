"""What a release is made of: the files at the root of the project, make's targets, and uv to install with."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]


def make_targets() -> set[str]:
    """The targets that people call: those with a name of letters."""
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def recipe(target: str) -> str:
    """The lines that make runs for a target."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"make {target} runs nothing"
    return found.group(1)


def called_targets(commands: Iterable[str]) -> set[str]:
    """The targets of the `make` commands among these lines."""
    lines = [line.strip() for command in commands for line in command.splitlines()]
    words = [word for line in lines if line.startswith("make ") for word in line.split()[1:]]
    return {word for word in words if re.fullmatch("[a-z][a-z-]*", word)}


def uv(*arguments: str) -> str:
    """Runs uv outside of the project; what it has fetched before it does not fetch again."""
    done = subprocess.run(
        [sys.executable, "-m", "uv", *arguments],
        cwd=ROOT.anchor,
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
