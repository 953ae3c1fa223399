"""The network that corrects the linear estimate: what it adds is what its numbers say, from public facts alone."""

import json
import random
from collections.abc import Iterator
from importlib.resources import files

import pytest

from support.variants import Variant, affordable, midgame, plain_variants, play_random
from tricity.core.native import Random, i64
from tricity.games.point_city import network
from tricity.games.point_city.game import GAME
from tricity.games.point_city.network import FACTOR_SCALE, HIDDEN, INPUTS, NETWORK, WEIGHT_SCALE
from tricity.games.point_city.state import PointCity
from tricity.games.point_city.tokens import GAIN_OF_NOTHING, TOKEN_COUNT, gains, token_points

VARIANTS = [variant for variant in plain_variants() if variant.game == GAME.name]
TEXT = files("tricity.games.point_city").joinpath("data", network.NETWORK_FILE).read_text(encoding="utf-8")
DATA = json.loads(TEXT)


@pytest.fixture
def own_network() -> Iterator[None]:
    yield
    NETWORK.read(TEXT)


def positions(variant: Variant) -> Iterator[tuple[PointCity, int]]:
    """Positions of random games, from the side of each seat."""
    for seed in range(affordable(60)):
        state = midgame(variant, seed).state()
        assert isinstance(state, PointCity)
        for seat in range(variant.players):
            yield state, seat


def slow_correction(active: list[int]) -> int:
    """What the data file says, one number after another."""
    weights = [weight for name in INPUTS for weight in DATA["inputs"][name]]
    hidden, row = int(HIDDEN), active[0]
    total = DATA["constants"][row]
    for unit in range(hidden):
        level = sum(weights[number * hidden + unit] for number in active)
        total += max(level, 0) * DATA["factors"][row * hidden + unit]
    return int(total * 100 // int(WEIGHT_SCALE * FACTOR_SCALE))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_packed_sums_are_those_of_the_data_file(variant: Variant) -> None:
    seen = []
    for state, seat in positions(variant):
        active = network.active_inputs(state, i64(seat))
        assert all(0 <= number < sum(INPUTS.values()) for number in active)
        assert active[0] < INPUTS["row"]
        correction = int(network.correction(state, i64(seat)))
        assert correction == slow_correction(active)
        assert int(GAME.appraise(state, i64(seat))) == int(GAME.evaluate(state, i64(seat))) + correction
        seen.append(correction)
    # Not the same everywhere. Two positions may well be corrected alike.
    assert 2 * len(set(seen)) > len(seen) > 5


def test_the_end_is_appraised_exactly() -> None:
    for variant in VARIANTS:
        state = play_random(variant.new(1), random.Random(1)).state()
        assert not GAME.actors(state)
        for seat in range(variant.players):
            assert GAME.appraise(state, i64(seat)) == GAME.evaluate(state, i64(seat))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_hidden_cards_make_no_difference(variant: Variant) -> None:
    for number, (state, seat) in enumerate(positions(variant)):
        imagined = GAME.imagination(GAME.view(state, seat)).world(Random(number))
        assert GAME.appraise(imagined, i64(seat)) == GAME.appraise(state, i64(seat))


def test_gains_are_what_one_more_symbol_adds() -> None:
    rng = Random(5)
    for _ in range(2000):
        counts = [rng.randrange(6) for _ in range(5)]
        tokens = i64(rng.randrange(1 << TOKEN_COUNT))
        wilds = i64(rng.randrange(4))
        permanent = i64(sum(int(count) << (8 * place) for place, count in enumerate(counts)))
        gain = gains(tokens, permanent, wilds)
        for place in range(5):
            more = token_points(tokens, permanent + i64(1 << (8 * place)), wilds) - token_points(
                tokens, permanent, wilds
            )
            assert ((gain >> i64(8 * place)) & 255) - GAIN_OF_NOTHING == more


@pytest.mark.usefixtures("own_network")
def test_numbers_of_another_network_are_refused() -> None:
    for change in (
        {"inputs": {**DATA["inputs"], "site": DATA["inputs"]["site"][1:]}},
        {"inputs": {name: weights for name, weights in DATA["inputs"].items() if name != "site"}},
        {"factors": DATA["factors"][1:]},
        {"constants": DATA["constants"] + [0]},
    ):
        with pytest.raises(ValueError, match="does not have"):
            NETWORK.read(json.dumps({**DATA, **change}))


@pytest.mark.usefixtures("own_network")
def test_weights_with_which_a_sum_might_leave_its_bits_are_refused() -> None:
    building = [900] * len(DATA["inputs"]["building"])
    with pytest.raises(ValueError, match="16 bits"):
        NETWORK.read(json.dumps({**DATA, "inputs": {**DATA["inputs"], "building": building}}))
