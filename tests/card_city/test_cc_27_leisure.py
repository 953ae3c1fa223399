"""CC-27: a leisure costs 5 gold."""

import pytest

from support.card_city import building, built, city_of, draw, refused, table


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize(("gold", "left"), [(5, 0), (12, 7)])
def test_five_gold_are_paid_when_it_is_placed(gold: int, left: int) -> None:
    match = table(hands=["LP", "R"], gold=gold)
    assert built(match, "build leisure e4") == draw("L", "T")
    assert [owner["gold"] for owner in match.view(None)["seats"]] == [left, gold]


@pytest.mark.rule("CC-27")
@pytest.mark.parametrize("card", list("RCIP"))
def test_other_cards_cost_nothing(card: str) -> None:
    match = table(hands=[f"{card}L", "R"], gold=0)
    match.play(match.legal_moves(0)[0], seat=0)
    assert match.view(None)["seats"][0]["gold"] == 0
    assert len(city_of(match).cards) == 2


@pytest.mark.rule("CC-27")
def test_who_cannot_pay_cannot_build() -> None:
    match = table(hands=["LP", "R"], gold=4)
    assert refused(match, "build leisure e4", seat=0) == ("CC-27", {"gold": 4, "price": 5})
    assert building("L", draw("T"), gold=4) == draw("T")


@pytest.mark.rule("CC-27", "CC-21")
def test_a_leisure_that_cannot_be_paid_is_discarded() -> None:
    match = table(hands=["L", "R"], gold=4)
    assert [str(move) for move in match.legal_moves(0)] == ["discard leisure"]
    match.play("discard leisure", seat=0)
    assert match.view(None)["seats"][0]["gold"] == 4
    assert city_of(match) == draw("T")
