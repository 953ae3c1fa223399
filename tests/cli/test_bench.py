"""The benchmarks are found from a clone of the repository; elsewhere the command says where they are."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tricity.cli.app import main

ROOT = Path(__file__).parents[2]


def test_a_clone_has_the_benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    run = CliRunner().invoke(main, ["bench", "--help"], catch_exceptions=False)
    assert run.exit_code == 0
    assert "search|adapters|server" in run.output.replace("\n", "").replace(" ", "")


def test_elsewhere_it_says_where_they_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    run = CliRunner().invoke(main, ["bench"], catch_exceptions=False)
    assert run.exit_code == 2
    assert "run this in a clone" in " ".join(run.output.split())
