"""A move is refused exactly when it is not among the legal ones, and for the first rule that forbids it."""

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

import tricity
from support.card_city import LETTERS, draw, refused, table
from support.variants import Variant, play_random, seeds, variants

KINDS = [LETTERS[letter] for letter in "RCLIP"]
CELLS = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]
VARIANTS = [variant for variant in variants() if variant.game == "card-city"]


def all_moves() -> Iterator[str]:
    """Everything that can be said but divisions, of which there are too many."""
    yield from ("choose small", "choose big", "pass")
    yield from (f"keep {one} {other}" for one, other in combinations_with_replacement(KINDS, 2))
    yield from (f"discard {kind}" for kind in KINDS)
    yield from (f"build {kind} {cell}" for kind in KINDS for cell in CELLS)
    yield from (f"develop {kind} {cell}" for kind in KINDS[:2] for cell in CELLS)
    yield from (f"buy industry {cell}" for cell in CELLS)


def some_divisions(rng: random.Random, pool: list[str]) -> Iterator[str]:
    """Of the very cards, and of others."""
    for _ in range(20):
        hand = list(pool) if len(pool) > 3 and rng.random() < 0.7 else rng.choices(KINDS, k=rng.choice([4, 6, 8]))
        rng.shuffle(hand)
        if rng.random() < 0.3:
            hand[0] = rng.choice(KINDS)
        half = len(hand) // 2 + 1
        yield "divide " + " / ".join(" ".join(lot) for lot in (hand[:2], hand[2:half], hand[half:]))


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_move_is_refused_if_and_only_if_it_is_not_legal(variant: Variant, seed: int) -> None:
    rng = random.Random(f"{variant}/{seed}")
    match = variant.new(seed)
    encode, refusal = match.game.encode, match.game.refusal
    codes = [encode(tricity.Move.parse(text)) for text in all_moves()]
    phases = set()
    while not match.over:
        if rng.random() < 0.15 or match.view(None)["phase"] not in phases:
            phases.add(match.view(None)["phase"])
            state = match.state()
            divisions = some_divisions(rng, match.position()["pool"])
            asked = {*codes, *(encode(tricity.Move.parse(text)) for text in divisions)}
            for seat in range(match.players):
                legal = {int(code) for code in match.game.legal(state, seat)}
                allowed = {code for code in asked | legal if refusal(state, seat, code) is None}
                assert allowed == legal
        play_random(match, rng, moves=1)
    for seat in range(match.players):
        assert not [code for code in codes if refusal(match.state(), seat, code) is None]


@pytest.mark.rule("CC-20", "CC-22")
def test_the_turn_comes_first_then_the_hand_then_the_place() -> None:
    match = table(draw("R", "T"), players=2, hands=["L", "R"], gold=0)
    assert refused(match, "develop residence e5", seat=0)[0] == "CC-37"
    assert refused(match, "build residence e5", seat=0)[0] == "CC-20"
    assert refused(match, "build leisure e5", seat=0)[0] == "CC-22"
    assert refused(match, "build leisure e3", seat=0)[0] == "CC-27"


@pytest.mark.rule("CC-23", "CC-24")
def test_the_square_comes_before_the_limit() -> None:
    city = draw("P P P P T")
    match = table(city, players=4, hands=["P"])
    assert refused(match, "build parking f5", seat=0)[0] == "CC-23"
    assert refused(match, "build parking e4", seat=0)[0] == "CC-24"


@pytest.mark.rule("CC-24", "CC-25", "CC-26")
def test_the_limit_comes_before_the_neighbours() -> None:
    full = draw("R P P", ". T P")
    match = table(full, players=4, hands=["R"])
    assert refused(match, f"build residence {full.at('a2')}", seat=0)[0] == "CC-24"


@pytest.mark.rule("CC-25", "CC-26")
def test_two_residences_come_before_an_industry() -> None:
    city = draw("R . I", "P T P")
    match = table(city, players=4, hands=["R"])
    facts = {"card": "residence", "at": city.at("b1"), "other_card": "residence", "other_at": city.at("a1")}
    assert refused(match, f"build residence {city.at('b1')}", seat=0) == ("CC-25", facts)


@pytest.mark.rule("CC-22", "CC-32", "CC-36")
def test_in_a_development_the_place_comes_before_the_district_and_that_before_the_reserve() -> None:
    city = draw("R C R", ". T .")
    match = table(city, players=2, phase="development", reserve={"R": 0})
    assert refused(match, "develop residence e4")[0] == "CC-22"
    assert refused(match, "develop residence e6")[0] == "CC-32"
    assert refused(match, "develop commerce e6")[0] == "CC-33"


def test_when_the_game_is_over_every_move_is_out_of_turn() -> None:
    match = table(players=2, phase="over")
    for move, rule in {
        "divide residence residence / commerce / commerce": "CC-10",
        "choose small": "CC-13",
        "keep residence residence": "CC-91",
        "build parking e4": "CC-20",
        "discard parking": "CC-20",
        "develop residence e4": "CC-37",
        "buy industry e4": "CC-50",
        "pass": "CC-50",
    }.items():
        for seat in (0, 1):
            assert refused(match, move, seat) == (rule, {"case": "turn", "seat": seat, "phase": "over"})
