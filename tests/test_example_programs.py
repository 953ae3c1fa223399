"""The programs in examples/ run; the bots among them play in tests/arena/test_custom_bots.py."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from support.servers import served

ROOT = Path(__file__).parents[1]
GAME = "point-city"


def example(name: str) -> dict[str, Any]:
    """The names of a program, which is not started."""
    return runpy.run_path(str(ROOT / "examples" / f"{name}.py"))


def test_a_client_plays_over_http(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tricity.db'}") as address:
        end = example("http_client")["Client"](address, "Ada").play(GAME, "random", seed=1)
    assert end["status"] == "finished"


def test_training_on_many_games_learns_something() -> None:
    before, after = example("training")["train"](GAME, 600)
    assert abs(before) < 0.2
    assert after > before + 0.2


def test_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    # As Python has it when it runs a program of that folder.
    monkeypatch.syspath_prepend(ROOT / "examples")
    program = example("tournament")
    table = program["tournament"](GAME, 2)
    assert sorted(row.bot for row in table.bots) == sorted(program["BOTS"])


def test_a_report() -> None:
    lines = example("report")["report"](GAME, 2).splitlines()
    assert lines[0].startswith("# Point City: 2 games")
    assert any(line.startswith("| PC-21 | ") for line in lines)


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_an_example_says_how_to_run_it_and_is_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert f"examples/{path.name}" in text or f"examples.{path.stem}:" in text
    assert len(text.splitlines()) < 80
