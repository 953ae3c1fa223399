"""The compiled engine and the source it was made from play the same games, to the byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tricity
from support.digest import fingerprint

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(not tricity.compiled(), reason="compares the compiled engine with the pure one; this run is pure")
def test_both_modes_play_the_same_games() -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    run = subprocess.run(
        [sys.executable, "-m", "support.digest"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["pure", fingerprint(2)]
