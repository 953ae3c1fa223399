"""Hints: moves that a strong player would consider, found from what a seat knows."""

import pytest

import tricity
from support.card_city import draw, table
from support.variants import Variant, midgame, plain_variants
from tricity.bots import hints
from tricity.locales import LANGUAGES, format_message


@pytest.fixture(autouse=True)
def _few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "_SIMULATIONS", 120)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_hint_has_a_few_legal_moves_the_favourite_first(variant: Variant) -> None:
    match = midgame(variant, 3)
    seat = match.to_act[0]
    moves = match.legal_moves(seat)
    candidates = hints.candidates(match.view(seat), moves, seed=1)
    assert 1 <= len(candidates) <= 3
    assert {candidate.move for candidate in candidates} <= {str(move) for move in moves}
    assert candidates[0].weight in (("only",) if len(moves) == 1 else ("clear", "favourite"))
    assert {candidate.weight for candidate in candidates[1:]} <= {"alternative"}
    assert candidates == hints.candidates(match.view(seat), moves, seed=1)


def test_with_the_last_card_the_favourite_scores_most() -> None:
    match = table(draw("R T", ". R"), players=1, hands=["C"], gold=9, round_=10)
    candidates = hints.candidates(match.view(0), match.legal_moves(0), seed=2)
    totals = {}
    for candidate in candidates:
        after = match.at(match.version)
        after.play(candidate.move)
        totals[candidate.move] = after.scores()[0].total
    assert totals[candidates[0].move] == max(totals.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    seen = {
        format_message("hint-reason", lang, [], {"weight": weight, "case": case, "points": points})
        for weight in ("clear", "favourite", "alternative")
        for case in ("ahead", "behind", "score")
        for points in (1, 3)
    }
    assert len(seen) == 18
    assert all(isinstance(text, str) and "{" not in text for text in seen)


def test_the_only_move_needs_no_search() -> None:
    match = tricity.new("card-city", players=2, seed=1)
    (move, *_) = match.legal_moves()
    assert [candidate.weight for candidate in hints.candidates(match.view(0), [move], seed=1)] == ["only"]
