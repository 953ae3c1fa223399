"""Imagined worlds: what a seat cannot see is dealt again over all the places where it may lie, each card as likely."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

import tricity
from support.card_city import cards, table
from tricity.core.native import Random

WORLDS = 400


def worlds(match: tricity.Match, viewer: int | None) -> list[dict[str, Any]]:
    imagination = match.game.imagination(match.view(viewer))
    return [match.game.position(imagination.world(Random(seed))) for seed in range(WORLDS)]


def check_shares(drawn: Counter[str], urn: Counter[str]) -> None:
    """Whether that many draws from the urn may look like this: each kind within four standard deviations."""
    draws = drawn.total()
    for card in urn:
        share = urn[card] / urn.total()
        assert abs(drawn[card] - draws * share) <= 4 * sqrt(draws * share * (1 - share)), card
    assert set(drawn) <= set(urn)


def unseen(match: tricity.Match, hidden: str) -> Counter[str]:
    return Counter(match.position()["deck"]) + Counter(cards(hidden))


@pytest.mark.rule("CC-17")
def test_a_hidden_card_in_a_hand_may_be_any_that_was_not_seen() -> None:
    match = table(hands=["PI", "RC"], shown=["P", "RC"], dividers=[1], first=1)
    drawn: Counter[str] = Counter()
    for world in worlds(match, None):
        assert "parking" in world["seats"][0]["hand"]
        drawn.update((Counter(world["seats"][0]["hand"]) - Counter(["parking"])).elements())
        assert Counter(world["deck"]) + Counter(world["seats"][0]["hand"]) == unseen(match, "PI")
    check_shares(drawn, unseen(match, "I"))


@pytest.mark.rule("CC-17")
def test_face_down_cards_may_be_any_that_were_not_seen() -> None:
    match = table(players=3, phase="divide", pool="RILPCC")
    match.play("divide residence commerce / parking commerce / leisure industry")
    match.play("choose small")
    drawn: Counter[str] = Counter()
    for world in worlds(match, 2):
        assert Counter(world["pool"]) >= Counter(cards("PC"))
        drawn.update((Counter(world["pool"]) - Counter(cards("PC"))).elements())
    check_shares(drawn, unseen(match, "LI"))
    assert all(world["pool"] == cards("PCLI") for world in worlds(match, 0))


@pytest.mark.rule("CC-17")
def test_the_chooser_imagines_what_lies_down_and_nothing_else() -> None:
    match = table(players=2, phase="divide", pool="RCLP")
    match.play("divide residence commerce / parking / leisure")
    drawn: Counter[str] = Counter()
    for world in worlds(match, 1):
        assert world["lots"] == {"small": cards("RC"), "up": cards("P")}
        drawn.update((Counter(world["pool"]) - Counter(cards("RCP"))).elements())
    check_shares(drawn, unseen(match, "L"))


@pytest.mark.rule("CC-02")
def test_the_deck_is_shuffled_anew() -> None:
    match = table(players=2, phase="divide", pool="RCLP")
    tops: Counter[str] = Counter()
    for world in worlds(match, 0):
        assert Counter(world["deck"]) == Counter(match.position()["deck"])
        tops[world["deck"][0]] += 1
    check_shares(tops, unseen(match, ""))


@pytest.mark.rule("CC-11")
def test_in_round_1_leisures_are_nowhere_but_in_the_deck() -> None:
    match = tricity.new("card-city", players=3, seed=2)
    onlooker = (match.to_act[0] + 1) % 3
    for world in worlds(match, onlooker):
        assert world["deck"].count("leisure") == 9
    assert {world["deck"][0] for world in worlds(match, onlooker)} == set(cards("RCLIP"))


@pytest.mark.rule("CC-91")
def test_alone_the_cards_under_the_deck_stay_where_they_are() -> None:
    match = table(players=1, hands=["RC"], round_=4, deck="RRLCPPPPIRLI")
    assert {tuple(world["deck"][-4:]) for world in worlds(match, 0)} == {
        ("industry", "residence", "leisure", "industry")
    }
    tops = Counter(world["deck"][0] for world in worlds(match, 0))
    check_shares(tops, Counter(match.position()["deck"][:-4]))


@pytest.mark.rule("CC-91", "CC-11")
def test_to_an_onlooker_they_may_be_any_but_for_the_one_of_round_1() -> None:
    match = table(players=1, hands=["RC"], round_=4, deck="RRLCPPPPIRLI")
    of_round_1 = {world["deck"][-4] for world in worlds(match, None)}
    of_round_4 = {world["deck"][-1] for world in worlds(match, None)}
    assert of_round_1 == set(cards("RCIP"))
    assert of_round_4 == set(cards("RCLIP"))


@pytest.mark.rule("CC-91")
@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("number", range(1, 10))
def test_alone_a_world_of_each_round_could_have_come_about(viewer: int | None, number: int) -> None:
    match = tricity.new("card-city", players=1, seed=number)
    while match.view(None)["round"] < number:
        match.play(match.legal_moves()[-1])
    assert match.view(None)["phase"] == "keep"
    for world in worlds(match, viewer)[:20]:
        assert world["under"] == number - 1
        assert tricity.from_position(world).view(viewer) == match.view(viewer)
