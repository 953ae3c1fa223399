"""CC-33: the commercial districts that develop."""

import pytest

from support.card_city import built, check_development, developing, draw, refused, table


@pytest.mark.rule("CC-33")
def test_a_commerce_between_two_districts_develops() -> None:
    check_development(
        ". c .",
        "R C R",
        ". T .",
    )


@pytest.mark.rule("CC-33")
def test_it_may_develop_on_either_of_its_free_sides_as_in_the_rulebook() -> None:
    check_development(
        ". . c .",
        "T R C R",
        ". . c .",
    )


@pytest.mark.rule("CC-33")
def test_a_commerce_beside_two_residences_of_one_district_does_not() -> None:
    check_development(
        "R R . .",
        "R C P I",
        ". T . .",
    )


@pytest.mark.rule("CC-33")
def test_a_commerce_beside_one_residence_does_not() -> None:
    drawn = draw("R C .", ". T I")
    assert developing(drawn) == drawn


@pytest.mark.rule("CC-33")
def test_two_commerces_need_three_residential_districts() -> None:
    check_development(
        ". I . .",
        ". P . .",
        "R C C R",
        ". T . .",
    )
    check_development(
        ". I . .",
        ". P R .",
        "R C C R",
        ". T c .",
    )


@pytest.mark.rule("CC-33")
def test_a_district_that_touches_both_cards_counts_once() -> None:
    check_development(
        "R C R",
        "R C P",
        ". T I",
    )


@pytest.mark.rule("CC-33")
def test_other_cards_do_not_count() -> None:
    drawn = draw("L C P", "I T .")
    assert developing(drawn) == drawn


@pytest.mark.rule("CC-33")
def test_a_commerce_from_the_reserve_is_placed() -> None:
    match = table(draw("R C R", ". T ."), players=2, phase="development")
    before = match.view(None)["reserve"]
    (event, *_) = match.play("develop commerce e3")
    assert (event.kind, event.facts) == ("cc-developed", {"seat": 0, "card": "commerce", "at": "e3"})
    assert built(match) == draw(
        ". C .",
        "R C R",
        ". T .",
    )
    assert match.view(None)["reserve"] == {**before, "commerce": before["commerce"] - 1}


@pytest.mark.rule("CC-33")
def test_a_place_beside_no_such_district() -> None:
    match = table(draw("R C R", ". T ."), players=2, phase="development")
    assert refused(match, "develop commerce e6") == ("CC-33", {"card": "commerce", "at": "e6"})
    assert refused(match, "develop residence e6") == ("CC-32", {"card": "residence", "at": "e6"})
