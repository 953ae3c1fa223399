"""A declared board: where its areas lie in a view, and faults of a view by the name of their field."""

from typing import Any

import pytest

from tricity.core.board import Area, Board, Counter, Grid, Hand, Pile, board_faults, visible_cards

BOARD = Board(
    prefix="xx",
    areas=(
        Grid(field="plan", noun="card", columns=3, rows=2),
        Pile(field="deck", noun="card"),
        Counter(field="round"),
        Hand(field="hand", noun="card", per_seat=True, verbs=("play",)),
        Counter(field="coins", noun="coin", per_seat=True),
    ),
)


def view(**changes: Any) -> dict[str, Any]:
    seats = [{"hand": ["park", "road"], "coins": {"gold": 2}}, {"hand": 2, "coins": {"gold": 0}}]
    return {"plan": {"b2": "park", "c1": None}, "deck": 7, "round": 1, "seats": seats, **changes}


def test_a_view_with_all_areas_has_no_fault() -> None:
    assert board_faults(BOARD, view()) == []


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"plan": ["park"]}, "view['plan']: not a mapping"),
        ({"plan": {"d1": "park"}}, "view['plan']: no cells of a grid of 3 × 2: d1"),
        ({"plan": {"a1": 5}}, "view['plan']: neither null nor str at a1"),
        ({"deck": "park"}, "view['deck']: not a list of names"),
        ({"deck": True}, "view['deck']: not a list of names"),
        ({"round": 1.5}, "view['round']: not a number"),
        ({"seats": [{"hand": 1}]}, "view['seats'][0] has no field 'coins'"),
        ({"seats": [{"hand": {"known": ["park"]}, "coins": 1}]}, "view['seats'][0]['hand']: not a list of names"),
    ],
)
def test_a_fault_names_its_field(changes: dict[str, Any], place: str) -> None:
    faults = board_faults(BOARD, view(**changes))
    assert len(faults) == 1
    assert faults[0].startswith(place)


def test_a_grid_of_seats_has_seat_numbers() -> None:
    pieces = Board(prefix="xx", areas=(Grid(field="plan", noun="seat", columns=3, rows=3),))
    assert board_faults(pieces, {"plan": {"a1": 0, "b2": 1}}) == []
    assert board_faults(pieces, {"plan": {"a1": "circle"}}) == ["view['plan']: neither null nor int at a1"]


@pytest.mark.parametrize(
    ("area", "label"), [(BOARD.areas[0], "xx-area-plan"), (Counter(field="coins_left"), "xx-area-coins-left")]
)
def test_areas_are_named_by_prefix_and_field(area: Area, label: str) -> None:
    assert BOARD.label(area) == label


def test_nouns_are_those_of_the_areas_once() -> None:
    assert BOARD.nouns() == ["card", "coin"]


def test_cells_are_in_reading_order() -> None:
    grid = BOARD.areas[0]
    assert isinstance(grid, Grid)
    assert grid.cells() == ["a1", "b1", "c1", "a2", "b2", "c2"]


def test_cards_of_every_form() -> None:
    assert visible_cards({"known": ["park"], "unknown": 1, "shown": []}) == (["park"], 1)
    assert visible_cards({}) == ([], 0)
