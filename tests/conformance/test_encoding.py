"""The games in numbers: actions are the legal moves, observations stay in their bounds and tell nothing hidden."""

import json
import random

import numpy as np
import pytest

from support.variants import Variant, midgame, seeds, variants, viewers
from tricity.adapters.arrays import action_mask, fields_by_name, observation
from tricity.analysis.match import Match
from tricity.core.encoding import Encoding
from tricity.core.native import Random

WORLDS = 4


def encoding_of(match: Match) -> Encoding:
    return match.game.encoding(match.players, match.options)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_actions_and_observations_through_whole_games(variant: Variant) -> None:
    match, rng = variant.new(4), random.Random(4)
    game, encoding, state = match.game, encoding_of(match), match.state()
    bounds = {field.name: field for field in encoding.fields}
    decisions = 0
    while actors := int(game.actors(state)):
        seat = rng.choice([seat for seat in range(match.players) if actors >> seat & 1])
        moves = [int(move) for move in game.legal(state, seat)]
        actions = [int(encoding.action(state, seat, move)) for move in moves]
        assert encoding.actions_of(state, seat, game.legal(state, seat)) == sorted(set(actions))
        assert len(set(actions)) == len(moves)
        mask = action_mask(game, encoding, state, seat)
        assert mask.shape == (encoding.action_count,)
        assert np.flatnonzero(mask).tolist() == sorted(actions)
        chosen = rng.randrange(len(moves))
        assert encoding.move(state, seat, game.legal(state, seat), actions[chosen]) == moves[chosen]
        row = observation(encoding, state, seat)
        assert row.shape == (encoding.size,)
        for name, numbers in fields_by_name(encoding, row).items():
            assert numbers.min() >= bounds[name].low, name
            assert numbers.max() <= bounds[name].high, name
        game.apply(state, seat, moves[chosen])
        decisions += 1
    assert 0 < decisions <= encoding.max_decisions
    lowest, highest = encoding.score_range
    for lines, _ in game.scores(state)[: match.players]:
        assert lowest <= sum(line.points for line in lines) <= highest


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_the_numbers_of_an_imagined_world_are_the_same(variant: Variant, seed: int) -> None:
    """As in test_hidden: permute what is hidden, and no number changes."""
    match = midgame(variant, seed)
    game, encoding, truth = match.game, encoding_of(match), match.state()
    for seat in range(match.players):
        row, mask = observation(encoding, truth, seat), action_mask(game, encoding, truth, seat)
        imagination = game.imagination(json.loads(json.dumps(game.view(truth, seat))))
        for number in range(WORLDS):
            world = imagination.world(Random(number))
            assert np.array_equal(observation(encoding, world, seat), row)
            assert np.array_equal(action_mask(game, encoding, world, seat), mask)


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_an_action_tells_no_more_than_the_move_does(variant: Variant, seed: int) -> None:
    """Those who were told the same of a move, in two worlds that look alike to them, were told the same action."""
    match = midgame(variant, seed)
    game, encoding = match.game, encoding_of(match)
    for viewer in viewers(match):
        imagination = game.imagination(match.view(viewer))
        actions: dict[str, int] = {}
        for number in range(WORLDS):
            world = imagination.world(Random(number))
            for seat in match.to_act:
                for move in list(game.legal(world, seat))[:40]:
                    public = Match(game, world, match.players, match.options, None, match.rules)
                    events = public.play(int(move), seat=seat)
                    text = json.dumps([seat, [[event.kind, event.seen_by(None)] for event in events]])
                    view = json.dumps(public.view(None))
                    action = int(encoding.action(world, seat, move))
                    assert actions.setdefault(text + view, action) == action, game.decode(int(move))
        assert actions or match.over


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_seats_that_may_not_act_have_no_actions(variant: Variant) -> None:
    match = midgame(variant, 5)
    for seat in set(range(match.players)) - set(match.to_act):
        assert not action_mask(match.game, encoding_of(match), match.state(), seat).any()


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_ranges_and_fields_are_told(variant: Variant) -> None:
    encoding = encoding_of(variant.new(1))
    for parts in (encoding.actions, encoding.fields):
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.meaning and part.size > 0 for part in parts)
    first = 0
    for actions in encoding.actions:
        assert encoding.name_of(first) == f"{actions.name}[0]"
        assert encoding.name_of(first + actions.size - 1) == f"{actions.name}[{actions.size - 1}]"
        first += actions.size
    assert first == encoding.action_count
