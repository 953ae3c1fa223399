"""Whole recorded games replay to the letter: moves, counts of legal moves, final sheets."""

import pytest

import tricity
from support.golden import FOLDER, path, told
from support.variants import Variant, variants


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_golden_game(variant: Variant) -> None:
    golden = path(variant).read_text(encoding="utf-8")
    match = tricity.replay(golden)
    assert (match.game.name, match.players) == (variant.game, variant.players)
    assert match.over
    assert told(match) == golden


def test_no_golden_game_is_forgotten() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {path(variant).name for variant in variants()}
