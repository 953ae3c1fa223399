"""Whole games: they end, undo, replay and add up; copies are independent."""

import json
import pickle
import random
from copy import deepcopy

import pytest

import tricity
from support.variants import Variant, midgame, plain_variants, play_random, seeds, variants
from tricity.core.deals import commitment


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_game_ends_with_scores_that_add_up(variant: Variant) -> None:
    match = play_random(variant.new(11), random.Random(11))
    assert match.over
    assert match.to_act == ()
    assert match.legal_moves() == []
    sheets = match.scores()
    assert [sheet.seat for sheet in sheets] == list(range(len(sheets)))
    assert len(sheets) >= match.players
    for sheet in sheets:
        assert sheet.total == sum(line.points for line in sheet.lines)
        better = sum((other.total, other.tiebreak) > (sheet.total, sheet.tiebreak) for other in sheets)
        assert sheet.rank == 1 + better
    assert match.result() == tuple(sheet.total for sheet in sheets)


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_the_fast_standing_orders_as_the_sheets_do(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    state = match.state()
    sheets = match.scores()[: match.players]
    for one in sheets:
        for other in sheets:
            faster = match.game.standing(state, one.seat) > match.game.standing(state, other.seat)
            assert faster == (one.rank < other.rank)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_undo_after_every_move_gives_back_the_same_position(variant: Variant) -> None:
    match, rng = variant.new(2), random.Random(2)
    while not match.over:
        before, events = match.position(), match.moves
        play_random(match, rng, moves=1)
        played = match.moves[-1]
        match.undo()
        assert match.position() == before
        assert match.moves == events
        match.play(played.move, seat=played.seat)
        assert match.moves[-1] == played


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_replay_is_exact(variant: Variant) -> None:
    match = play_random(variant.new(4), random.Random(4))
    replayed = tricity.replay(match.record())
    assert replayed.record() == match.record()
    assert replayed.position() == match.position()
    assert replayed.moves == match.moves
    assert replayed.opening == match.opening
    assert replayed.scores() == match.scores()


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_an_unfinished_match_replays_too(variant: Variant) -> None:
    match = midgame(variant, 6)
    replayed = tricity.replay(match.record())
    assert replayed.position() == match.position()
    assert replayed.result() is None


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_the_seed_decides_the_deal(variant: Variant) -> None:
    assert variant.new(8).position() == variant.new(8).position()
    assert variant.new(8).position() != variant.new(9).position()
    chance = tricity.new(variant.game, players=variant.players)
    assert chance.seed is not None
    assert len(chance.seed) == 32
    assert chance.commitment == commitment(chance.seed)
    assert tricity.new(variant.game, players=variant.players, seed=chance.seed).position() == chance.position()


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_copies_are_independent(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    game, state = match.game, match.state()
    twin = state.copy()
    before = game.position(state)
    rng = random.Random(seed)
    while actors := int(game.actors(twin)):
        seat = rng.choice([actor for actor in range(match.players) if actors >> actor & 1])
        game.apply(twin, seat, rng.choice(list(game.legal(twin, seat))))
        assert game.position(state) == before
    assert game.position(twin) != before
    assert game.position(state.copy()) == before


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_match_can_be_pickled_and_copied_deeply(variant: Variant) -> None:
    match = midgame(variant, 1)
    for other in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        assert other.record() == match.record()
        other.play(other.legal_moves()[0], seat=other.to_act[0])
        assert other.version == match.version + 1


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_events_are_json_and_name_their_audience(variant: Variant) -> None:
    match = play_random(variant.new(12), random.Random(12))
    for event in (*match.opening, *(event for turn in match.moves for event in turn.events)):
        assert json.loads(json.dumps({**event.facts, **event.secret})) == {**event.facts, **event.secret}
        assert set(event.to) <= set(range(match.players))
        assert bool(event.secret) == bool(event.to)
        assert not set(event.secret) & set(event.facts)
        assert event.seen_by(None) == event.facts
