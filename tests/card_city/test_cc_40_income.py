"""CC-40 and CC-41: salary and commerces."""

import pytest

from support.card_city import WORTH, draw, income, one_district, table


@pytest.mark.rule("CC-40")
def test_a_city_without_commerces_gets_its_salary() -> None:
    facts = {"seat": 0, "gold": 1, "shops": 0, "meters": 0, "cells": [], "payments": []}
    assert income(draw("R L", "T P")) == facts


@pytest.mark.rule("CC-41")
@pytest.mark.parametrize(("size", "gold"), WORTH.items())
def test_a_commercial_district_pays_by_its_size(size: int, gold: int) -> None:
    facts = income(one_district("C", size))
    assert (facts["shops"], facts["gold"]) == (gold, 1 + gold)


@pytest.mark.rule("CC-40", "CC-41")
def test_the_example_of_two_single_commerces_and_a_double_one() -> None:
    facts = income(draw("C R C C .", ". T I P C"))
    assert facts["shops"] == 2 + 3
    assert facts["gold"] == 6
    assert dict(zip(facts["cells"], facts["payments"], strict=True)) == {"d4": 1, "f4": 3, "h5": 1}


@pytest.mark.rule("CC-40", "CC-41")
def test_everybody_gets_their_own_after_all_have_developed() -> None:
    """The first player's commerce develops and pays for its new size; the others are paid in the same phase."""
    cities = [draw("R C R", ". T ."), draw("C", "T"), draw("T")]
    match = table(*cities, phase="development", gold=[0, 1, 2])
    events = match.play("develop commerce e3")
    paid = [(event.facts["seat"], event.facts["gold"]) for event in events if event.kind == "cc-income"]
    assert paid == [(0, 4), (1, 2), (2, 1)]
    assert [owner["gold"] for owner in match.view(None)["seats"]] == [4, 3, 3]
