"""CC-25, CC-26 and CC-28: what may stand beside what."""

import random
from itertools import product

import pytest

import tricity
from support.card_city import LETTERS, building, check_building, city_of, draw, refused, table
from tricity.games.examples import examples

FORBIDDEN = {("R", "R"): "CC-25", ("C", "C"): "CC-25", ("R", "I"): "CC-26", ("I", "R"): "CC-26"}


@pytest.mark.rule("CC-25", "CC-26", "CC-28")
@pytest.mark.parametrize(("laid", "card"), list(product("RCLIP", repeat=2)))
def test_every_pair_of_neighbours(laid: str, card: str) -> None:
    match = table(draw(laid, "T"), players=4, hands=[card], gold=5)
    move = f"build {LETTERS[card]} e3"
    if (laid, card) in FORBIDDEN:
        facts = {"card": LETTERS[card], "at": "e3", "other_card": LETTERS[laid], "other_at": "e4"}
        assert refused(match, move, seat=0) == (FORBIDDEN[laid, card], facts)
    else:
        match.play(move, seat=0)
        assert city_of(match) == draw(card, laid, "T")


@pytest.mark.rule("CC-28")
@pytest.mark.parametrize("card", list("RCLIP"))
def test_everything_may_touch_the_town_hall(card: str) -> None:
    check_building(
        card,
        ". x .",
        "x T x",
        ". x .",
    )


FORBIDDEN_NUMBERS = {"L": "", "P": "", "I": "678", "C": "45", "R": "234678"}
"""By kind of card: the numbered places of the rulebook's example where it may not go."""


@pytest.mark.rule("CC-25", "CC-26", "CC-28")
@pytest.mark.parametrize("card", list(FORBIDDEN_NUMBERS))
def test_the_numbered_places_of_the_rulebooks_example(card: str) -> None:
    city = draw("I T", ". C", ". R")
    (example,) = (example for example in examples("card-city") if example.name == "building")
    assert example.position["seats"][0]["city"] == city.cards
    allowed = {cell for cell, number in example.marks.items() if number not in FORBIDDEN_NUMBERS[card]}
    assert building(card, city).marks.keys() == allowed


@pytest.mark.rule("CC-25")
def test_corners_are_no_neighbours() -> None:
    match = table(draw("R .", "T ."), players=2, hands=["R"])
    match.play("build residence f5", seat=0)
    assert city_of(match) == draw("R .", "T R")


@pytest.mark.rule("CC-26")
def test_an_industry_from_the_reserve_keeps_away_from_residences_too() -> None:
    match = table(draw("R", "T"), players=2, phase="end-of-round", gold=5)
    facts = {"card": "industry", "at": "e3", "other_card": "residence", "other_at": "e4"}
    assert refused(match, "buy industry e3") == ("CC-26", facts)


@pytest.mark.rule("CC-28")
@pytest.mark.parametrize("seed", range(4))
def test_a_placed_card_never_moves(seed: int) -> None:
    rng = random.Random(seed)
    match = tricity.new("card-city", players=3, seed=seed)
    while not match.over:
        before = [city_of(match, seat).cards for seat in range(3)]
        seat = rng.choice(match.to_act)
        match.play(rng.choice(match.legal_moves(seat)), seat=seat)
        for owner in range(3):
            after = city_of(match, owner).cards
            assert before[owner].items() <= after.items()
            assert len(after) - len(before[owner]) <= (owner == seat)
