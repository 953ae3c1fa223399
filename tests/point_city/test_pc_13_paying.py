"""What a building costs, and what pays for it (PC-13 to PC-15)."""

import pytest

from support.point_city import find, legal, play, producing, refused, table
from tricity import words

REST = ("c e n l", "c e n l", "c e n l")
FACTORY = find("resource", economy=3, energy=2)
"""Tier 2, two points."""


@pytest.mark.rule("PC-13")
def test_a_building_is_taken_only_if_it_is_paid() -> None:
    assert "take a1 b1" in legal(table("0 c n l", *REST, stock=["e l"]))
    assert "take a1 b1" not in legal(table("0 c n l", *REST, stock=["e e n i"]))


@pytest.mark.rule("PC-13")
def test_a_refusal_tells_the_cost_and_what_is_missing() -> None:
    match = table(f"{FACTORY} c n l", *REST, stock=["e * i"])
    rule, facts = refused(match, "take a1 b1")
    assert (rule, facts) == (
        "PC-13",
        {
            "cost_resources": ["economy", "economy", "economy", "energy", "energy"],
            "missing_resources": ["economy", "economy", "energy", "energy"],
            "ingenuity": 1,
        },
    )
    assert words(match.refusal("take a1 b1") or "") == (
        "You can’t afford this yet. Cost: 3 × economy, 2 × energy. Missing: 2 × economy, 2 × energy. "
        "One ingenuity card is not enough to make up the difference."
    )


@pytest.mark.rule("PC-13")
def test_two_buildings_cost_both_together() -> None:
    # Card 0 costs economy and ecology, card 12 community and economy.
    match = table("0 12 n l", *REST, stock=["e l c"])
    assert "take a1 a2" in legal(match)
    assert "take b1 b2" in legal(match)
    rule, facts = refused(match, "take a1 b1")
    assert rule == "PC-13"
    assert facts["cost_resources"] == ["community", "economy", "economy", "ecology"]
    assert facts["missing_resources"] == ["economy"]
    assert "take a1 b1" in legal(table("0 12 n l", *REST, stock=["e l c *"]))


@pytest.mark.rule("PC-13")
def test_the_building_goes_to_the_city_and_the_cards_are_discarded() -> None:
    match = table("0 c n l", *REST, stock=["e l n"])
    before = match.view(None)["discarded"]
    events = play(match, "take a1 b1")
    view = match.view(None)
    assert [building["card"] for building in view["seats"][0]["city"]] == [0]
    assert view["seats"][0]["stock"] == {"community": 1, "energy": 1}
    assert sum(view["discarded"].values()) == sum(before.values()) + 2
    (paid,) = (facts for kind, facts in events if kind == "pc-paid")
    assert paid == {
        "seat": 0,
        "buildings": ["atm"],
        "cost_resources": ["economy", "ecology"],
        "resources": ["economy", "ecology"],
        "count": 2,
    }


@pytest.mark.rule("PC-14")
def test_permanent_resources_pay_turn_after_turn() -> None:
    city = [*producing("economy"), *producing("ecology")]
    match = table("0 c n l", *REST, city=[city], stock=["n"])
    (paid,) = (facts for kind, facts in play(match, "take a1 b1") if kind == "pc-paid")
    assert (paid["resources"], paid["count"]) == ([], 0)
    assert match.view(None)["seats"][0]["stock"] == {"community": 1, "energy": 1}
    assert match.view(None)["seats"][0]["permanent"] == {"economy": 1, "energy": 1, "ecology": 1}


@pytest.mark.rule("PC-14")
def test_a_permanent_resource_pays_once_over_both_buildings() -> None:
    # Cards 0 and 12 cost an economy each, besides ecology and community.
    match = table("0 12 n l", *REST, city=[producing("economy")], stock=["l c"])
    assert refused(match, "take a1 b1")[1]["missing_resources"] == ["economy"]
    match = table("0 12 n l", *REST, city=[producing("economy", 2)], stock=["l c"])
    match.play("take a1 b1")
    assert match.view(None)["seats"][0]["stock"] == {}


@pytest.mark.rule("PC-14")
def test_a_double_card_is_split_over_two_buildings() -> None:
    match = table("0 12 n l", *REST, stock=["ee l c"])
    match.play("take a1 b1")
    view = match.view(None)["seats"][0]
    assert view["stock"] == {}
    assert [building["card"] for building in view["city"]] == [0, 12]


@pytest.mark.rule("PC-14")
def test_a_double_card_gives_no_change() -> None:
    match = table("0 c n l", *REST, stock=["ee ll"])
    match.play("take a1 b1")
    assert match.view(None)["seats"][0]["stock"] == {"community": 1}


@pytest.mark.rule("PC-14")
def test_ingenuity_pays_one_of_anything() -> None:
    match = table(f"{FACTORY} c n l", *REST, stock=["* * * n e"])
    match.play("take a1 b1")
    assert match.view(None)["seats"][0]["stock"] == {"community": 1}
    match = table(f"{FACTORY} c n l", *REST, stock=["* * n e"])
    assert refused(match, "take a1 b1")[1]["ingenuity"] == 2


@pytest.mark.rule("PC-14")
def test_a_payment_comes_from_the_stock() -> None:
    match = table("0 c n l", *REST, stock=["e ee l"])
    match.play("take a1 b1")
    assert refused(match, "pay economy ingenuity") == ("PC-14", {"resources": ["ingenuity"]})
    assert refused(match, "pay 2economy 2ecology") == ("PC-14", {"resources": ["2ecology"]})


@pytest.mark.rule("PC-13")
def test_a_payment_must_be_enough() -> None:
    match = table("0 c n l", *REST, stock=["e ee l"])
    match.play("take a1 b1")
    rule, facts = refused(match, "pay 2economy")
    assert (rule, facts["missing_resources"], facts["ingenuity"]) == ("PC-13", ["ecology"], 0)


@pytest.mark.rule("PC-15")
def test_a_building_of_this_turn_does_not_pay_for_the_other() -> None:
    # Card 2, a newsstand, produces economy, which card 0 beside it costs.
    match = table("2 0 n l", *REST, stock=["c n l"])
    assert "take a1 a2" in legal(match)
    assert refused(match, "take a1 b1")[1]["missing_resources"] == ["economy"]


@pytest.mark.rule("PC-15")
def test_it_pays_from_the_next_turn_on() -> None:
    match = table("2 0 n l", "c e n l", "c 12 n l", "c e n l", stock=["c n l", "*"], round_=14)
    match.play("take a1 a2")
    assert match.view(None)["seats"][0]["permanent"] == {"economy": 1}
    match.play("draw")
    match.play("take b3 c3")
    # Card 12 costs community, paid by the card from a2, and economy, which the newsstand gives.
    assert match.view(None)["seats"][0]["permanent"] == {"economy": 1, "ecology": 1}
    assert "community" not in match.view(None)["seats"][0]["stock"]
