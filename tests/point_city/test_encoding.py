"""Point City's numbers are those of the view, field by field, and its actions are the documented ones."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import tricity
from support.observations import assert_numbers
from support.variants import Variant, midgame, seeds, variants
from tricity.core.native import i16, vec
from tricity.games.point_city.encoding import PointCityEncoding, payment_number
from tricity.games.point_city.moves import move_operand
from tricity.games.point_city.payments import payment_moves
from tricity.games.point_city.resources import pack_stock, pack_symbols
from tricity.games.point_city.tokens import TOKEN_NAMES as TOKENS
from tricity.games.point_city.tokens import times_scored, write_times_scored

RESOURCES = ("community", "economy", "energy", "ecology", "industry")
SIX = (*RESOURCES, "ingenuity")
KINDS = (*RESOURCES, *("2" + name for name in RESOURCES), "ingenuity")
QUESTIONS = ("nothing", "turn", "take", "pay", "token", "line-up")
LEVELS = ("easy", "medium", "hard")


@pytest.mark.parametrize("seed", seeds(8))
@pytest.mark.parametrize("variant", [variant for variant in variants() if variant.game == "point-city"], ids=str)
def test_the_numbers_are_those_of_the_view(variant: Variant, seed: int) -> None:
    assert_numbers(midgame(variant, seed), expected)


def expected(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the documentation of the fields says, read from the view."""
    players, options, automa, deck = view["players"], view["options"], view["automa"], view["deck"]
    order = [(seat + step) % players for step in range(players)]
    seats = [view["seats"][other] for other in order]
    owners = [*seats, *([automa] if automa else [])]
    cells = list(view["market"].values())
    level = [int(options.get("automa_level") == name) for name in LEVELS]
    table = [entry["token"] for entry in view["tokens"]]
    sites = [*view["sites"], None, None][:2]
    questions = [*view["pending"], "nothing", "nothing"][:2]
    prompt = view["prompt"]
    due = prompt["facts"]["resources"] if prompt["say"] == "pc-now-pay" else lacking(view)
    return {
        "automa": [*level, int(options.get("automa_scoring") == "symbol"), int(options.get("solo_tokens") == "random")],
        "automa_cells": [int(name in (automa or {"cells": []})["cells"]) for name in view["market"]],
        "round": [view["round"]],
        "first": [int(other == view["first"]) for other in order],
        "turn": [int(other == view["turn"]) for other in order],
        "pending": [[int(asked == name) for name in QUESTIONS] for asked in questions],
        "market_tier": [cell["tier"] or 0 for cell in cells],
        "market_resource": [symbols(cell["resource"]) for cell in cells],
        "market_gap": [[int(cell["gap"] == side) for side in ("resource", "building")] for cell in cells],
        **buildings("market", [cell["building"] for cell in cells]),
        "deck": [deck["size"]],
        "deck_tiers": deck["tiers"],
        "top_tier": [deck["top"]["tier"] if deck["top"] else 0],
        "top_resource": symbols(deck["top"]["resource"] if deck["top"] else None),
        **buildings("site", sites),
        "lacking": [due.count(name) for name in RESOURCES],
        "tokens": [int(name in table) for name in TOKENS],
        "token_places": [table.index(name) + 1 if automa and name in table else 0 for name in TOKENS],
        "token_counts": [[scores(view, other, name) for name in TOKENS] for other in order],
        "gone": [[gone.get(name, 0) for name in SIX] for gone in view["gone"]],
        "stock": [[owner["stock"].get(kind, 0) for kind in KINDS] for owner in owners],
        "stock_size": [owner["stock_size"] for owner in owners],
        "permanent": [[owner["permanent"].get(name, 0) for name in RESOURCES] for owner in owners],
        "points": [owner["points"] for owner in owners],
        "owned_tokens": [
            *([int(name in [entry["token"] for entry in owner["tokens"]]) for name in TOKENS] for owner in seats),
            *([[int(name in automa["tokens"]) for name in TOKENS]] if automa else []),
        ],
        "city": [[int(card in [entry["card"] for entry in owner["city"]]) for card in range(160)] for owner in owners],
    }


def symbols(kind: str | None) -> list[int]:
    """What a kind of resource card can pay."""
    return [0 if kind is None else 2 if kind == "2" + name else int(kind == name) for name in SIX]


def buildings(what: str, sides: Sequence[dict[str, Any] | None]) -> dict[str, Any]:
    return {
        f"{what}_card": [side["card"] + 1 if side else 0 for side in sides],
        f"{what}_points": [side["points"] if side else 0 for side in sides],
        f"{what}_civic": [int(side["kind"] == "civic") if side else 0 for side in sides],
        f"{what}_produces": [[int(side["produces"] == name) if side else 0 for name in RESOURCES] for side in sides],
        f"{what}_cost": [[side["cost"].get(name, 0) if side else 0 for name in RESOURCES] for side in sides],
    }


def lacking(view: dict[str, Any]) -> list[str]:
    """What the seat whose turn it is has to pay from its stock, as anybody can work out."""
    if view["pending"][:1] != ["pay"]:
        return []
    have = view["seats"][view["turn"]]["permanent"]
    due = {name: sum(site["cost"].get(name, 0) for site in view["sites"]) for name in RESOURCES}
    return [name for name in RESOURCES for _ in range(due[name] - have.get(name, 0))]


def scores(view: dict[str, Any], seat: int, token: str) -> int:
    for entry in view["tokens"]:
        if entry["token"] == token:
            return int(entry["counts"][seat])
    return next((int(entry["count"]) for entry in view["seats"][seat]["tokens"] if entry["token"] == token), 0)


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("flip a1", 0),
        ("flip b1", 1),
        ("flip d4", 15),
        ("take a1 b1", 16),
        ("take a2 b2", 19),
        ("take c4 d4", 27),
        ("take a1 a2", 28),
        ("take d3 d4", 39),
        ("draw", 40),
        ("pass", 41),
        (f"token {TOKENS[0]}", 42),
        (f"token {TOKENS[21]}", 63),
    ],
)
def test_what_an_action_means(move: str, action: int) -> None:
    match = tricity.new("point-city", players=2, seed=1)
    encoding = match.game.encoding(2, {})
    assert encoding.action(match.state(), 0, match.game.encode(tricity.Move.parse(move))) == action


def test_what_a_payment_means() -> None:
    """As if there were enough of everything: all payments of a cost are told apart, and in order."""
    plenty = pack_stock(dict.fromkeys(KINDS, 15))
    for cost in ({"energy": 1}, {"energy": 2, "industry": 3}, {"economy": 3, "energy": 3, "ecology": 4, "industry": 4}):
        need = pack_symbols(cost)
        numbers = [int(payment_number(need, move_operand(move))) for move in payment_moves(need, plenty)]
        assert numbers == list(range(len(numbers)))
        assert len(numbers) <= PointCityEncoding(2).actions[-1].size


def test_tokens_that_are_counted_together_score_as_one_by_one() -> None:
    rng = random.Random(1)
    for most in (0, 1, 2, 3, 4, 6, 12):
        for _ in range(50):
            permanent, wilds = pack_symbols({name: rng.randint(0, most) for name in RESOURCES}), rng.randint(0, most)
            tokens = rng.getrandbits(len(TOKENS))
            counts = vec[i16]([i16(-1)] * (len(TOKENS) + 2))
            write_times_scored(tokens, permanent, wilds, counts, 1)
            scored = [times_scored(token, permanent, wilds) for token in range(len(TOKENS))]
            assert list(counts) == [
                -1,
                *(count if tokens >> token & 1 else -1 for token, count in enumerate(scored)),
                -1,
            ]
