"""Fixtures: what make has built, and an empty environment with it."""

import os
import sys
from pathlib import Path

import pytest

from support.releases import ROOT, uv

WHEELS = ROOT / "build" / "wheel"


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that make has built and installed, of which all of the other tests are."""
    built = sorted(WHEELS.glob("*.whl"))
    if not built:
        pytest.skip("there is no wheel: make .venv/.has-tricity builds it")
    return built[0]


@pytest.fixture(scope="session")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an empty environment, into which the wheel is installed as in the image."""
    folder = tmp_path_factory.mktemp("empty") / "environment"
    uv("venv", "--quiet", "--python", sys.executable, str(folder))
    interpreter = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    constraints = str(ROOT / "constraints.txt")
    uv("pip", "install", "--quiet", "--python", str(interpreter), "--constraint", constraints, f"{wheel}[postgres]")
    return interpreter
