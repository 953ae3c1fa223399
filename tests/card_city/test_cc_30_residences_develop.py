"""CC-30, CC-31, CC-32: districts, culture, and the residential districts that develop."""

import pytest

from support.card_city import check_development, developing, development, draw, refused, table


def sizes(*rows: str) -> list[int]:
    """Of the residential districts, as the score sheet tells them."""
    line = table(draw(*rows), players=4, phase="over").scores()[0].lines[0]
    assert line.rule == "CC-60"
    values: list[int] = line.facts["sizes"]
    return values


@pytest.mark.rule("CC-30")
def test_districts_are_connected_by_sides_not_by_corners() -> None:
    assert sizes(
        "R R . R .",
        "R T P P I",
        ". P R R .",
    ) == [3, 2, 1]


@pytest.mark.rule("CC-30")
def test_a_district_may_wind() -> None:
    assert sizes(
        "R R R . .",
        ". . R . .",
        "R R R . .",
        "R T P P I",
        ". . . . I",
    ) == [8]


@pytest.mark.rule("CC-30")
def test_a_district_has_one_type() -> None:
    assert sizes("R C R", "P T L", ". I .") == [1, 1]


@pytest.mark.rule("CC-31", "CC-32")
def test_a_residence_beside_the_town_hall_and_a_leisure_develops() -> None:
    check_development(
        ". r .",
        "r R L",
        ". T .",
    )


@pytest.mark.rule("CC-32")
@pytest.mark.parametrize(
    "rows",
    [
        ("R .", "T L"),
        ("L R .", ". C T"),
        ("R P", "T ."),
    ],
)
def test_with_one_culture_card_it_does_not(rows: tuple[str, ...]) -> None:
    drawn = draw(*rows)
    assert developing(drawn) == drawn


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize("other", ["P", "C"])
def test_other_cards_are_no_culture(other: str) -> None:
    drawn = draw(
        f"{other} R {other}",
        ". T .",
    )
    assert developing(drawn) == drawn


@pytest.mark.rule("CC-31", "CC-32")
def test_leisures_are_enough_without_the_town_hall() -> None:
    check_development(
        ". r . .",
        "L R L T",
        ". r . .",
    )


@pytest.mark.rule("CC-32")
def test_culture_counts_by_cards_not_by_districts() -> None:
    """Both leisures are of one district."""
    check_development(
        ". L L .",
        "I L R r",
        ". T P .",
    )


@pytest.mark.rule("CC-32")
def test_a_culture_card_that_touches_two_cards_of_the_district_counts_once() -> None:
    """The leisure in the bend, the other one and the town hall are three culture cards, and four would be needed."""
    check_development(
        "R R L I",
        "R L . .",
        "T . . .",
    )


@pytest.mark.rule("CC-32")
def test_a_district_of_two_needs_three_culture_cards() -> None:
    check_development(
        "R R L I",
        "T P . .",
    )
    check_development(
        ". r r . .",
        "r R R L .",
        ". T L I .",
    )


@pytest.mark.rule("CC-32")
def test_a_district_of_three_needs_four_culture_cards() -> None:
    check_development(
        ". I . . .",
        ". L . . .",
        ". R R R L",
        ". T . . .",
    )
    check_development(
        ". I L . .",
        ". L r r .",
        "r R R R L",
        ". T L r .",
    )


@pytest.mark.rule("CC-32")
def test_only_the_district_that_develops_gets_a_card() -> None:
    drawn, match = development(
        ". r . . .",
        "r R L R .",
        ". T P . .",
        ". I . . .",
    )
    beside_the_other = drawn.at("e2")
    facts = {"card": "residence", "at": beside_the_other}
    assert refused(match, f"develop residence {beside_the_other}") == ("CC-32", facts)
