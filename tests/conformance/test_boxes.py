"""What the box of each game says is true of the game."""

from pathlib import Path

import pytest

from tricity.games import find, names
from tricity.games.box import box
from tricity.locales import LANGUAGES, has_message


@pytest.mark.parametrize("name", names())
def test_a_first_game_is_a_game(name: str) -> None:
    game, contents = find(name), box(name)
    if contents is None:
        return
    shortest, longest = contents.minutes
    assert 0 < shortest <= longest
    assert contents.readings.keys() <= set(LANGUAGES)
    for suggested in (contents.suggested(lang) for lang in LANGUAGES):
        assert suggested.keys() <= {option.name for option in game.options}
        for players in game.players:
            applicable = [option.name for option in game.options if option.applies_to(players)]
            game.checked_options(players, {key: value for key, value in suggested.items() if key in applicable})


@pytest.mark.parametrize("name", names())
def test_those_who_made_the_game_are_named_in_the_readme(name: str) -> None:
    contents = box(name)
    readme = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
    credited = [maker for credit in contents.credits for maker in credit.names] if contents else []
    assert [maker for maker in credited if maker not in readme] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_box_has_words(name: str, lang: str) -> None:
    if box(name) is not None:
        assert has_message(f"game-{name}.pitch", lang)
        assert has_message(f"game-{name}.invitation", lang)
