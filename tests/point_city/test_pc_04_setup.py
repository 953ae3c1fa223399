"""The deal (PC-04 to PC-08)."""

from collections import Counter

import pytest

import tricity
from support.point_city import CELLS, FACE_UP, TOKENS, USED, card_kind, sides, tier
from tricity.core.deals import Deal

COUNTS = [1, 2, 3, 4]


@pytest.mark.rule("PC-04")
@pytest.mark.parametrize("players", COUNTS)
def test_how_many_cards_are_used(players: int) -> None:
    position = tricity.new("point-city", players=players, seed=3).position()
    cards = [*(position["market"][at]["card"] for at in CELLS), *position["deck"]]
    assert len(set(cards)) == len(cards)
    assert Counter(map(tier, cards)) == dict(zip((1, 2, 3), USED[players]))


@pytest.mark.rule("PC-04")
def test_any_card_may_be_left_out() -> None:
    met: set[int] = set()
    for seed in range(40):
        position = tricity.new("point-city", players=2, seed=seed).position()
        met |= {*position["deck"], *(cell["card"] for cell in position["market"].values())}
    assert met == set(range(160))


@pytest.mark.rule("PC-05")
@pytest.mark.parametrize("players", COUNTS)
def test_tier_1_lies_on_tier_2_lies_on_tier_3(players: int) -> None:
    match = tricity.new("point-city", players=players, seed=3)
    tiers = [tier(card) for card in match.position()["deck"]]
    assert tiers == sorted(tiers)
    assert match.view(None)["deck"]["tiers"] == [tiers.count(tier) for tier in (1, 2, 3)]


@pytest.mark.rule("PC-05")
def test_each_tier_is_shuffled() -> None:
    decks = [tricity.new("point-city", players=2, seed=seed).position()["deck"] for seed in range(200)]
    for place in (0, 23, 24, 47, 48, 65):
        assert len({deck[place] for deck in decks}) > 25


@pytest.mark.rule("PC-05")
def test_the_top_card_shows_its_resource() -> None:
    match = tricity.new("point-city", players=2, seed=3)
    assert match.view(None)["deck"]["top"] == {"tier": 1, "resource": card_kind(match.position()["deck"][0])}


@pytest.mark.rule("PC-06")
@pytest.mark.parametrize("players", COUNTS)
def test_the_market_shows_sixteen_resources_of_tier_1(players: int) -> None:
    match = tricity.new("point-city", players=players, seed=3)
    assert list(match.view(None)["market"]) == CELLS
    assert sides(match) == ["rrrr"] * 4
    assert {cell["tier"] for cell in match.view(None)["market"].values()} == {1}


@pytest.mark.rule("PC-06")
def test_the_market_is_dealt_row_by_row() -> None:
    shuffled = Deal("3").shuffled("tier-1", range(65))
    position = tricity.new("point-city", players=2, seed=3).position()
    assert [position["market"][at]["card"] for at in CELLS] == shuffled[:16]
    assert position["deck"][:24] == shuffled[16:40]


@pytest.mark.rule("PC-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_tokens_lie_face_up(players: int) -> None:
    tokens = tricity.new("point-city", players=players, seed=3).position()["tokens"]
    assert len(set(tokens)) == len(tokens) == FACE_UP[players]
    assert set(tokens) <= set(TOKENS)


@pytest.mark.rule("PC-07")
def test_any_token_may_come() -> None:
    met = Counter(name for seed in range(110) for name in tricity.new("point-city", seed=seed).position()["tokens"])
    assert set(met) == set(TOKENS)
    # Fifty times each, were they all alike.
    assert min(met.values()) > 30


@pytest.mark.rule("PC-07")
def test_there_are_22_tokens() -> None:
    assert len(set(TOKENS)) == 22
    pairs = {frozenset(name.split("-")[1:]) for name in TOKENS if name.startswith("pair")}
    assert len(pairs) == 10


@pytest.mark.rule("PC-08")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_with_an_ingenuity_card(players: int) -> None:
    view = tricity.new("point-city", players=players, seed=3).view(None)
    assert [owner["stock"] for owner in view["seats"]] == [{"ingenuity": 1}] * players
    assert view["gone"] == [{}, {}, {}]
    assert view["discarded"] == {}


@pytest.mark.rule("PC-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_first(players: int) -> None:
    firsts = {tricity.new("point-city", players=players, seed=seed).to_act for seed in range(40)}
    assert firsts == {(seat,) for seat in range(players)}


@pytest.mark.rule("PC-08")
def test_turns_go_round() -> None:
    match = tricity.new("point-city", players=3, seed=1)
    first = match.to_act[0]
    seats = []
    for _ in range(6):
        seats.append(match.to_act[0])
        match.play("draw")
    assert seats == [(first + turn) % 3 for turn in range(6)]
    assert match.view(None)["round"] == 3
