"""CC-80: parking zones that touch at least three colours pay."""

import pytest

from support.card_city import draw, income


def meters(*rows: str, parking_meters: bool = True) -> object:
    facts = income(draw(*rows), parking_meters=parking_meters)
    assert facts["gold"] == 1 + facts["shops"] + facts["meters"]
    return facts["meters"]


@pytest.mark.rule("CC-80")
@pytest.mark.parametrize(
    ("rows", "gold"),
    [
        (("P", "T"), 0),
        (("P R", "T ."), 1),
        (("P C", "T ."), 1),
        (("P I", "T ."), 1),
        (("R P C", ". T ."), 2),
        ((". C .", "R P I", ". T ."), 3),
    ],
)
def test_the_town_hall_is_violet_and_red(rows: tuple[str, ...], gold: int) -> None:
    assert meters(*rows) == gold


@pytest.mark.rule("CC-80")
def test_a_colour_counts_once() -> None:
    assert meters("P L", "T .") == 0
    assert meters("C P C", ". T .") == 1


@pytest.mark.rule("CC-80")
def test_colours_without_the_town_hall() -> None:
    assert meters("C P R", ". L .", ". T .") == 1
    assert meters("C P R", "T . .") == 0
    assert meters(". I . .", "C P R .", ". L T .") == 2


@pytest.mark.rule("CC-80")
def test_a_zone_of_several_parkings_is_one_and_does_not_touch_itself() -> None:
    assert meters("R P P", ". T C") == 2
    assert meters("P P P", ". T .") == 0


@pytest.mark.rule("CC-80")
def test_every_zone_pays() -> None:
    assert meters("P T P", "C . R") == 2
    assert meters("P T P", "C . L") == 1


@pytest.mark.rule("CC-80")
def test_without_the_variant_parkings_pay_nothing() -> None:
    assert meters(". C .", "R P I", ". T .", parking_meters=False) == 0
