"""Ctrl-C: compiled code never crashes on it, and notices it soon."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.interrupted import INTERRUPTS
from tricity.games import names

TESTS = Path(__file__).parents[1]
TOOLS = TESTS.parent / "tools"
SOON = 0.1
"""Seconds of CPU time."""


@pytest.mark.parametrize("kind", ["play", "search", "arena"])
@pytest.mark.parametrize("name", names())
def test_interrupts_raise_and_are_noticed_within_a_tenth_of_a_second(name: str, kind: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "support.interrupted", name, kind],
        # From the folder of `support`, so that `tricity` is found where it is installed.
        cwd=TESTS,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TOOLS), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    interrupted, latest = run.stdout.split()
    assert int(interrupted) == INTERRUPTS
    assert float(latest) < SOON
