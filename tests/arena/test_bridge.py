"""OpenSpiel's bot at our table, through the bridge."""

import pytest
from librt.random import Random

import tricity
from tricity.arena.bridge import BridgeState, Playouts
from tricity.arena.playing import play
from tricity.arena.schedule import Contest, Fixture


def test_returns_add_up_to_nothing_between_two() -> None:
    match = tricity.new("card-city", players=2, seed=4)
    assert sum(Playouts(Random(1)).evaluate(BridgeState(match.game, match.state(), 2))) == pytest.approx(0)


def test_a_key_is_what_the_seat_to_act_may_know() -> None:
    match = tricity.new("card-city", players=2, seed=4)
    seat = match.to_act[0]
    worlds = [BridgeState(match.game, match.imagine(seat, seed), 2) for seed in (1, 2)]
    assert worlds[0].information_state_string() == worlds[1].information_state_string()
    before = worlds[0].information_state_string()
    worlds[0].apply_action(worlds[0].legal_actions()[0])
    assert worlds[0].information_state_string() != before


def test_it_plays_a_game() -> None:
    pytest.importorskip("open_spiel.python.algorithms.ismcts")
    fixture = Fixture(Contest("card-city", 2, (), 1, "3"), 0, 0, ("openspiel:0.002s", "random"))
    assert len(play(fixture).totals) == 2
