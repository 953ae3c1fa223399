"""The engine against the slow reference, over random cities and the cities of random games."""

import random
from collections.abc import Iterator

import pytest

import tricity
from support import card_city_reference as reference
from support.card_city import LETTERS, Drawing, income, make_position, table
from support.variants import Variant, play_random, seeds, variants

SHEET = [(column, row) for row in range(9) for column in range(9)]
VARIANTS = [variant for variant in variants() if variant.game == "card-city"]
SIGNS = {name: letter for letter, name in LETTERS.items()}


def named(cell: reference.Cell) -> str:
    return f"{'abcdefghi'[cell[0]]}{cell[1] + 1}"


def as_city(cards: dict[str, str]) -> reference.City:
    return {("abcdefghi".index(cell[0]), int(cell[1]) - 1): SIGNS[card] for cell, card in cards.items()}


def random_city(rng: random.Random) -> reference.City:
    """A city that could be: many shapes and mixtures, merged districts, near or at the limit."""
    city = {(4, 4): "T"}
    letters = rng.choice(["RCLIP", "RCCLLI", "RRLLLI", "RCCI", "RRLLCCI", "IIPPC", "PPRRCCLIL"])
    for _ in range(rng.randrange(1, 40)):
        card = rng.choice(letters)
        # Industries first now and then, or else few cities would stay below their limit.
        if rng.random() < 0.2 and "I" in letters:
            card = "I"
        cell = rng.choice(sorted(cell for card_cell in city for cell in reference.beside(card_cell) if cell in SHEET))
        left = {"L": 12, "P": 15}.get(card, 20) - list(city.values()).count(card)
        if left and not reference.broken_anywhere(city, card, cell):
            city[cell] = card
    return city


def cities(seed: str, count: int) -> Iterator[tuple[random.Random, reference.City, Drawing]]:
    rng = random.Random(seed)
    for _ in range(count):
        city = random_city(rng)
        yield rng, city, Drawing({named(cell): LETTERS[card] for cell, card in city.items()})


@pytest.mark.parametrize("part", seeds(4))
def test_building(part: int) -> None:
    """Of every card at every cell: whether it may be built, and else the first rule that forbids it."""
    for rng, city, drawn in cities(f"building/{part}", 60):
        gold = rng.randrange(9)
        for hand in ("RC", "LI", "P"):
            match = table(drawn, players=4, hands=[hand, "R"], round_=10, gold=gold)
            legal = {str(move) for move in match.legal_moves(0) if move.verb == "build"}
            for card in hand:
                for cell in SHEET:
                    move = f"build {LETTERS[card]} {named(cell)}"
                    broken = reference.broken_by_building(city, card, cell, gold)
                    refusal = match.refusal(move, 0)
                    assert (refusal and refusal.rule) == min(broken, default=None), (drawn, move)
                    assert (move in legal) == (not broken)


@pytest.mark.parametrize("part", seeds(4))
@pytest.mark.parametrize("reading", ["in-order", "last"])
def test_discarding(part: int, reading: str) -> None:
    """Which cards of a hand may be discarded, and that others are refused by CC-21."""
    discarded = kept = 0
    for rng, city, drawn in cities(f"discarding/{part}", 60):
        gold = rng.randrange(9)
        for hand in ("RC", "LI", "RI", "LP", "CP"):
            if "L" in hand and list(city.values()).count("L") == 12:
                continue
            match = table(drawn, players=4, hands=[hand, "R"], round_=10, gold=gold, discard=reading)
            expected = reference.discards(city, hand, gold, last=reading == "last")
            for card in hand:
                refusal = match.refusal(f"discard {LETTERS[card]}", 0)
                assert (refusal and refusal.rule) == (None if card in expected else "CC-21"), (drawn, hand, card)
            legal = {move.args[0] for move in match.legal_moves(0) if move.verb == "discard"}
            assert legal == {LETTERS[card] for card in expected}
            discarded += len(expected)
            kept += any(reference.can_be_built(city, card, gold) for card in hand)
    assert discarded > 10
    assert kept > 10


