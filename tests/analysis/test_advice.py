"""Chances to win and the cost of a move, from one seat's view."""

import pytest

from support.variants import Variant, midgame, plain_variants
from tricity.analysis import advice
from tricity.analysis.match import Match
from tricity.bots import make
from tricity.bots.budget import Budget
from tricity.games import find


@pytest.fixture(autouse=True)
def _small_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_OWN_SIMULATIONS", 60)
    monkeypatch.setattr(advice, "_SIMULATIONS", 30)
    monkeypatch.setattr(advice, "_WORLDS", 2)
    monkeypatch.setattr(advice, "_SECONDS", 60.0)
    monkeypatch.setattr(advice, "_COST", Budget(240))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_every_seat_has_a_chance_and_they_add_up(variant: Variant) -> None:
    match = midgame(variant, 3)
    for seat in range(match.players):
        values = advice.seat_values(match.view(seat), 1)
        assert len(values.values) == match.players
        if values.unit == "chance":
            assert all(0 <= value <= 1 for value in values.values)
        if match.players > 1:
            assert sum(values.values) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("variant", [each for each in plain_variants() if each.players in (2, 3)], ids=str)
def test_what_a_seat_may_not_know_changes_nothing(variant: Variant) -> None:
    match = midgame(variant, 1)
    seat = match.to_act[0]
    moves = tuple(map(str, match.legal_moves(seat)))
    for other in range(20):
        position = match.game.position(match.imagine(seat, other))
        if position != match.position():
            break
    else:
        pytest.fail("nothing is hidden here")
    advices = [
        (advice.seat_values(each.view(seat), 5), advice.move_cost(each.view(seat), moves, moves[0], 5))
        for each in (match, Match.from_position(position, find))
    ]
    assert advices[0] == advices[1]


@pytest.mark.parametrize("game", ["card-city", "point-city", "infinite-city"])
def test_whoever_is_about_to_win_is_told_so(game: str) -> None:
    """One plays as well as a search does, the other at random: at the end everybody's advice agrees with the score."""
    match = Match.deal(find(game), 2, None, "advice")
    bots = (make("strong", 1), make("random", 1))
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.view(seat), match.legal_moves(seat)), seat)
    assert match.scores()[0].total > match.scores()[1].total
    late = match.at(match.version - 4)
    for seat in range(2):
        assert advice.seat_values(late.view(seat), 1).values[0] > 0.8


def test_a_blunder_costs_more_than_the_best_move() -> None:
    match = midgame(next(each for each in plain_variants() if each.game == "point-city" and each.players == 2), 2)
    seat = match.to_act[0]
    moves = tuple(map(str, match.legal_moves(seat)))
    costs = [advice.move_cost(match.view(seat), moves, move, 1) for move in moves[:12]]
    assert all(cost.loss >= 0 for cost in costs)
    assert len({cost.loss for cost in costs}) > 1
    assert advice.move_cost(match.view(seat), moves[:1], moves[0], 1) == advice.MoveCost("chance", 0.0, "")
