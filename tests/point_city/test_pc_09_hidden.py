"""What nobody knows, and what everybody does (PC-09). The conformance suite compares the bytes of views."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import tricity
from support.point_city import CARDS, CELLS, card_kind, table, tier
from support.variants import play_random
from tricity import Match
from tricity.core.native import Random


def common(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ("seat", "prompt", "pairs")}


def imagined(match: Match, seed: int) -> dict[str, Any]:
    return match.game.position(match.imagine(None, seed))


@pytest.mark.rule("PC-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_sees_the_same(players: int) -> None:
    match, rng = tricity.new("point-city", players=players, seed=5), random.Random(5)
    while not match.over:
        views = [match.view(seat) for seat in (None, *range(players))]
        assert all(common(view) == common(views[0]) for view in views)
        play_random(match, rng, moves=3)


@pytest.mark.rule("PC-09")
def test_the_number_of_a_card_is_told_only_when_it_was_seen_whole() -> None:
    match = table("c e n l", "c 14 15 i", "c e n l", "i i i i", city=[[0], [8]], stock=["cc *"])
    text = json.dumps(match.view(0))
    known = {14, 15, 0, 8}
    assert {card for card in range(160) if f'"card": {card},' in text} == known


@pytest.mark.rule("PC-09")
def test_a_card_is_imagined_with_its_tier_and_its_known_side() -> None:
    match = play_random(tricity.new("point-city", players=3, seed=8), random.Random(8), moves=60)
    truth = match.position()
    for seed in range(20):
        world = imagined(match, seed)
        assert [tier(card) for card in world["deck"]] == [tier(card) for card in truth["deck"]]
        assert card_kind(world["deck"][0]) == card_kind(truth["deck"][0])
        for at in CELLS:
            one, other = truth["market"][at], world["market"][at]
            assert one["side"] == other["side"]
            assert (tier(one["card"]), card_kind(one["card"])) == (tier(other["card"]), card_kind(other["card"]))
            assert one["side"] == "resource" or one == other
        assert world["seats"] == truth["seats"]


@pytest.mark.rule("PC-09")
def test_every_hidden_place_is_imagined_anew() -> None:
    match = tricity.new("point-city", players=4, seed=2)
    worlds = [imagined(match, seed) for seed in range(60)]
    for at in CELLS:
        assert len({world["market"][at]["card"] for world in worlds}) > 1
    for place in range(134):
        assert len({world["deck"][place] for world in worlds}) > 1


@pytest.mark.rule("PC-09")
def test_cards_of_the_stocks_are_counted_out() -> None:
    """All thirteen single communities but one were taken as resources: which one lies in the market is open."""
    match = table("c e n l", "e n l i", "e n l i", "e n l i", stock=["c c c c c c", "c c c c c c"], round_=10)
    assert match.view(None)["gone"][0]["community"] == 12
    cards = Counter(imagined(match, seed)["market"]["a1"]["card"] for seed in range(600))
    communities = {card for card in range(65) if CARDS[card]["resource"] == "community"}
    assert set(cards) == communities
    assert max(cards.values()) < 3 * min(cards.values())


@pytest.mark.rule("PC-09")
def test_a_card_seen_whole_is_nowhere_else() -> None:
    """Twelve communities have been seen on both sides: the thirteenth is the one in the market."""
    communities = [card for card in range(65) if CARDS[card]["resource"] == "community"]
    match = table("c e n l", "e n l i", "e n l i", "e n l i", city=[communities[1:7], communities[7:]], round_=10)
    truth = match.position()["market"]["a1"]["card"]
    assert {imagined(match, seed)["market"]["a1"]["card"] for seed in range(30)} == {truth}


@pytest.mark.rule("PC-09")
def test_worlds_are_uniform() -> None:
    """With one card known and the others alike, each place of the deck holds each card of its tier equally often."""
    match = tricity.new("point-city", players=2, seed=4)
    imagination = match.game.imagination(match.view(None))
    rng = Random(1)
    worlds = 4000
    places = Counter(match.game.position(imagination.world(rng))["deck"][40] for _ in range(worlds))
    # Place 40 is in tier 2, of which nothing is known yet: fifty cards.
    assert len(places) == 50
    expected = worlds / 50
    chi_squared = sum((count - expected) ** 2 / expected for count in places.values())
    assert chi_squared < 100


@pytest.mark.rule("PC-09")
def test_drawing_shows_two_resources_and_the_next_one() -> None:
    match = table(deck="cc * nn ee", round_=16)
    (drew, top) = match.play("draw")
    assert drew.facts["resources"] == ["2community", "ingenuity"]
    assert (top.kind, top.facts["resource"], top.facts["count"]) == ("pc-top", "2energy", 4)
    assert drew.reveals
    assert top.reveals


@pytest.mark.rule("PC-09")
def test_what_is_public_besides() -> None:
    match = table(stock=["c nn", "l * *"], city=[[2], []], round_=12, won=[[], []])
    view = match.view(1)
    assert view["seats"][0]["stock"] == {"community": 1, "2energy": 1}
    assert view["seats"][0]["stock_size"] == 2
    assert view["seats"][1]["stock"] == {"ecology": 1, "ingenuity": 2}
    assert len(view["tokens"]) == 10
    gone = sum(sum(counts.values()) for counts in view["gone"])
    assert sum(view["discarded"].values()) == gone + 2 - 5