@pytest.mark.parametrize("part", seeds(4))
def test_developing(part: int) -> None:
    asked = 0
    for rng, city, drawn in cities(f"developing/{part}", 500):
        # Few random cities develop; of the others some are enough.
        if rng.random() < 0.9 and not any(
            reference.develops(city, district) for card in "RC" for district in reference.districts(city, card)
        ):
            continue
        left = {"R": rng.choice([0, 3, 3]), "C": rng.choice([0, 2, 2])}
        broken = {
            (card, cell): reference.broken_by_developing(city, card, cell, left[card])
            for card in "RC"
            for cell in SHEET
        }
        try:
            match = table(drawn, players=4, phase="development", round_=10, reserve=left)
        except tricity.BadPosition as fault:
            assert all(broken.values()), (drawn, left)
            if fault.facts["rule"] != "CC-36":
                raise
            continue
        asked += 1
        legal = {str(move) for move in match.legal_moves(0)}
        for (card, cell), rules in broken.items():
            move = f"develop {LETTERS[card]} {named(cell)}"
            refusal = match.refusal(move, 0)
            assert (refusal and refusal.rule) == min(rules, default=None), (drawn, left, move)
            assert (move in legal) == (not rules)
    assert asked > 25


@pytest.mark.parametrize("part", seeds(2))
def test_buying(part: int) -> None:
    asked = 0
    for rng, city, drawn in cities(f"buying/{part}", 40):
        left, price = rng.choice([0, 2, 2, 2]), 5 * (list(city.values()).count("I") + 1)
        gold = price + rng.choice([-1, 0, 0, 7])
        broken = {cell: reference.broken_anywhere(city, "I", cell) for cell in SHEET}
        try:
            reserve = {"I": left, "R": 0, "C": 0}
            match = table(drawn, players=4, phase="end-of-round", round_=10, reserve=reserve, gold=gold)
        except tricity.BadPosition as fault:
            assert left == 0 or gold < price or all(broken.values()), (drawn, gold)
            if fault.facts["rule"] != "CC-50":
                raise
            continue
        asked += 1
        legal = {str(move) for move in match.legal_moves(0)}
        assert "pass" in legal
        for cell, rules in broken.items():
            move = f"buy industry {named(cell)}"
            refusal = match.refusal(move, 0)
            assert (refusal and refusal.rule) == min(rules, default=None), (drawn, move)
            assert (move in legal) == (not rules)
    assert asked > 10


@pytest.mark.parametrize("part", seeds(2))
def test_income_and_scores(part: int) -> None:
    for rng, city, drawn in cities(f"scores/{part}", 60):
        paid = income(drawn, parking_meters=True)
        assert (paid["shops"], paid["meters"]) == (reference.shops(city), reference.meters(city)), drawn
        gold = rng.randrange(60)
        match = tricity.from_position(make_position(drawn, players=4, phase="over", gold=gold, decentralisation=True))
        (sheet, *_) = match.scores()
        points = {line.rule: line.points for line in sheet.lines[:-1]}
        assert points == reference.scores(city, gold, decentralisation=True), drawn
        assert int(match.game.standing(match.state(), 0)) == sheet.total * 5 + gold % 5


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_whole_games(variant: Variant, seed: int) -> None:
    """Every construction, development, income and score on the way of a game."""
    match, rng = variant.new(seed), random.Random(seed)
    while not match.over:
        _check_decision(match)
        play_random(match, rng, moves=1)
        _check_income(match)
    for sheet, owner in zip(match.scores(), match.position()["seats"]):
        expected = reference.scores(
            as_city(owner["city"]), owner["gold"], decentralisation=match.options["decentralisation"]
        )
        assert {line.rule: line.points for line in sheet.lines[:-1]} == expected


def _check_decision(match: tricity.Match) -> None:
    position = match.position()
    for seat in match.to_act:
        owner = position["seats"][seat]
        city = as_city(owner["city"])
        legal = {str(move) for move in match.legal_moves(seat)}
        if position["phase"] == "construction":
            builds = {
                f"build {LETTERS[card]} {named(cell)}"
                for card in {SIGNS[name] for name in owner["hand"]}
                for cell in SHEET
                if not reference.broken_by_building(city, card, cell, owner["gold"])
            }
            hand = "".join(SIGNS[name] for name in owner["hand"])
            last = match.rulings["discard"] == "last"
            discards = reference.discards(city, hand, owner["gold"], last=last)
            assert legal == builds | {f"discard {LETTERS[card]}" for card in discards}
        elif position["phase"] == "development":
            assert legal == {
                f"develop {LETTERS[card]} {named(cell)}"
                for card in "RC"
                for cell in SHEET
                if not reference.broken_by_developing(city, card, cell, position["reserve"][LETTERS[card]])
            }


def _check_income(match: tricity.Match) -> None:
    for event in match.moves[-1].events:
        if event.kind == "cc-income":
            seat = event.facts["seat"]
            city = as_city(match.position()["seats"][seat]["city"])
            paid = reference.meters(city) if match.options["parking_meters"] else 0
            assert event.facts["gold"] == 1 + reference.shops(city) + paid
