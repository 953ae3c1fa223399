"""Every view says what its viewer is asked to do: `core.views`."""

import random

import pytest

import tricity
from support.variants import Variant, play_random, variants


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_seats_that_may_act_are_asked_and_all_others_wait_for_them(variant: Variant) -> None:
    match, rng = variant.new(12), random.Random(12)
    while not match.over:
        acting = list(match.to_act)
        for viewer in (None, *range(match.players)):
            prompt = match.view(viewer)["prompt"]
            assert tricity.words(prompt)
            if viewer in acting:
                assert prompt["say"] not in ("now-waiting", "now-over")
            else:
                assert prompt == {"say": "now-waiting", "facts": {"seats": acting}}
        play_random(match, rng, moves=5)
    for viewer in (None, *range(match.players)):
        assert match.view(viewer)["prompt"] == {"say": "now-over", "facts": {}}
