"""The engine against the slow reference: moves, payments and scores in random games."""

import random
from collections import Counter

import pytest

from support import point_city_reference as slow
from support.point_city import cost
from support.variants import Variant, play_random, seeds, variants
from tricity import Match

VARIANTS = [variant for variant in variants() if variant.game == "point-city"]


def compare_moves(match: Match) -> None:
    position = match.position()
    moves = {str(move) for move in match.legal_moves()}
    owner = position["seats"][position["turn"]]
    match position["pending"]:
        case ["turn" | "take"]:
            assert moves == slow.moves(position)
        case ["pay"]:
            asked = sum((cost(card) for card in position["sites"]), Counter[str]())
            need = slow.after_permanent(asked, owner["city"])
            # All subsets of a big stock are too many: cards of other resources cannot be in a minimal set.
            stock = {name: n for name, n in owner["stock"].items() if name.removeprefix("2") in (*need, "ingenuity")}
            sets = slow.payments(need, stock)
            assert {frozenset(Counter(move.args).items()) for move in match.legal_moves()} == sets
        case ["token", *_]:
            assert moves == {f"token {name}" for name in position["tokens"]}


def compare_scores(match: Match) -> None:
    position, sheets = match.position(), match.scores()
    assert [sheet.total for sheet in sheets[: match.players]] == [slow.score(owner) for owner in position["seats"]]
    for seat, owner in enumerate(position["seats"]):
        view = match.view(None)["seats"][seat]
        assert view["permanent"] == slow.permanent(owner["city"])
        for token in view["tokens"]:
            assert token["each"] * token["count"] == slow.token_points(token["token"], owner)
    if match.players == 1:
        options = match.options
        total = slow.automa_score(position["automa"], options["automa_level"], options["automa_scoring"])
        assert sheets[1].total == total


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", seeds(2))
def test_moves_and_scores(variant: Variant, seed: int) -> None:
    match, rng = variant.new(seed), random.Random(seed)
    while not match.over:
        compare_moves(match)
        play_random(match, rng, moves=1)
        if match.version % 10 == 0:
            compare_scores(match)
    compare_scores(match)


@pytest.mark.parametrize("seed", seeds(12))
def test_those_who_build_all_they_can(seed: int) -> None:
    """Greedy play meets payments, tokens and rich cities more often than random play."""
    rng = random.Random(seed)
    match = Variant("point-city", 2 + seed % 3).new(seed)
    while not match.over:
        compare_moves(match)
        takes = [move for move in match.legal_moves() if move.verb in ("take", "pay", "token")]
        match.play(rng.choice(takes or match.legal_moves()))
    compare_scores(match)
