"""Whole recorded games replay to the letter, by the rules they were played by: moves, legal moves, final sheets."""

from pathlib import Path

import pytest

import tricity
from support.golden import FOLDER, annotated, path
from support.variants import Variant, variants
from tricity.games import find, names

FILES = sorted(FOLDER.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game(file: Path) -> None:
    golden = file.read_text(encoding="utf-8")
    match = tricity.replay(golden)
    assert match.over
    assert annotated(match) == golden


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_variant_has_a_golden_game_by_the_newest_rules(variant: Variant) -> None:
    match = tricity.replay(path(variant).read_text(encoding="utf-8"))
    assert match.rules == match.game.rules_version
    assert str(variant).startswith(f"{match.game.name}-{match.players}p")


@pytest.mark.parametrize("game", names())
def test_golden_games_of_every_version_of_the_rules_are_kept(game: str) -> None:
    headers = [file.read_text(encoding="utf-8").splitlines()[1:4] for file in FILES]
    for rules in range(1, find(game).rules_version + 1):
        for players in find(game).players:
            assert [f"game: {game}", f"rules: {rules}", f"players: {players}"] in headers
