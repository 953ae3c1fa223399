"""The guess that search lives on: exact at the end, a number of the same kind before."""

import random
from itertools import permutations

import pytest

from support.variants import Variant, midgame, play_random, variants

FAR = 1000
"""Points that no game of ours comes near to."""


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_at_the_end_it_is_the_score_and_orders_as_the_standing(variant: Variant) -> None:
    match = play_random(variant.new(5), random.Random(5))
    state, game = match.state(), match.game
    for sheet in match.scores()[: match.players]:
        lead = sum(other.total for other in match.scores()[match.players :])
        assert round(game.evaluate(state, sheet.seat) / 100) == sheet.total - lead
    for one, other in permutations(range(match.players), 2):
        ahead = game.standing(state, one) > game.standing(state, other)
        assert ahead == (game.evaluate(state, one) > game.evaluate(state, other))


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_before_the_end_it_guesses_points_and_changes_nothing(variant: Variant) -> None:
    match = midgame(variant, 6)
    state = match.state()
    for seat in range(match.players):
        assert abs(int(match.game.evaluate(state, seat))) < 100 * FAR
    assert match.game.position(state) == match.position()
