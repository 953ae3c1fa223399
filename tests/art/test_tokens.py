"""Text has enough contrast in both themes, and the players' colours can be distinguished."""

from itertools import combinations

import pytest

from support.drawings import BLINDNESS, GAME_TOKENS, Matrix, contrast, distance, tokens

COLOURS = tokens()
TEXTS = ("ink", "muted", "accent", "danger", "good", "focus")
PAPERS = ("paper", "paper-deep", "card", "accent-soft")
PLAYERS = [name for name in COLOURS if name.startswith("player-") and not name.endswith("-deep")]
BUILDINGS = ("residence", "commerce", "leisure", "industry", "parking", "town-hall", "gold")
OF_ONE_GAME = [name for name in tokens(GAME_TOKENS) if not name.endswith("-deep")]
PAIRS = [
    *((text, paper) for text in TEXTS for paper in PAPERS),
    *(("on-tone", tone) for tone in (*BUILDINGS, *OF_ONE_GAME)),
    *(("on-" + player, player) for player in PLAYERS),
    ("on-accent", "accent"),
]


@pytest.mark.parametrize(("text", "background"), PAIRS)
def test_text_has_enough_contrast(text: str, background: str) -> None:
    for one, other in zip(COLOURS[text], COLOURS[background]):
        assert contrast(one, other) >= 4.5


@pytest.mark.parametrize("paper", PAPERS)
def test_the_border_of_a_control_is_visible(paper: str) -> None:
    for one, other in zip(COLOURS["line-strong"], COLOURS[paper]):
        assert contrast(one, other) >= 3


@pytest.mark.parametrize("blindness", BLINDNESS.values(), ids=BLINDNESS.keys())
def test_player_colours_differ_for_the_colour_blind(blindness: Matrix) -> None:
    assert len(PLAYERS) == 6
    for one, other in combinations(PLAYERS, 2):
        assert distance(COLOURS[one].light, COLOURS[other].light, blindness) > 15
        assert distance(COLOURS[one].dark, COLOURS[other].dark, blindness) > 15
