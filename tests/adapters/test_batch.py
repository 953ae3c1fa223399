"""A batch of games is what as many single environments are, in every mode of resetting."""

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import tricity
from support.variants import Variant, plain_variants, variants
from tricity.adapters.arrays import fields_by_name
from tricity.adapters.batch import Batch
from tricity.adapters.pettingzoo import Environment

SEEDS = (3, 70, 41)


def opened(variant: Variant, games: int = len(SEEDS), **more: Any) -> Batch:
    return Batch(variant.game, games, players=variant.players, options=variant.options, **more)


class Single:
    """A PettingZoo environment that is reset as one game of a batch is."""

    def __init__(self, variant: Variant, seed: int, mode: AutoresetMode) -> None:
        self.environment = Environment(variant.game, players=variant.players, options=variant.options, seed=seed)
        self.mode = mode
        self.final_row: Any = None
        self.over = True
        self.viewer = ""
        self.deal()

    def deal(self) -> None:
        self.environment.reset()
        self.over, self.viewer = False, self.environment.agent_selection

    def legal(self) -> Any:
        observed = self.environment.observe(self.viewer)
        return np.flatnonzero(observed["action_mask"])

    def row(self) -> Any:
        return self.environment.observe(self.viewer)["observation"]

    def step(self, action: int) -> tuple[list[float], bool]:
        """The rewards by seat, and whether the game has ended."""
        environment = self.environment
        nothing = [0.0] * len(environment.possible_agents)
        if self.over:
            self.deal()
            return nothing, False
        environment.step(action)
        if not all(environment.terminations.values()):
            self.viewer = environment.agent_selection
            return nothing, False
        self.over = True
        earned = list(environment.rewards.values())
        self.final_row = self.row()
        if self.mode is AutoresetMode.SAME_STEP:
            self.deal()
        return earned, True


def assert_same(batch: Batch, singles: Sequence[Single]) -> None:
    assert batch.action_masks is not None
    for number, single in enumerate(singles):
        legal = batch.legal_actions[batch.legal_starts[number] : batch.legal_starts[number + 1]]
        assert np.array_equal(batch.observations[number], single.row())
        assert np.array_equal(np.flatnonzero(batch.action_masks[number]), np.sort(legal))
        if single.over:
            assert (batch.seats[number], len(legal)) == (-1, 0)
        else:
            assert f"player_{batch.seats[number]}" == single.viewer
            assert np.array_equal(np.sort(legal), single.legal())


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_batch_is_as_many_single_games(variant: Variant, mode: AutoresetMode) -> None:
    batch = opened(variant, seed=SEEDS, autoreset=mode, masks=True)
    assert batch.metadata == {"autoreset_mode": mode}
    singles = [Single(variant, seed, mode) for seed in SEEDS]
    rng = np.random.default_rng(1)
    ends = 0
    assert_same(batch, singles)
    # On beyond the first end of each game; the step in which another one begins is among them.
    while ends < len(SEEDS) + 2:
        actions = [0 if single.over else int(rng.choice(single.legal())) for single in singles]
        batch.step(actions)
        for number, single in enumerate(singles):
            earned, ended = single.step(actions[number])
            assert list(batch.rewards[number]) == earned
            assert (batch.terminations[number], batch.truncations[number]) == (ended, False)
            ends += ended
            if ended and mode is AutoresetMode.SAME_STEP:
                assert batch.final_observations is not None
                assert np.array_equal(batch.final_observations[number], single.final_row)
        assert_same(batch, singles)
        if mode is AutoresetMode.DISABLED and batch.terminations.any():
            with pytest.raises(ResetNeeded):
                batch.step(actions)
            assert_same(batch, singles)
            for single in singles:
                if single.over:
                    single.deal()
            batch.reset(mask=batch.terminations.copy())
            assert_same(batch, singles)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_way_to_open_a_table(variant: Variant) -> None:
    batch = opened(variant, seed=5, reward="score")
    rng = np.random.default_rng(2)
    finished = 0
    while not finished:
        batch.step(random_actions(batch, rng))
        finished += int(batch.terminations.sum())
    assert batch.action_masks is None
    assert not batch.truncations.any()


