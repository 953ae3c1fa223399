"""What a view tells besides the cards: whose turn it is, what to do now, what a city has room for."""

from typing import Any

import pytest

import tricity
from support.card_city import cards, draw, table

GROWING = draw("R L", "T .")
TABLES: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    (
        {"players": 2, "phase": "divide", "pool": "RCIP"},
        "cc-now-divide",
        {"count": 4, "cards": cards("RCIP")},
    ),
    (
        {"players": 2, "phase": "choose", "pool": "RCIP", "pool_shown": "RCI", "lots": ("RC", "I"), "first": 1},
        "cc-now-choose",
        {"other_seat": 1},
    ),
    ({"players": 1, "phase": "keep", "pool": "RCI"}, "cc-now-keep", {"cards": cards("RCI")}),
    ({"hands": ["RC", ""]}, "cc-now-build", {"cards": cards("RC")}),
    ({"cities": [GROWING, GROWING], "phase": "development"}, "cc-now-develop", {}),
    ({"players": 2, "phase": "end-of-round", "gold": 8}, "cc-now-buy", {"price": 5, "gold": 8}),
]


@pytest.mark.parametrize(("fields", "say", "facts"), TABLES)
def test_who_acts_is_told_what_to_do_and_the_others_who_it_is(fields: dict[str, Any], say: str, facts: object) -> None:
    fields = dict(fields)
    match = table(*fields.pop("cities", []), **fields)
    assert match.to_act == (0,)
    assert match.view(0)["prompt"] == {"say": say, "facts": facts}
    for viewer in (None, 1)[: match.players]:
        assert match.view(viewer)["prompt"] == {"say": "now-waiting", "facts": {"seats": [0]}}
    assert match.view(0)["seat"] == 0
    assert match.view(None)["seat"] is None
    assert match.view(None)["to_act"] == [0]


def test_when_the_game_is_over_nobody_acts() -> None:
    view = table(players=2, phase="over").view(1)
    assert view["prompt"] == {"say": "now-over", "facts": {}}
    assert (view["to_act"], view["turn"], view["chooser"]) == ([], None, None)


def test_in_construction_there_is_no_turn() -> None:
    view = table(hands=["RC", "PP"]).view(None)
    assert (view["turn"], view["chooser"], view["lots"], view["to_act"]) == (None, None, None, [0, 1])


def test_while_a_lot_is_chosen_the_turn_is_the_dividers() -> None:
    match = table(players=3, phase="divide", pool="RCLIPP", first=2)
    match.play(match.legal_moves()[0])
    view = match.view(None)
    assert (view["turn"], view["chooser"], view["first"]) == (2, 0, 2)


def test_a_city_is_told_in_reading_order_with_its_numbers() -> None:
    match = table(draw("C I", "T P"), players=2, hands=["R"], gold=7)
    owner = match.view(1)["seats"][0]
    assert list(owner["city"].items()) == [
        ("e4", "commerce"),
        ("f4", "industry"),
        ("e5", "town-hall"),
        ("f5", "parking"),
    ]
    assert (owner["gold"], owner["size"], owner["limit"], owner["price"]) == (7, 3, 10, 10)


@pytest.mark.parametrize(
    ("option", "value"),
    [("decentralisation", True), ("parking_meters", True), ("discard", "last"), ("first_player", "first-seat")],
)
def test_the_options_are_told(option: str, value: object) -> None:
    match = tricity.new("card-city", players=2, seed=1, options={option: value})
    defaults = {"decentralisation": False, "parking_meters": False, "discard": "in-order", "first_player": "drawn"}
    assert match.view(None)["options"] == {**defaults, option: value}


def test_discards_and_reserve_are_told_to_all() -> None:
    match = table(hands=["L", ""], gold=4)
    match.play("discard leisure", seat=0)
    position = match.position()
    for viewer in (None, 0, 1):
        assert match.view(viewer)["discarded"] == position["discarded"]
        assert match.view(viewer)["reserve"] == position["reserve"]
