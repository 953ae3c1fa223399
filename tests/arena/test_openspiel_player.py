"""OpenSpiel's bot at our table, through the adapter."""

import pytest

import tricity
from support.variants import Variant, midgame, plain_variants
from tricity.adapters.openspiel import state_at
from tricity.arena.openspiel_player import OpenSpielPlayer, RolloutEvaluator
from tricity.arena.runner import play_fixture
from tricity.arena.schedule import Fixture, Tournament
from tricity.core.native import Random


def test_returns_add_up_to_nothing_between_two() -> None:
    match = tricity.new("card-city", players=2, seed=4)
    root = state_at(match.game, 2, match.options, match.state())
    assert sum(RolloutEvaluator(Random(1)).evaluate(root)) == pytest.approx(0)


def test_it_stands_where_the_match_does() -> None:
    match = tricity.new("card-city", players=2, options={"parking_meters": True}, seed=4)
    seat = match.to_act[0]
    root = state_at(match.game, 2, match.options, match.imagine(seat, 1))
    assert root.current_player() == seat
    assert [root.move_of(action) for action in root.legal_actions()] == list(match.legal_moves(seat))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_its_moves_are_legal(variant: Variant) -> None:
    match = midgame(variant, 4)
    seat = match.to_act[0]
    assert OpenSpielPlayer(0.01, 5).choose(match, seat) in match.legal_moves(seat)


def test_it_plays_a_game() -> None:
    fixture = Fixture(Tournament("card-city", 2, 2, (), 1, "3"), 0, 0, ("openspiel:0.002s", "random"))
    assert len(play_fixture(fixture).totals) == 2
