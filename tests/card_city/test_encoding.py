"""Card City's numbers are those of the view, field by field, and its actions are the documented ones."""

from collections.abc import Sequence
from typing import Any

import pytest

import tricity
from support.observations import assert_numbers
from support.variants import Variant, midgame, seeds, variants
from tricity.analysis.match import Match
from tricity.core.notation import parse_cell

CARDS = ("residence", "commerce", "leisure", "industry", "parking")
BUILT = (*CARDS, "town-hall")
OPTIONS = ("decentralisation", "parking_meters", "discard", "first_player")
PHASES = ("divide", "choose", "keep", "construction", "development", "end-of-round", "over")


@pytest.mark.parametrize("seed", seeds(8))
@pytest.mark.parametrize("variant", [variant for variant in variants() if variant.game == "card-city"], ids=str)
def test_the_numbers_are_those_of_the_view(variant: Variant, seed: int) -> None:
    assert_numbers(midgame(variant, seed), expected)


def expected(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the documentation of the fields says, read from the view."""
    players = view["players"]
    order = [(seat + step) % players for step in range(players)]
    owners = [view["seats"][other] for other in order]
    lots = view["lots"] or {"small": [], "up": []}
    under = [CARDS.index(card) + 1 for card in view["under"]["known"]]
    return {
        "options": [int(view["options"].get(name) in (True, "last", "first-seat")) for name in OPTIONS],
        "round": [view["round"]],
        "phase": [int(view["phase"] == phase) for phase in PHASES],
        "to_act": [int(other in view["to_act"]) for other in order],
        "first": [int(other == view["first"]) for other in order],
        "turn": [int(other == view["turn"]) for other in order],
        "chooser": [int(other == view["chooser"]) for other in order],
        "dividers": [int(other in view["dividers"]) for other in order],
        "pool_known": counts(view["pool"]["known"]),
        "pool_unknown": [view["pool"]["unknown"]],
        "pool_shown": counts(view["pool"]["shown"]),
        "small_lot": counts(lots["small"]),
        "big_lot_up": counts(lots["up"]),
        "deck": [view["deck"]],
        "under": under + [0] * (9 - len(under)),
        "reserve": [view["reserve"][card] for card in ("residence", "commerce", "industry")],
        "discarded": [view["discarded"][card] for card in CARDS],
        "gold": [owner["gold"] for owner in owners],
        "size": [owner["size"] for owner in owners],
        "limit": [owner["limit"] for owner in owners],
        "price": [owner["price"] for owner in owners],
        "hand_known": [counts(owner["hand"]["known"]) for owner in owners],
        "hand_unknown": [owner["hand"]["unknown"] for owner in owners],
        "hand_shown": [counts(owner["hand"]["shown"]) for owner in owners],
        "city": [
            [sheet([cell for cell, card in owner["city"].items() if card == built]) for built in BUILT]
            for owner in owners
        ],
        "square": [sheet(owner["square"]) for owner in owners],
    }


def counts(cards: Sequence[str]) -> list[int]:
    return [cards.count(card) for card in CARDS]


def sheet(cells: Sequence[str]) -> list[int]:
    numbers = [0] * 81
    for name in cells:
        column, row = parse_cell(name, 9, 9)
        numbers[row * 9 + column] = 1
    return numbers


def action_of(match: Match, move: str) -> int:
    encoding = match.game.encoding(match.players, match.options)
    code = match.game.encode(tricity.Move.parse(move))
    return int(encoding.action(match.state(), match.to_act[0], code))


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("divide residence residence / residence / commerce", 0),
        ("divide residence residence / commerce / residence", 1),
        ("divide residence residence / residence residence / commerce commerce", 5),
        ("divide residence residence / residence residence residence / parking parking parking", 20),
        ("divide residence commerce / residence / commerce", 55),
        ("divide parking parking / parking parking parking / residence residence residence", 824),
        ("choose small", 825),
        ("choose big", 826),
        ("keep residence residence", 827),
        ("keep parking parking", 841),
        ("build residence a1", 842),
        ("build residence b1", 843),
        ("build residence a2", 851),
        ("build commerce a1", 923),
        ("build parking i9", 1246),
        ("discard residence", 1247),
        ("discard parking", 1251),
        ("develop residence a1", 1252),
        ("develop commerce i9", 1413),
        ("buy industry a1", 1414),
        ("buy industry i9", 1494),
        ("pass", 1495),
    ],
)
def test_what_an_action_means(move: str, action: int) -> None:
    assert action_of(tricity.new("card-city", players=4, seed=1), move) == action
