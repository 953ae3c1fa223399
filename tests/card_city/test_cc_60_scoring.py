"""CC-60 to CC-63: residential districts, empty places, gold, and who wins."""

from collections.abc import Sequence

import pytest

import tricity
from support.card_city import WORTH, draw, one_district, table

EXAMPLE = draw(
    "R R P R P",
    "R L I L P",
    "P T P C I",
    "R C R L I",
    ". P R R .",
)


def sheet(*rows: str, gold: int = 0) -> tricity.Sheet:
    return table(draw(*rows), players=4, phase="over", gold=gold).scores()[0]


def points(of: tricity.Sheet) -> dict[str, int]:
    return {line.rule: line.points for line in of.lines}


@pytest.mark.rule("CC-60", "CC-61", "CC-62", "CC-63")
def test_the_example_of_a_final_score() -> None:
    (scored, *_) = table(EXAMPLE, players=4, phase="over", gold=36).scores()
    assert points(scored) == {"CC-60": 12 + 1 + 1, "CC-61": -2, "CC-62": 7, "CC-63": 0}
    assert scored.lines[0].facts == {"sizes": [3, 3, 1, 1]}
    assert (scored.total, scored.tiebreak) == (19, 1)
    assert scored.lines[3].facts == {"gold": 1}


@pytest.mark.rule("CC-60")
@pytest.mark.parametrize(("size", "expected"), WORTH.items())
def test_a_residential_district_is_worth_more_the_larger_it_is(size: int, expected: int) -> None:
    match = table(one_district("R", size), players=4, phase="over")
    assert points(match.scores()[0])["CC-60"] == expected


@pytest.mark.rule("CC-60")
def test_seven_residences_apart() -> None:
    apart = ("R P R P R", "P R P R P", "R P T P R", "P I I I P")
    assert points(sheet(*apart))["CC-60"] == 7


@pytest.mark.rule("CC-61")
@pytest.mark.parametrize(("rows", "empty"), [(("T",), 24), (("R C", "T ."), 22)])
def test_every_empty_place_of_the_square_costs_a_point(rows: Sequence[str], empty: int) -> None:
    scored = sheet(*rows)
    assert points(scored)["CC-61"] == -empty
    assert scored.lines[1].facts == {"empty": empty}


@pytest.mark.rule("CC-61")
def test_a_full_square_costs_nothing() -> None:
    full = ("P P P P P", "I L I L I", "P P T P P", "L C I C L", "P P P P P")
    assert points(sheet(*full))["CC-61"] == 0


@pytest.mark.rule("CC-62")
@pytest.mark.parametrize(("gold", "expected"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (137, 27)])
def test_every_five_gold_are_a_point(gold: int, expected: int) -> None:
    scored = sheet("T", gold=gold)
    assert points(scored)["CC-62"] == expected
    assert scored.tiebreak == gold % 5


@pytest.mark.rule("CC-63")
@pytest.mark.parametrize(
    ("gold", "ranks"),
    [
        ([10, 5, 0, 20], [2, 3, 4, 1]),
        ([11, 10, 10, 4], [1, 2, 2, 4]),
        ([14, 15, 11, 13], [2, 1, 4, 3]),
        ([7, 7, 7, 7], [1, 1, 1, 1]),
        ([9, 4, 4, 9], [1, 3, 3, 1]),
    ],
)
def test_ties_go_to_the_gold_left_over_and_then_are_shared(gold: list[int], ranks: list[int]) -> None:
    match = table(players=4, phase="over", gold=gold)
    assert match.over
    assert [scored.rank for scored in match.scores()] == ranks


@pytest.mark.rule("CC-63")
def test_gold_that_became_points_does_not_break_a_tie() -> None:
    """One point of residence against one of gold: equal, and the four gold left beat the ten that were converted."""
    match = table(draw("R", "T"), draw("P", "T"), phase="over", gold=[9, 10])
    one, other = match.scores()
    assert (one.total, other.total) == (-21, -21)
    assert (one.rank, other.rank) == (1, 2)


@pytest.mark.rule("CC-63")
def test_negative_scores_rank_as_well() -> None:
    match = table(draw("T"), draw("R", "T"), phase="over", gold=[4, 0])
    assert [scored.total for scored in match.scores()] == [-24, -22]
    assert [scored.rank for scored in match.scores()] == [2, 1]
    assert match.game.standing(match.state(), 0) < match.game.standing(match.state(), 1)