def random_actions(batch: Batch, rng: np.random.Generator) -> Any:
    counts = np.diff(batch.legal_starts)
    picked = batch.legal_starts[:-1] + (rng.random(batch.games) * counts).astype(np.int64)
    return batch.legal_actions[np.minimum(picked, len(batch.legal_actions) - 1)]


def test_seeds_are_those_of_the_single_games() -> None:
    variant = plain_variants()[-1]
    one, other = opened(variant, seed=7), opened(variant)
    other.reset(seed=[7, 8, "9"])
    assert np.array_equal(one.observations, other.observations)
    one.reset()
    assert not np.array_equal(one.observations, other.observations)
    one.reset(seed=7, mask=[True, False, True])
    assert np.array_equal(one.observations[[0, 2]], other.observations[[0, 2]])
    assert len({row.tobytes() for row in opened(variant).observations}) > 1


@pytest.mark.parametrize("mode", AutoresetMode)
def test_an_illegal_action_ends_its_game_only(mode: AutoresetMode) -> None:
    variant = plain_variants()[-1]
    batch = opened(variant, seed=1, autoreset=mode)
    before = batch.observations.copy()
    actions = random_actions(batch, np.random.default_rng(1))
    loser = int(batch.seats[1])
    for illegal in (-1, int(batch.encoding.action_count)):
        batch.reset(seed=1)
        actions[1] = illegal
        batch.step(actions)
        assert list(batch.terminations) == list(batch.truncations) == [False, True, False]
        assert batch.rewards[1, loser] == -1
        assert np.abs(batch.rewards).sum() == 1
        if batch.final_observations is None:
            assert batch.seats[1] == -1
            assert np.array_equal(batch.observations[1], before[1])
        else:
            assert batch.seats[1] >= 0
            assert np.array_equal(batch.final_observations[1], before[1])


def test_arrays_are_read_only_stay_where_they_are_and_do_not_overlap() -> None:
    for variant in plain_variants():
        batch = opened(variant, games=2, autoreset=AutoresetMode.SAME_STEP, masks=True)
        assert batch.final_observations is not None
        assert batch.action_masks is not None
        arrays: list[Any] = [
            batch.observations,
            batch.final_observations,
            batch.action_masks,
            batch.seats,
            batch.legal_starts,
        ]
        addresses = [array.ctypes.data for array in arrays]
        rng = np.random.default_rng(3)
        for _ in range(40):
            batch.step(random_actions(batch, rng))
        assert [array.ctypes.data for array in arrays] == addresses
        assert batch.observations is arrays[0]
        for array in (*arrays, batch.legal_actions):
            assert not array.flags.writeable
            assert sum(np.shares_memory(array, other) for other in (*arrays, batch.legal_actions)) == 1


def test_nothing_is_kept_of_games_that_are_over() -> None:
    for variant in plain_variants()[::3]:
        batch = opened(variant, games=8, seed=1, masks=True)
        rng = np.random.default_rng(4)
        blocks = []
        for _ in range(3):
            for _ in range(100):
                batch.step(random_actions(batch, rng))
            batch.reset(seed=1)
            blocks.append(sys.getallocatedblocks())
        # A game is some hundred blocks, and several end in a hundred steps.
        assert blocks[2] - blocks[1] < 100


def test_fields_are_views_of_all_rows() -> None:
    batch = opened(plain_variants()[0])
    for field, values in zip(
        batch.encoding.fields, fields_by_name(batch.encoding, batch.observations).values(), strict=True
    ):
        assert values.shape == (batch.games, *field.shape)
        assert np.shares_memory(values, batch.observations)


def test_what_cannot_be_opened_or_stepped() -> None:
    variant = plain_variants()[0]
    with pytest.raises(tricity.BadOption):
        opened(variant, reward="fame")
    with pytest.raises(tricity.BadOption):
        opened(variant, seed=[1.5, 2, 3])
    with pytest.raises(ValueError, match="Sometimes"):
        opened(variant, autoreset="Sometimes")
    with pytest.raises(ValueError, match="3 actions are needed"):
        opened(variant).step([1])
