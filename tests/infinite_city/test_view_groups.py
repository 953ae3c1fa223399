"""A view tells the groups of every seat and the plazas that bind, as the score and the places do."""

import pytest

from support.infinite_city import draw, table


@pytest.mark.rule("IC-17", "IC-50")
def test_groups_are_told_with_their_cells_and_points() -> None:
    match = table(draw("Hs:A Em:AB Fa:A", ". . Gu:B", "Ba:A . ."))
    assert match.view(None)["groups"] == [
        {"seat": 0, "cells": ["0,0", "1,0", "2,0"], "points": 3},
        {"seat": 0, "cells": ["0,2"], "points": 0},
        {"seat": 1, "cells": ["1,0"], "points": 0},
        {"seat": 1, "cells": ["2,1"], "points": 0},
    ]


@pytest.mark.rule("IC-50")
def test_their_points_are_those_of_the_sheet() -> None:
    match = table(draw("Hs:A Em:A . Fa:AB", "Gu:A . . Ho:B", "Ba:A Ar:A . Li:AB"))
    groups = match.view(None)["groups"]
    for sheet in match.scores():
        assert sum(group["points"] for group in groups if group["seat"] == sheet.seat) == sheet.lines[0].points


@pytest.mark.rule("IC-H12")
@pytest.mark.parametrize(
    ("rows", "binding"),
    [
        (["Pz Ho Pz"], ["0,0", "2,0"]),
        (["#Pz Ho"], []),
        ([". Fa . ", "Gu Pz Ho", ". Em . "], []),
        (["Pw Pz"], ["1,0"]),
    ],
)
def test_plazas_with_a_free_side_bind(rows: list[str], binding: list[str]) -> None:
    assert table(draw(*rows)).view(None)["plazas"] == binding
