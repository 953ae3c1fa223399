"""CC-22 and CC-23: a card touches the city, and the city fits in a square that floats until it cannot."""

from collections.abc import Sequence

import pytest

from support.card_city import Drawing, building, built, check_building, draw, refused, table


@pytest.mark.rule("CC-22")
def test_the_first_card_goes_beside_the_town_hall() -> None:
    check_building(
        "P",
        ". x .",
        "x T x",
        ". x .",
    )


@pytest.mark.rule("CC-22")
def test_corners_do_not_touch() -> None:
    check_building(
        "P",
        ". x x .",
        "x T P x",
        ". x x .",
    )


@pytest.mark.rule("CC-22")
def test_a_hole_in_the_city_is_a_place() -> None:
    check_building(
        "P",
        ". x x x .",
        "x P P P x",
        "x I x T x",
        "x P P P x",
        ". x x x .",
    )


@pytest.mark.rule("CC-22")
@pytest.mark.parametrize("cell", ["e5", "e4"])
def test_a_taken_place(cell: str) -> None:
    match = table(draw("C", "T"), hands=["P"], players=2)
    facts = {"case": "taken", "card": "parking", "at": cell}
    assert refused(match, f"build parking {cell}", seat=0) == ("CC-22", facts)


@pytest.mark.rule("CC-22")
@pytest.mark.parametrize("cell", ["d3", "f6", "g5", "a1", "i9", "e2", "e8"])
def test_a_place_apart(cell: str) -> None:
    match = table(draw("C", "T"), hands=["P"], players=2)
    facts = {"case": "apart", "card": "parking", "at": cell}
    assert refused(match, f"build parking {cell}", seat=0) == ("CC-22", facts)


@pytest.mark.rule("CC-22")
@pytest.mark.parametrize(
    ("city", "cell"),
    [
        (draw("T P P P P"), "a6"),
        (draw("P P P P T"), "i4"),
    ],
)
def test_the_edges_of_the_sheet_do_not_touch_each_other(city: Drawing, cell: str) -> None:
    """Behind the last cell of a row comes the first one of the next, but no side is shared."""
    match = table(city, hands=["I"], players=2)
    assert refused(match, f"build industry {cell}", seat=0) == (
        "CC-22",
        {"case": "apart", "card": "industry", "at": cell},
    )


WIDE: Sequence[Drawing] = [
    draw(
        ". x x x x .",
        "x P P P T x",
        ". x x x x .",
    ),
    draw(
        ". x x x x .",
        "x P T P P x",
        ". x x x x .",
    ),
    draw(
        "x x x x x",
        "P P P P T",
        "x x x x x",
    ),
    draw(
        "x x x x x",
        "T P P P P",
        "x x x x x",
    ),
    draw(
        "x x x x x",
        "P T P P P",
        "x x x x x",
    ),
]


def turned(drawn: Drawing) -> Drawing:
    """The same city with columns and rows exchanged."""

    def other(cell: str) -> str:
        return f"{'abcdefghi'[int(cell[1]) - 1]}{'abcdefghi'.index(cell[0]) + 1}"

    return Drawing(
        {other(cell): card for cell, card in drawn.cards.items()},
        {other(cell): mark for cell, mark in drawn.marks.items()},
    )


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("drawn", [*WIDE, *map(turned, WIDE)], ids=repr)
def test_the_square_floats_until_the_city_is_five_wide_or_high(drawn: Drawing) -> None:
    assert building("I", drawn) == drawn


@pytest.mark.rule("CC-23")
def test_each_direction_is_fixed_by_itself() -> None:
    check_building(
        "P",
        "x x x x x",
        "P P P P T",
        "x x x x I",
        ". . . . x",
    )


@pytest.mark.rule("CC-23")
def test_in_a_full_width_and_height_only_holes_are_left() -> None:
    check_building(
        "P",
        "P x . . .",
        "P x . . .",
        "P x x x x",
        "I I T P P",
        "P x x x x",
    )


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize(
    ("city", "cell"),
    [
        (draw("P P P P T"), "f5"),
        (draw("T P P P P"), "d5"),
        (draw("T", "P", "P", "P", "P"), "e4"),
        (draw("P", "P", "P", "P", "T"), "e6"),
        (draw("P P T P P"), "h5"),
    ],
)
def test_beyond_the_square(city: Drawing, cell: str) -> None:
    match = table(city, hands=["I"], players=2)
    assert refused(match, f"build industry {cell}", seat=0) == ("CC-23", {"card": "industry", "at": cell})


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        (draw("P", "P", "P", "T"), "build parking e1", draw("P", "P", "P", "P", "T")),
        (draw("T", "P", "P", "P"), "build parking e9", draw("T", "P", "P", "P", "P")),
        (draw("P P P T"), "build parking a5", draw("P P P P T")),
        (draw("T P P P"), "build parking i5", draw("T P P P P")),
    ],
)
def test_the_city_grows_to_the_edges_of_the_sheet(before: Drawing, move: str, after: Drawing) -> None:
    assert built(table(before, hands=["P"], players=2), move) == after


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("corner", ["a1", "i1", "a9", "i9"])
def test_the_city_grows_to_the_corners_of_the_sheet(corner: str) -> None:
    """Along the hall's row to the edge, then along the edge: the corner is the ninth card."""
    column, row = corner[0], corner[1]
    across = "abcd" if column == "a" else "fghi"
    along = "1234" if row == "1" else "6789"
    city = {"e5": "town-hall"}
    city |= {f"{letter}5": "industry" for letter in across} | {f"{column}{number}": "parking" for number in along}
    del city[corner]
    match = table(Drawing(city), hands=["PP"], players=2)
    after = built(match, f"build parking {corner}")
    assert after == Drawing({**city, corner: "parking"})
    beyond = f"{column}{'6' if row == '1' else '4'}"
    assert refused(match, f"build parking {beyond}", seat=0) == ("CC-23", {"card": "parking", "at": beyond})


@pytest.mark.rule("CC-22", "CC-23")
def test_a_city_that_grows_upwards_keeps_all_its_cards_in_place() -> None:
    match = table(draw("R C", "T I"), hands=["LP"], players=2, gold=5)
    city = built(match, "build leisure e3", "build parking e2")
    assert city == draw(
        "P .",
        "L .",
        "R C",
        "T I",
    )
    assert match.view(None)["seats"][0]["city"] == city.cards


@pytest.mark.rule("CC-23")
def test_the_view_names_the_places_that_the_square_leaves() -> None:
    drawn = draw(
        "x x x x x",
        "P P P P T",
        "x x x x x",
    )
    match = table(Drawing(drawn.cards), hands=["R"], players=2)
    assert set(match.view(None)["seats"][0]["square"]) == set(drawn.marks)
