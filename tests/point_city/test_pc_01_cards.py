"""The box (PC-01 to PC-03): the numbers of the cards, and that no resource is favoured."""

from collections import Counter

import pytest

import tricity
from support.point_city import CARDS, RESOURCES, cost, table, tier

Profile = tuple[int, ...]


def profile(card: int) -> Profile:
    """How a cost is made up, whatever the resources: (2, 1) is two of one and one of another."""
    return tuple(sorted(cost(card).values(), reverse=True))


@pytest.mark.rule("PC-01")
def test_160_cards_in_three_tiers() -> None:
    assert [int(row["id"]) for row in CARDS] == list(range(160))
    assert Counter(row["tier"] for row in CARDS) == {"1": 65, "2": 50, "3": 45}
    assert [row["tier"] for row in CARDS] == sorted(row["tier"] for row in CARDS)


@pytest.mark.rule("PC-01")
def test_no_two_cards_are_the_same() -> None:
    assert len({tuple(value for name, value in row.items() if name != "id") for row in CARDS}) == 160


@pytest.mark.rule("PC-01")
def test_everybody_knows_the_tiers() -> None:
    match = table("c e n l", "66 14 15 cc", "c e n l", "i * i i", city=[[0], [129]], players=2)
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert [view["market"][at]["tier"] for at in ("a1", "a2", "b2", "d2", "b4")] == [1, 2, 1, 2, 2]
        assert [owner["city"][0]["tier"] for owner in view["seats"]] == [1, 3]
        assert view["deck"]["tiers"] == [0, 0, 6]


@pytest.mark.rule("PC-02")
def test_how_many_cards_show_each_resource() -> None:
    shown = Counter((tier(card), row["resource"]) for card, row in enumerate(CARDS))
    assert {shown[1, name] for name in RESOURCES} == {13}
    assert {shown[2, name] for name in RESOURCES} == {6}
    assert {shown[3, name] for name in RESOURCES} == {5}
    assert [shown[number, "ingenuity"] for number in (1, 2, 3)] == [0, 20, 20]


@pytest.mark.rule("PC-02")
def test_tiers_2_and_3_show_two_symbols_but_for_ingenuity() -> None:
    for row in CARDS:
        single = row["tier"] == "1" or row["resource"] == "ingenuity"
        assert row["resource_amount"] == ("1" if single else "2")


@pytest.mark.rule("PC-03")
def test_what_buildings_bring_and_cost() -> None:
    kinds: Counter[tuple[int, str, int, Profile]] = Counter()
    for card, row in enumerate(CARDS):
        kinds[tier(card), row["building_kind"], int(row["points"]), profile(card)] += 1
    assert kinds == {
        (1, "resource", 0, (1, 1)): 30,
        (1, "resource", 1, (2,)): 10,
        (1, "resource", 2, (2, 1)): 10,
        (1, "points", 4, (1, 1)): 5,
        (1, "civic", 0, (3,)): 10,
        (2, "resource", 0, (2, 1)): 10,
        (2, "resource", 1, (2, 2)): 10,
        (2, "resource", 2, (3, 2)): 10,
        (2, "points", 4, (2, 1)): 5,
        (2, "points", 5, (2, 2)): 5,
        (2, "civic", 0, (4,)): 10,
        (3, "resource", 1, (2, 2)): 5,
        (3, "resource", 2, (3, 2)): 10,
        (3, "resource", 3, (3, 3)): 5,
        (3, "points", 4, (2, 2)): 5,
        (3, "points", 5, (3, 2)): 5,
        (3, "points", 7, (4, 3)): 5,
        (3, "civic", 0, (5,)): 10,
    }


@pytest.mark.rule("PC-03")
def test_no_resource_is_favoured() -> None:
    for number in (1, 2, 3):
        produced = Counter(row["produces"] for row in CARDS if row["tier"] == str(number) and row["produces"])
        asked: Counter[str] = Counter()
        for card in range(160):
            if tier(card) == number:
                asked.update(cost(card))
        assert set(produced) == set(asked) == set(RESOURCES)
        assert len(set(produced.values())) == 1
        assert len(set(asked.values())) == 1


@pytest.mark.rule("PC-03")
def test_a_building_brings_one_of_three_things() -> None:
    for row in CARDS:
        assert (row["produces"] != "") == (row["building_kind"] == "resource")
        assert row["building_kind"] != "civic" or row["points"] == "0"
        assert row["building_kind"] != "points" or row["points"] != "0"
        # It produces what its other side shows, and never what it costs.
        assert row["produces"] in ("", row["resource"])
        assert row["produces"] not in cost(int(row["id"]))


@pytest.mark.rule("PC-03")
def test_the_view_tells_a_building_whole() -> None:
    match = table("13 e n l", "c 55 l i", "c 7 n l", "c e n l", city=[[36]])
    market = match.view(0)["market"]
    assert market["a1"]["building"] == {
        "card": 13,
        "tier": 1,
        "resource": "ecology",
        "building": "playground",
        "kind": "resource",
        "produces": "ecology",
        "points": 2,
        "cost": {"community": 1, "energy": 2},
    }
    assert market["b2"]["building"]["kind"] == "points"
    assert market["b3"]["building"]["kind"] == "civic"
    assert market["b3"]["building"]["produces"] is None
    assert match.view(0)["seats"][0]["permanent"] == {"industry": 1}
    assert tricity.words("building-playground", "fr") == "aire de jeux"
