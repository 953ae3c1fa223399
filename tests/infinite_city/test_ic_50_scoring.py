"""IC-17, IC-50 to IC-54: groups, bonus points, silver tiles, ties; and the example of the rulebook."""

import pytest

from support.infinite_city import Drawing, draw, joined, table
from tricity import Sheet


def sheets(city: Drawing, players: int = 2) -> tuple[Sheet, ...]:
    return table(city, players=players).scores()


def points(city: Drawing, rule: str, players: int = 2) -> list[int]:
    return [next(line.points for line in sheet.lines if line.rule == rule) for sheet in sheets(city, players)]


@pytest.mark.rule("IC-50", "IC-51", "IC-52", "IC-53", "IC-54")
def test_the_example_of_the_rulebook() -> None:
    """Abe (A): 8 in groups, the police HQ, one silver tile. Betty (B): 3, three bonus points, two silver tiles."""
    city = draw(
        "Hs:A Em:A Co:A .     .    Tr:B",
        "Gu:A .    .    .     Pw:B Of:B",
        "Ba:A Fa:A Ho:A Pq:AB .    .   ",
        ".    .    #Li  .     .    Pw:B",
    )
    abe, betty = sheets(city)
    assert [line.points for line in abe.lines] == [8, 1, 0, 0]
    assert [line.points for line in betty.lines] == [3, 3, 2, 0]
    assert (abe.total, betty.total) == (9, 8)
    assert (abe.rank, betty.rank) == (1, 2)


@pytest.mark.rule("IC-50")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["Hs:A Em:A"], 0),
        (["Hs:A Em:A Gu:A"], 3),
        (["Hs:A . Gu:A", ". Em:A ."], 0),
        (["Hs:A Em:A .", ". Fa:A Gu:A"], 4),
        (["Hs:A Em:A Fa:A . Gu:A Ar:A Ba:A"], 6),
        (["Hs:A Em:A Fa:A . Gu:A Ar:A"], 3),
        (["Hs:A Em:A Fa:A", "Gu:A . Ar:A", "Ba:A Li:A Of:A"], 8),
        (["Hs:A Em:B Fa:A"], 0),
        (["Hs:AA Em:AB Fa:ABB"], 3),
    ],
)
def test_groups_of_three_or_more_score_a_point_a_tile(rows: list[str], expected: int) -> None:
    assert points(draw(*rows), "IC-50")[0] == expected


@pytest.mark.rule("IC-17", "IC-53")
def test_a_tile_with_tokens_of_several_counts_in_full_for_each() -> None:
    city = draw("Hs:AB Em:AABBB Pw:BA")
    assert points(city, "IC-50") == [3, 3]
    assert points(city, "IC-51") == [1, 1]
    assert points(city, "IC-52") == [1, 1]


@pytest.mark.rule("IC-51")
def test_bonus_points_of_controlled_tiles_once_each() -> None:
    assert points(draw("Pw:AA Pq:AB Co:A Pw"), "IC-51") == [2, 1]


@pytest.mark.rule("IC-52")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("Co:A Pw:B Co:B", [0, 2, 0]),
        ("Co:A Pw:B Hs:C", [1, 1, 0]),
        ("Co:ABC Pw:ABC", [2, 2, 2]),
        ("Hs:A Em:B", [0, 0, 0]),
    ],
)
def test_who_controls_most_silver_tiles_scores_them_and_all_who_tie(row: str, expected: list[int]) -> None:
    assert points(draw(row), "IC-52", players=3) == expected


@pytest.mark.rule("IC-54")
def test_a_tie_goes_to_the_larger_group_of_whatever_size() -> None:
    far = draw("Gu:B Ar:B", at="10,0")
    first, second = sheets(joined(draw("Hs:A . Em:A"), far))
    assert first.total == second.total == 0
    assert (first.rank, second.rank) == (2, 1)
    assert second.tiebreak == 2


@pytest.mark.rule("IC-54")
def test_a_place_is_shared_when_that_is_equal_too() -> None:
    far = draw("Gu:B Ar:B", at="10,0")
    first, second = sheets(joined(draw("Hs:A Em:A"), far))
    assert (first.rank, second.rank) == (1, 1)


@pytest.mark.rule("IC-50")
def test_face_down_tiles_belong_to_nobody() -> None:
    (line, *_) = sheets(draw("Hs:A #Em Fa:A"))[0].lines
    assert (line.points, line.facts["sizes"]) == (0, [])
