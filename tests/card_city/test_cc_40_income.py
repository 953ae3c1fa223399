"""CC-40 and CC-41: salary and commerces."""

import pytest

from support.card_city import draw, income, table


@pytest.mark.rule("CC-40")
def test_a_city_without_commerces_gets_its_salary() -> None:
    assert income(draw("R L", "T P")) == {"seat": 0, "gold": 1, "shops": 0, "meters": 0}


@pytest.mark.rule("CC-41")
@pytest.mark.parametrize(("size", "gold"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_commercial_district_pays_by_its_size(size: int, gold: int) -> None:
    facts = income(draw("C " * size + ". " * (4 - size), "T . . ."))
    assert (facts["shops"], facts["gold"]) == (gold, 1 + gold)


@pytest.mark.rule("CC-41")
def test_a_great_district() -> None:
    assert income(draw("C C C C C", "C I T I C", "C . . . .", "C . . . .")) == {
        "seat": 0,
        "gold": 1 + 45,
        "shops": 45,
        "meters": 0,
    }


@pytest.mark.rule("CC-40", "CC-41")
def test_the_example_of_two_single_commerces_and_a_double_one() -> None:
    facts = income(draw("C R C C .", ". T I P C"))
    assert facts["shops"] == 2 + 3
    assert facts["gold"] == 6


@pytest.mark.rule("CC-40", "CC-41")
def test_everybody_gets_their_own_after_all_have_developed() -> None:
    """The first player's commerce develops and pays for its new size; the others are paid in the same phase."""
    cities = [draw("R C R", ". T ."), draw("C", "T"), draw("T")]
    match = table(*cities, phase="development", gold=[0, 1, 2])
    events = match.play("develop commerce e3")
    paid = [(event.facts["seat"], event.facts["gold"]) for event in events if event.kind == "cc-income"]
    assert paid == [(0, 4), (1, 2), (2, 1)]
    assert [owner["gold"] for owner in match.view(None)["seats"]] == [4, 3, 3]
