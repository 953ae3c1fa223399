"""CC-20: everybody places both cards, at the same time and in any order."""

import random
from itertools import permutations

import pytest

import tricity
from support.card_city import built, cards, draw, refused, table


@pytest.mark.rule("CC-20")
def test_every_seat_with_cards_left_may_act() -> None:
    match = table(players=4, hands=["RC", "", "P", "IL"])
    assert list(match.to_act) == [0, 2, 3]
    match.play("build parking e4", seat=2)
    assert list(match.to_act) == [0, 3]
    match.play("build industry e4", seat=3)
    assert list(match.to_act) == [0, 3]


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("order", list(permutations(["residence e4", "parking d5"])))
def test_both_cards_in_either_order(order: tuple[str, str]) -> None:
    match = table(players=2, hands=["RP", "C"])
    assert built(match, *(f"build {card}" for card in order)) == draw(". R", "P T")


@pytest.mark.rule("CC-20")
def test_the_phase_ends_when_all_have_placed_all() -> None:
    match = table(players=3, hands=["R", "CP", "I"], gold=0)
    for move, seat in [("build commerce e4", 1), ("build industry e4", 2), ("build residence e4", 0)]:
        match.play(move, seat=seat)
        assert match.view(None)["phase"] == "construction"
    assert match.to_act == (1,)
    events = match.play("build parking e3", seat=1)
    assert [event.kind for event in events].count("cc-income") == 3
    assert match.view(None)["round"] == 6


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("seed", range(5))
def test_what_one_seat_does_leaves_the_others_moves_as_they_are(seed: int) -> None:
    rng = random.Random(seed)
    match = tricity.new("card-city", players=4, seed=seed)
    for _ in range(60):
        seat = rng.choice(match.to_act)
        others = {other: match.legal_moves(other) for other in match.to_act if other != seat}
        building = match.view(None)["phase"] == "construction"
        match.play(rng.choice(match.legal_moves(seat)), seat=seat)
        if building:
            assert {other: match.legal_moves(other) for other in others} == others


@pytest.mark.rule("CC-20")
def test_any_order_of_the_seats_leads_to_the_same_table() -> None:
    moves = [(0, "build residence e4"), (1, "build commerce d5"), (2, "build industry f5"), (0, "build parking d5")]
    tables = []
    for order in permutations(moves):
        match = table(players=3, hands=["RP", "C", "I"])
        for seat, move in order:
            match.play(move, seat=seat)
        tables.append(match.position())
    assert all(other == tables[0] for other in tables)


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("verb", ["build leisure e4", "discard leisure"])
def test_a_card_that_is_not_in_hand(verb: str) -> None:
    match = table(hands=["RC", "LL"])
    facts = {"case": "hand", "seat": 0, "card": "leisure", "cards": cards("RC")}
    assert refused(match, verb, seat=0) == ("CC-20", facts)


@pytest.mark.rule("CC-20")
def test_a_seat_that_is_done_does_not_act() -> None:
    match = table(hands=["", "RC"])
    facts = {"case": "turn", "seat": 0, "phase": "construction", "acting_seats": [1]}
    assert refused(match, "build residence e4", seat=0) == ("CC-20", facts)
    assert refused(match, "discard residence", seat=0) == ("CC-20", facts)


@pytest.mark.rule("CC-20")
def test_nobody_builds_in_another_phase() -> None:
    match = table(players=2, phase="divide", pool="RCIP")
    assert refused(match, "build residence e4") == ("CC-20", {"case": "turn", "seat": 0, "phase": "divide"})
    assert refused(match, "discard residence") == ("CC-20", {"case": "turn", "seat": 0, "phase": "divide"})


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize(
    "text",
    ["build", "build e4", "build town-hall e4", "build residence j4", "build residence e0", "discard", "discard e4"],
)
def test_what_is_no_construction_at_all(text: str) -> None:
    match = table(hands=["RC", "LL"])
    with pytest.raises(tricity.BadMove):
        match.play(text, seat=0)
