"""OpenSpiel's own tests, for every way to open a table, and what they don't ask."""

import json
import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tricity
import tricity.adapters.openspiel
from support.variants import Variant, plain_variants, variants
from tricity.games import find, folder


def game_string(variant: Variant, **more: Any) -> str:
    given = {"players": variant.players, **variant.options, **more}
    parameters = ",".join(f"{name}={value}" for name, value in given.items())
    return f"tricity_{folder(variant.game)}({parameters})"


def loaded(variant: Variant, **more: Any) -> Any:
    return pyspiel.load_game(game_string(variant, **more))


def played(variant: Variant, seed: int, share: float) -> Any:
    """A state so far into a random game."""
    rng = np.random.default_rng(seed)
    actions = list(random_actions(loaded(variant).new_initial_state(), rng))
    state = loaded(variant).new_initial_state()
    for action in actions[: max(4, int(len(actions) * share))]:
        state.apply_action(action)
    return state


def random_actions(state: Any, rng: np.random.Generator) -> list[int]:
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.history())


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_random_simulations(variant: Variant) -> None:
    pyspiel.random_sim_test(loaded(variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_simulations_by_score(variant: Variant) -> None:
    pyspiel.random_sim_test(loaded(variant, reward="score"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_python_simulation(variant: Variant) -> None:
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(loaded(variant))


def summed_up(tensor: Any, name: str, max_cols: int = 0) -> list[str]:
    return [f"{name} {tensor.shape} {tensor.sum():g}"]


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_playthroughs(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """With tensors summed up: OpenSpiel takes a minute to write all their numbers."""
    # Imports statistics for a second, which every process that collects this file would do.
    from open_spiel.python.algorithms import generate_playthrough

    monkeypatch.setattr(generate_playthrough, "_format_tensor", summed_up)
    text = generate_playthrough.playthrough(game_string(variant), action_sequence=None, seed=5)
    state = loaded(variant).new_initial_state()
    for line in text.splitlines():
        if line.startswith("action: "):
            state.apply_action(int(line.split()[1]))
    assert state.is_terminal()
    assert text.count("IsTerminal() = True") == 1
    assert text.endswith(f"Returns() = [{', '.join(f'{value:g}' for value in state.returns())}]\n")


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_game_ends_as_it_does_elsewhere(variant: Variant) -> None:
    game = loaded(variant, reward="score")
    state = game.new_initial_state()
    random_actions(state, np.random.default_rng(8))
    seed = 0
    for digit in state.history()[:4]:
        seed = 256 * seed + digit
    match = variant.new(seed)
    encoding = match.game.encoding(match.players, match.options)
    for step in state.full_history()[4:]:
        truth = match.state()
        match.play(
            int(encoding.move(truth, step.player, match.game.legal(truth, step.player), step.action)), seat=step.player
        )
    assert match.over
    assert state.returns() == list(match.result() or ())[: match.players]


@pytest.mark.parametrize("share", [0, 0.3, 0.8])
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_resampled_state_is_the_same_to_its_player(variant: Variant, share: float) -> None:
    state = played(variant, 6, share)
    strings = set()
    for player in range(variant.players):
        for number in range(4):
            other = state.resample_from_infostate(player, np.random.default_rng(number).random)
            strings.add(str(other))
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            for ask in ("information_state_string", "observation_string"):
                assert getattr(other, ask)(player) == getattr(state, ask)(player)
            for ask in ("information_state_tensor", "observation_tensor"):
                assert getattr(other, ask)(player) == getattr(state, ask)(player)
            random_actions(other, np.random.default_rng(number))
    if share == 0:
        assert len(strings) > 1


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_resampled_state_knows_no_secret_of_others(variant: Variant) -> None:
    """What another seat was told in secret is not in the memory of a state that was made for one seat."""
    state = played(variant, 2, 0.6)
    for player in range(variant.players):
        other = state.resample_from_infostate(player, lambda: 0.5)
        facts = [json.loads(entry.text(player).partition(" ")[2]) for entry in other.inner.history]
        for seat in range(variant.players):
            assert [json.loads(entry.text(seat).partition(" ")[2]) for entry in other.inner.history] == facts


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_information_states_remember(variant: Variant) -> None:
    """No move leaves anybody's information state as it was, and nothing that was told is forgotten."""
    state, rng = played(variant, 1, 0), np.random.default_rng(1)
    before = {
        player: (state.information_state_string(player), past(state, player)) for player in range(variant.players)
    }
    for _ in range(10):
        state.apply_action(int(rng.choice(state.legal_actions())))
        for player, (text, lines) in before.items():
            assert state.information_state_string(player) != text
            assert past(state, player)[: len(lines)] == lines
            before[player] = state.information_state_string(player), past(state, player)


def past(state: Any, player: int) -> list[str]:
    text = str(state.information_state_string(player))
    return text.removesuffix(state.observation_string(player)).splitlines()


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_copies_are_independent(variant: Variant) -> None:
    state = played(variant, 4, 0.5)
    text = str(state)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state)), deepcopy(state)):
        assert str(copy) == text
        for player in range(variant.players):
            assert copy.information_state_string(player) == state.information_state_string(player)
        random_actions(copy, np.random.default_rng(4))
    assert str(state) == text


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_ismcts_plays(variant: Variant) -> None:
    game = loaded(variant)
    bots = [searcher(game, seed) for seed in range(variant.players)]
    state = played(variant, 3, 0.8)
    for _ in range(3):
        if state.is_terminal():
            break
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.history()


def searcher(game: Any, seed: int) -> ismcts.ISMCTSBot:
    random_state = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random_state),
        uct_c=2.0,
        max_simulations=6,
        random_state=random_state,
    )


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_mcts_plays(variant: Variant) -> None:
    game, state = loaded(variant), played(variant, 3, 0.8)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_random_bots_play_whole_games() -> None:
    for variant in plain_variants():
        bots = [pyspiel.make_uniform_random_bot(player, 7) for player in range(variant.players)]
        returns = evaluate_bots.evaluate_bots(loaded(variant).new_initial_state(), bots, np.random.RandomState(7))
        assert len(returns) == variant.players


def test_an_illegal_action_is_refused() -> None:
    state = played(plain_variants()[-1], 1, 0)
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    text = str(state)
    with pytest.raises(tricity.BadMove):
        state.apply_action(illegal)
    assert str(state) == text


def test_what_cannot_be_loaded() -> None:
    for variant in plain_variants():
        for wrong in ("players=9", "reward=fame"):
            with pytest.raises(tricity.BadOption):
                pyspiel.load_game(f"tricity_{folder(variant.game)}({wrong})")


def test_every_game_is_registered() -> None:
    registered = {game_type.short_name: game_type for game_type in pyspiel.registered_games()}
    for name in tricity.games():
        game_type = registered[f"tricity_{folder(name)}"]
        assert (game_type.min_num_players, game_type.max_num_players) == (
            min(find(name).players),
            max(find(name).players),
        )
