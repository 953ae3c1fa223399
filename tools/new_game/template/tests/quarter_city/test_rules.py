"""The rules of Quarter City, one test or more for each id."""

import random
from typing import Any

import pytest

import tricity
from support.variants import Variant, play_random


def table(hand: list[str], city: list[str] | None = None) -> dict[str, Any]:
    """A position for two in which the first player, who is to move, has these cards."""
    position = tricity.new("quarter-city", players=2, seed=1).position()
    everything = ["park", "market", "school"] * 6
    built = city or []
    other_city = ["park"] * len(built)
    other_hand = ["market", "market", "school"]
    rest = list(everything)
    for card in (*hand, *built, *other_city, *other_hand):
        rest.remove(card)
    seats = [{"hand": hand, "city": built}, {"hand": other_hand, "city": other_city}]
    return {**position, "turn": 0, "deck": rest, "seats": seats}


@pytest.mark.rule("QC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_each_and_the_rest_is_the_deck(players: int) -> None:
    position = tricity.new("quarter-city", players=players, seed=1).position()
    assert [len(owner["hand"]) for owner in position["seats"]] == [3] * players
    cards = sorted(position["deck"] + [card for owner in position["seats"] for card in owner["hand"]])
    assert cards == sorted(["park", "market", "school"] * 3 * players)


@pytest.mark.rule("QC-02")
def test_a_hand_is_known_to_its_owner_only() -> None:
    match = tricity.from_position(table(["park", "park", "school"]))
    assert match.view(0)["seats"][0]["hand"] == {"known": ["park", "park", "school"], "unknown": 0}
    for viewer in (1, None):
        assert match.view(viewer)["seats"][0]["hand"] == {"known": [], "unknown": 3}
    assert match.view(0)["deck"] == 12


@pytest.mark.rule("QC-10")
def test_one_card_a_turn() -> None:
    match = tricity.from_position(table(["park", "park", "school"]))
    assert [str(move) for move in match.legal_moves()] == ["build park", "build school"]
    match.play("build park")
    assert match.to_act == (1,)
    assert match.position()["seats"][0]["city"] == ["park"]
    with pytest.raises(tricity.IllegalMove, match="QC-10"):
        match.play("build park", seat=0)


@pytest.mark.rule("QC-11")
def test_a_card_is_drawn_and_only_its_owner_knows_it() -> None:
    match = tricity.from_position(table(["park", "park", "school"]))
    with pytest.raises(tricity.IllegalMove, match="QC-11"):
        match.play("build market")
    top = match.position()["deck"][0]
    built, drew = match.play("build school")
    assert sorted(match.position()["seats"][0]["hand"]) == sorted(["park", "park", top])
    assert (drew.seen_by(0)["quarter"], drew.seen_by(1)) == (top, {"seat": 0})
    assert built.seen_by(1) == {"seat": 0, "quarter": "school"}


@pytest.mark.rule("QC-20")
def test_the_game_ends_with_the_deck() -> None:
    match = play_random(Variant("quarter-city", 3).new(4), random.Random(4))
    assert match.version == 18
    assert match.position()["deck"] == []


@pytest.mark.rule("QC-21")
def test_sets_are_worth_more_with_each_card() -> None:
    match = tricity.from_position(table(["park", "market", "school"], ["park", "park", "market"]))
    assert match.scores()[0].total == 3 + 1


CARDS = ["park"] * 3 + ["market"] * 6 + ["school"] * 3
OTHER = {"hand": ["school"] * 3, "city": []}


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"deck": []}, "QC-01"),
        ({"seats": [{"hand": ["park"] * 2, "city": ["park"]}, OTHER]}, "QC-11"),
        ({"deck": CARDS[1:], "seats": [{"hand": ["park"] * 3, "city": ["park"]}, OTHER]}, "QC-10"),
    ],
)
def test_positions_that_cannot_come_about_are_refused(change: dict[str, Any], rule: str) -> None:
    position = tricity.new("quarter-city", players=2, seed=1).position()
    position.update(turn=0, deck=CARDS, seats=[{"hand": ["park"] * 3, "city": []}, OTHER])
    tricity.from_position(position)
    position.update(change)
    with pytest.raises(tricity.BadPosition) as refused:
        tricity.from_position(position)
    assert refused.value.facts["rule"] == rule
