"""CC-34: where a new card may go."""

import pytest

from support.card_city import built, check_development, developing, development, draw, refused, table


@pytest.mark.rule("CC-34")
def test_the_example_of_a_residence_that_joins_another() -> None:
    """It may go to two places; at one of them it makes a district of three. The city counts 7 of 10 cards then."""
    drawn, match = development(
        ". r . .",
        "L R r R",
        "I T P C",
    )
    assert built(match, f"develop residence {drawn.at('c2')}") == draw(
        "L R R R",
        "I T P C",
    )
    seat = match.view(None)["seats"][0]
    assert (seat["size"], seat["limit"]) == (7, 10)
    assert match.scores()[0].lines[0].facts == {"sizes": [3]}


@pytest.mark.rule("CC-34")
def test_a_new_commerce_may_join_others() -> None:
    drawn, match = development(
        ". c .",
        "R C R",
        "P c T",
        ". C I",
    )
    assert built(match, f"develop commerce {drawn.at('b3')}") == draw(
        "R C R",
        "P C T",
        ". C I",
    )


@pytest.mark.rule("CC-34", "CC-26")
def test_a_new_residence_does_not_touch_an_industry() -> None:
    drawn, match = development(
        ". r . .",
        "L R . I",
        ". T P P",
    )
    facts = {
        "card": "residence",
        "at": drawn.at("c2"),
        "other_card": "industry",
        "other_at": drawn.at("d2"),
    }
    assert refused(match, f"develop residence {drawn.at('c2')}") == ("CC-26", facts)


@pytest.mark.rule("CC-34")
def test_a_new_commerce_may_touch_an_industry() -> None:
    check_development(
        ". c I .",
        "R C P .",
        ". R T .",
    )


@pytest.mark.rule("CC-34", "CC-23")
def test_a_new_card_stays_in_the_square() -> None:
    _, match = development(
        ". . . . r",
        "I P P T R",
        ". . . . L",
    )
    assert refused(match, "develop residence g5") == ("CC-23", {"card": "residence", "at": "g5"})


@pytest.mark.rule("CC-34", "CC-24")
def test_at_the_limit_nothing_develops() -> None:
    five = draw(
        ". R L",
        "P T P",
    )
    assert developing(five, at_the_limit=True) == five
    ten = draw(
        ". R L P P",
        "P T P P P",
        "I P . . .",
    )
    assert developing(ten, at_the_limit=True) == ten
    commerces = draw(
        "R C R",
        "P T .",
    )
    assert developing(commerces, at_the_limit=True) == commerces


@pytest.mark.rule("CC-34", "CC-24")
def test_a_new_card_counts_towards_the_limit() -> None:
    """The residence touches three culture cards, so it would develop twice; the city takes one more card."""
    drawn = draw(
        ". r .",
        "L R L",
        ". T .",
    )
    match = table(drawn, players=2, phase="development")
    match.play(f"develop residence {drawn.at('b1')}")
    assert match.view(None)["phase"] != "development"


@pytest.mark.rule("CC-34", "CC-22")
def test_a_new_card_goes_to_an_empty_place() -> None:
    match = table(draw("R L", "T ."), players=2, phase="development")
    facts = {"case": "taken", "card": "residence", "at": "f4"}
    assert refused(match, "develop residence f4") == ("CC-22", facts)
    facts = {"case": "apart", "card": "residence", "at": "a1"}
    assert refused(match, "develop residence a1") == ("CC-22", facts)
