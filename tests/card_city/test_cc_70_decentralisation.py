"""CC-70 to CC-72: zones with all colours, the town hall off the centre, scattered industry."""

from collections.abc import Sequence

import pytest

import tricity
from support.card_city import draw, table

RICH = {
    "commerce": (
        ". P . .",
        "R C I .",
        ". T . .",
    ),
    "parking": (
        ". C . .",
        "R P I .",
        ". T . .",
    ),
    "leisure": (
        ". C P .",
        "R L L I",
        ". T . .",
    ),
    "residence": (
        "P R C",
        ". T .",
    ),
    "industry": (
        "P I C",
        ". T .",
    ),
}
"""For each kind a zone that touches every colour asked of it."""


def line(rule: str, *rows: str) -> tricity.Line:
    (scored, *_) = table(draw(*rows), players=4, phase="over", decentralisation=True).scores()
    (scored_line,) = (line for line in scored.lines if line.rule == rule)
    return scored_line


@pytest.mark.rule("CC-70", "CC-71", "CC-72")
def test_the_example() -> None:
    city = draw(
        "I P P C I",
        ". C R . .",
        ". R R . .",
        ". T . . .",
        ". P I . .",
    )
    (scored, *_) = table(city, players=4, phase="over", decentralisation=True).scores()
    points = {line.rule: line.points for line in scored.lines}
    assert (points["CC-70"], points["CC-71"], points["CC-72"]) == (5, 4, 6)
    (plain, *_) = table(city, players=4, phase="over").scores()
    assert scored.total == plain.total + 15


@pytest.mark.rule("CC-70", "CC-71", "CC-72")
def test_without_the_variant_there_are_no_such_lines() -> None:
    (scored, *_) = table(draw(*RICH["commerce"]), players=4, phase="over").scores()
    assert [line.rule for line in scored.lines] == ["CC-60", "CC-61", "CC-62", "CC-63"]


@pytest.mark.rule("CC-70")
@pytest.mark.parametrize("kind", list(RICH))
def test_a_zone_that_touches_every_colour_asked_of_it(kind: str) -> None:
    scored = line("CC-70", *RICH[kind])
    assert (scored.points, scored.facts) == (5, {"count": 1, "cards": [kind]})


def _lacking() -> list[tuple[str, str, list[str]]]:
    """Every rich zone with one neighbour taken away. An industry comes back elsewhere, for the city limit."""
    cases = []
    for kind, rows in RICH.items():
        signs = {"commerce": "C", "parking": "P", "leisure": "L", "residence": "R", "industry": "I"}
        for letter in "RCIP":
            without = [row.replace(letter, ".") for row in rows]
            if letter != signs[kind] and without != list(rows):
                cases.append((kind, letter, [". I . .", *without] if letter == "I" else without))
    return cases


@pytest.mark.rule("CC-70")
@pytest.mark.parametrize(("kind", "letter", "rows"), _lacking())
def test_one_colour_less_and_it_is_worth_nothing(kind: str, letter: str, rows: list[str]) -> None:
    assert line("CC-70", *rows).points == 0


@pytest.mark.rule("CC-70")
@pytest.mark.parametrize("kind", ["commerce", "parking", "residence", "industry"])
def test_the_town_hall_is_violet_which_a_leisure_is_not(kind: str) -> None:
    rows = [row.replace("T", "L") for row in RICH[kind]]
    assert line("CC-70", *rows, ". T . .").points == 0


@pytest.mark.rule("CC-70")
def test_the_town_hall_is_red_and_violet_to_a_zone_without_leisures() -> None:
    assert line("CC-70", "P R C", ". T .").points == 5


@pytest.mark.rule("CC-70")
def test_a_zone_touches_by_any_of_its_cards() -> None:
    assert line("CC-70", "P R .", ". R C", ". T .").points == 5


@pytest.mark.rule("CC-70")
def test_a_zone_counts_once_however_large() -> None:
    scored = line("CC-70", ". . P . .", ". R C I .", ". . C I .", ". R T P .")
    assert (scored.points, scored.facts["cards"]) == (5, ["commerce"])


@pytest.mark.rule("CC-70")
def test_every_such_zone_counts() -> None:
    scored = line("CC-70", "P R C", ". T .", "P I C")
    assert (scored.points, scored.facts) == (10, {"count": 2, "cards": ["residence", "industry"]})


HALLS: list[tuple[Sequence[str], int]] = [
    (("P P P P P", "P . . . P", "P P T P P", "P I . I P", "P I . . P"), 0),
    (("P P P P P", "P . . . P", "P T P P P", "P I . I P", "P I . . P"), 1),
    (("P P P P P", "P T . . P", "P P P P P", "P I . I P", "P I . . P"), 2),
    (("T P P P P", "P . . . P", "P P P P P", "P I . I P", "P I . . P"), 4),
    (("P P P P P", "P . . . P", "P P P P P", "P I . I P", "P I . . T"), 4),
]


@pytest.mark.rule("CC-71")
@pytest.mark.parametrize(("rows", "steps"), HALLS)
def test_two_points_for_each_step_from_the_centre(rows: Sequence[str], steps: int) -> None:
    scored = line("CC-71", *rows)
    assert (scored.points, scored.facts) == (2 * steps, {"steps": steps})


@pytest.mark.rule("CC-71")
@pytest.mark.parametrize(
    ("row", "steps"),
    [
        ("T", 2),
        ("T P", 2),
        ("P T", 2),
        ("P T P", 1),
        ("T P P", 2),
        ("P P T", 2),
        ("P T P P", 1),
        ("P P T P", 1),
        ("T P P P", 2),
        ("P P P T", 2),
        ("P P T P P", 0),
        ("P T P P P", 1),
        ("P P P P T", 2),
    ],
)
def test_in_a_narrow_city_the_square_is_laid_to_the_players_advantage(row: str, steps: int) -> None:
    """The other direction, in which the city is one wide, gives two steps."""
    assert line("CC-71", row).facts == {"steps": steps + 2}
    assert line("CC-71", *row.split()).facts == {"steps": 2 + steps}


@pytest.mark.rule("CC-72")
@pytest.mark.parametrize(
    ("rows", "zones", "points"),
    [
        (("T",), 0, 0),
        (("I T",), 1, 0),
        (("I T I",), 2, 3),
        (("I T I", ". I ."), 3, 6),
        (("I I .", "I T I"), 2, 3),
        (("I T I", "I I ."), 2, 3),
        ((". I .", "I T I", ". I ."), 4, 9),
    ],
)
def test_industrial_zones(rows: Sequence[str], zones: int, points: int) -> None:
    scored = line("CC-72", *rows)
    assert (scored.points, scored.facts) == (points, {"zones": zones})
