"""The analysis of a decision."""

import pytest

import tricity
from support.variants import Variant, midgame, plain_variants
from tricity.analysis.decision import DecisionSearch
from tricity.bots.budget import Budget

VARIANTS = plain_variants()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_moves_are_those_of_the_seat_and_the_first_is_recommended(variant: Variant) -> None:
    match = tricity.from_position(midgame(variant, 3).position())
    seat = match.to_act[-1]
    analysis = match.analyse(seat, simulations=400, seed=1)
    assert sorted(each.move for each in analysis.moves) == sorted(map(str, match.legal_moves(seat)))
    assert analysis.best.visits == max(each.visits for each in analysis.moves)
    assert analysis == match.analyse(seat, simulations=400, seed=1)
    for each in analysis.moves:
        if analysis.scale.unit == "chance":
            assert 0 <= each.value <= 1
        if each.visits:
            assert each.line[0].move == each.move
            assert each.line[0].seat == seat


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_analysis_knows_no_more_than_the_seat(variant: Variant) -> None:
    match = midgame(variant, 3)
    seat = match.to_act[-1]
    position = match.game.position(match.imagine(seat, 7))
    first, second = tricity.from_position(match.position()), tricity.from_position(position)
    assert first.analyse(seat, simulations=200) == second.analyse(seat, simulations=200)


def test_a_finished_match_has_nothing_to_analyse() -> None:
    match = tricity.new("card-city", players=2, seed=1)
    while not match.over:
        match.play(match.legal_moves()[0])
    with pytest.raises(tricity.BadMove):
        match.analyse(0)


def test_the_better_of_two_moves_is_found_where_the_game_ends_with_it() -> None:
    """The last turn of a game of Point City: the scores after each move are known."""
    match = last_choice("point-city")
    seat = match.to_act[0]
    totals = {str(move): scores_after(match, move)[seat] for move in match.legal_moves()}
    search = DecisionSearch(match.game, match.view(seat), match.legal_moves(), 1)
    best, worst = max(totals, key=totals.__getitem__), min(totals, key=totals.__getitem__)
    assert totals[best] > totals[worst]
    assert search.compare(best, [worst], Budget(400))[worst].loss > 0
    assert search.compare(worst, [best], Budget(400))[best].loss < 0


def last_choice(game: str) -> tricity.Match:
    """A match before a decision that ends it whatever is chosen, but not with the same points."""
    for seed in range(50):
        match = tricity.new(game, players=2, seed=seed)
        while not match.over:
            moves = match.legal_moves()
            seat = match.to_act[0]
            ends = all(after(match, move).over for move in moves)
            if ends and len({scores_after(match, move)[seat] for move in moves}) > 1:
                return match
            match.play(moves[0])
    raise AssertionError(f"{game} never ends with a choice")


def after(match: tricity.Match, move: tricity.Move) -> tricity.Match:
    following = match.at(match.version)
    following.play(move)
    return following


def scores_after(match: tricity.Match, move: tricity.Move) -> list[int]:
    return [sheet.total for sheet in after(match, move).scores()]
