"""Tournament files: what was saved is read back, also from files of older formats."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import tricity
from tricity.arena.files import FORMAT, load, save
from tricity.arena.runner import play_fixture
from tricity.arena.schedule import Result, Tournament
from tricity.games import find

SAMPLES = Path(__file__).parent / "samples"


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_files_of_every_format_are_read(version: int, tmp_path: Path) -> None:
    tournament, results = load(SAMPLES / f"tournament-format-{version}.json")
    options = {"decentralisation": False, "parking_meters": False}
    assert tournament == Tournament("card-city", 1, 2, ("beginner", "random"), 4, "11", options)
    assert results[0] == Result(0, 0, ("beginner", "random"), (4, 6), (2, 1))
    assert [result.number for result in results] == [0, 1, 2, 3]
    save(tmp_path / "file", tournament, results)
    assert (tmp_path / "file").read_bytes() == (SAMPLES / f"tournament-format-{FORMAT}.json").read_bytes()


def test_a_saved_tournament_goes_on_by_its_own_rules() -> None:
    tournament, _ = load(SAMPLES / "tournament-format-1.json")
    newest = replace(tournament, rules=find("card-city").rules_version)
    for some in (tournament, newest):
        played = [tricity.replay(play_fixture(fixture, record=True).record) for fixture in some.fixtures()]
        assert [match.rules for match in played] == [some.rules] * 4


def test_a_file_says_its_format(tmp_path: Path) -> None:
    save(tmp_path / "file", Tournament("card-city", 2, 2, ("beginner", "random"), 4, "11"), [])
    assert json.loads((tmp_path / "file").read_text().splitlines()[0])["format"] == FORMAT
