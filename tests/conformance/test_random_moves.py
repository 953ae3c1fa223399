"""`Game.random_move` is the move that the same draw finds in the list of `legal`, in every state of whole games."""

import pytest

from support.variants import Variant, seeds, variants
from tricity.core.native import Random
from tricity.core.sampling import play_out, play_randomly


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_random_move_is_the_one_of_the_list(variant: Variant) -> None:
    for seed in seeds(3):
        match = variant.new(seed)
        game, state = match.game, match.state()
        rng, twin = Random(seed), Random(seed)
        while (seat := int(game.next_actor(state))) >= 0:
            moves = game.legal(state, seat)
            assert game.has_choice(state, seat) == (len(moves) > 1)
            expected = moves[rng.randrange(len(moves))]
            assert game.random_move(state, seat, twin) == expected
            game.apply(state, seat, expected)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_games_without_lists_are_the_same_games(variant: Variant) -> None:
    match = variant.new(7)
    one, other = match.state(), match.state()
    assert play_randomly(match.game, one, Random(7)) == play_out(match.game, other, Random(7))
    assert match.game.position(one) == match.game.position(other)
