"""PettingZoo's own tests, for every way to open a table, and what they don't ask."""

import pickle
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tricity
from support.variants import Variant, plain_variants, variants
from tricity.adapters.arrays import fields_by_name
from tricity.adapters.pettingzoo import env
from tricity.core.scores import ranked

# They warn of every observation that is a dict, and of the mask of a player whose game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def opened(variant: Variant, **more: Any) -> Any:
    return env(variant.game, players=variant.players, options=variant.options, **more)


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_api(variant: Variant, reward: str) -> None:
    api_test(opened(variant, reward=reward), num_cycles=1000)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_seeds(variant: Variant) -> None:
    seed_test(partial(opened, variant), num_cycles=100)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_rendering(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(opened, variant), custom_tests={"ansi": lambda text: "player_0" in text})
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_performance_benchmark(
    variant: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a clock that runs fast: it would take five seconds each."""
    ticks = count(step=0.05)
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    performance_benchmark(opened(variant))
    assert "turns per second" in capsys.readouterr().out


def played(environment: Any, seed: int) -> Iterator[tuple[str, float, bool]]:
    """A random game: agent, reward and end of each step."""
    environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in environment.agent_iter():
        observation, reward, terminated, _, _ = environment.last()
        yield agent, reward, terminated
        environment.step(None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_rewards_come_at_the_end(variant: Variant) -> None:
    for reward in ("rank", "score"):
        environment = opened(variant, reward=reward)
        steps = list(played(environment, 3))
        assert all(earned == 0 for _, earned, ended in steps if not ended)
        finals = {agent: earned for agent, earned, ended in steps if ended}
        assert list(finals) == environment.possible_agents
        if reward == "rank":
            assert all(-1 <= earned <= 1 for earned in finals.values())
            if variant.players > 1:
                assert sum(finals.values()) == pytest.approx(0)
                assert max(finals.values()) > 0


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_the_reward_by_rank_is_that_of_the_score_sheets(variant: Variant) -> None:
    """An opponent without a seat has a sheet too."""
    for seed in range(3):
        environment = opened(variant)
        finals = {agent: earned for agent, earned, ended in played(environment, seed) if ended}
        ranks = [sheet.rank for sheet in ranked(environment.game.scores(environment._state))]
        for rank, agent in zip(ranks, environment.possible_agents, strict=False):
            behind, ahead = sum(other > rank for other in ranks), sum(other < rank for other in ranks)
            assert finals[agent] == pytest.approx((behind - ahead) / max(len(ranks) - 1, 1))


def test_a_seed_deals_what_it_deals_elsewhere() -> None:
    for variant in plain_variants():
        environment = opened(variant)
        environment.reset(seed=11)
        match = variant.new(11)
        assert environment.agent_selection == f"player_{match.to_act[0]}"
        assert environment.last()[0]["action_mask"].sum() == len(match.legal_moves())
        fixed = opened(variant, seed=11)
        fixed.reset()
        assert same(fixed.last()[0], environment.last()[0])


def test_without_a_seed_the_next_deal_is_another_and_follows_from_the_last_seed() -> None:
    for variant in plain_variants():
        first, second = opened(variant), opened(variant)
        rows = []
        for environment in (first, second):
            environment.reset(seed=5)
            rows.append([environment.last()[0]])
            for _ in range(3):
                environment.reset()
                rows[-1].append(environment.last()[0])
        assert all(same(one, other) for one, other in zip(*rows, strict=True))
        assert len({row["observation"].tobytes() for row in rows[0]}) > 1


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


def test_an_illegal_action_ends_the_game(caplog: pytest.LogCaptureFixture) -> None:
    environment = opened(plain_variants()[-1])
    environment.reset(seed=1)
    mask = environment.last()[0]["action_mask"]
    for illegal in (int(np.flatnonzero(mask == 0)[0]), -1, len(mask), None):
        environment.reset(seed=1)
        loser = environment.agent_selection
        environment.step(illegal)
        assert "Illegal move" in caplog.text
        assert all(environment.terminations.values())
        assert all(environment.truncations.values())
        assert environment.rewards == {agent: -float(agent == loser) for agent in environment.agents}
        for _ in list(environment.agents):
            environment.step(None)
        assert not environment.agents


def test_nothing_goes_before_the_first_deal_or_after_the_end(caplog: pytest.LogCaptureFixture) -> None:
    environment = opened(plain_variants()[0], render_mode="ansi")
    for ask in (environment.render, lambda: environment.step(0), lambda: environment.observe("player_0")):
        with pytest.raises(AssertionError, match="reset"):
            ask()
    assert len(list(played(environment, 2))) > 1
    environment.step(None)
    assert "after all agents are terminated" in caplog.text
    assert "player_0" in environment.render()


def test_arrays_can_be_written_to_and_are_nobody_else_s() -> None:
    environment = opened(plain_variants()[0])
    environment.reset(seed=1)
    observation = environment.last()[0]
    for numbers in observation.values():
        numbers[:] = 1
    assert not same(environment.last()[0], observation)


def test_a_pickled_environment_is_a_new_one() -> None:
    variant = plain_variants()[-1]
    unpickled = pickle.loads(pickle.dumps(opened(variant, seed=4)))
    unpickled.reset()
    fresh = opened(variant, seed=4)
    fresh.reset()
    assert same(unpickled.last()[0], fresh.last()[0])
    fields = fields_by_name(unpickled.encoding, unpickled.last()[0]["observation"])
    assert list(fields) == [field.name for field in fresh.encoding.fields]


@pytest.mark.parametrize(
    "wrong", [{"players": 9}, {"reward": "fame"}, {"render_mode": "rgb_array"}, {"options": {"x": 1}}, {"seed": 1.5}]
)
def test_what_cannot_be_opened(wrong: dict[str, Any]) -> None:
    with pytest.raises(tricity.BadOption):
        env(plain_variants()[0].game, **wrong)
