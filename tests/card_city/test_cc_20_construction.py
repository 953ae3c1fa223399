"""CC-20 and CC-21: everybody places both cards, at the same time; what can be built must be built."""

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
    assert all(it == tables[0] for it in tables)


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("verb", ["build leisure e4", "discard leisure"])
def test_a_card_that_is_not_in_hand(verb: str) -> None:
    match = table(hands=["RC", "LL"])
    facts = {"case": "hand", "seat": 0, "card": "leisure", "cards": cards("RC")}
    assert refused(match, verb, seat=0) == ("CC-20", facts)


@pytest.mark.rule("CC-20")
def test_a_seat_that_is_done_does_not_act() -> None:
    match = table(hands=["", "RC"])
    facts = {"case": "turn", "seat": 0, "phase": "construction"}
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


@pytest.mark.rule("CC-21")
def test_a_card_that_can_be_built_must_be_built() -> None:
    match = table(hands=["RC", ""])
    assert {move.verb for move in match.legal_moves(0)} == {"build"}
    facts = {"card": "residence", "other_card": "residence"}
    assert refused(match, "discard residence", seat=0) == ("CC-21", facts)


@pytest.mark.rule("CC-21")
def test_nothing_is_discarded_while_the_other_card_can_be_built() -> None:
    match = table(hands=["LP", ""], gold=4)
    facts = {"card": "leisure", "other_card": "parking"}
    assert refused(match, "discard leisure", seat=0) == ("CC-21", facts)
    match.play("build parking e4", seat=0)
    assert [str(move) for move in match.legal_moves(0)] == ["discard leisure"]


@pytest.mark.rule("CC-21")
def test_a_discard_leaves_the_game_face_up() -> None:
    match = table(hands=["L", "R"], gold=4)
    before = match.view(None)["discarded"]
    (event,) = match.play("discard leisure", seat=0)
    assert event.seen_by(None) == {"seat": 0, "card": "leisure"}
    assert match.view(None)["discarded"] == {**before, "leisure": before["leisure"] + 1}
    assert match.view(None)["seats"][0]["hand"]["known"] == []


@pytest.mark.rule("CC-21")
def test_the_order_may_make_the_second_card_unbuildable_by_the_limit() -> None:
    """One more card fits. Whichever is built, the other one goes."""
    city = draw("P P", "P T")
    for kept, lost in permutations(["residence", "parking"]):
        match = table(city, hands=["RP", "C"])
        match.play(f"build {kept} {city.at('b3')}", seat=0)
        assert [str(move) for move in match.legal_moves(0)] == [f"discard {lost}"]


@pytest.mark.rule("CC-21")
def test_the_order_may_make_the_second_card_unbuildable_by_its_neighbours() -> None:
    """The square is full but for two places side by side, where a residence and an industry can't both stand."""
    city = draw(
        "P P P P P",
        "I I I I L",
        "P P T P L",
        "C P P P P",
        "P P P . .",
    )
    first = city.at("d5")
    match = table(city, players=4, hands=["RI", "C"], round_=10)
    match.play(f"build residence {first}", seat=0)
    assert [str(move) for move in match.legal_moves(0)] == ["discard industry"]
    match = table(city, players=4, hands=["RI", "C"], round_=10)
    match.play(f"build industry {first}", seat=0)
    assert [str(move) for move in match.legal_moves(0)] == ["discard residence"]


@pytest.mark.rule("CC-21")
def test_the_order_may_make_the_second_card_unaffordable() -> None:
    match = table(hands=["LL", "C"], gold=9)
    match.play("build leisure e4", seat=0)
    assert [str(move) for move in match.legal_moves(0)] == ["discard leisure"]


@pytest.mark.rule("CC-21", "CC-24")
def test_an_industry_first_makes_room_for_the_other_card() -> None:
    city = draw("P P P", "P T .")
    match = table(city, hands=["PI", "C"])
    assert {move.args[0] for move in match.legal_moves(0)} == {"industry"}
    facts = {"card": "parking", "other_card": "industry"}
    assert refused(match, "discard parking", seat=0) == ("CC-21", facts)
    match.play(f"build industry {city.at('c2')}", seat=0)
    assert {str(move)[:13] for move in match.legal_moves(0)} == {"build parking"}


@pytest.mark.rule("CC-21")
def test_when_neither_can_be_built_both_go_in_either_order() -> None:
    match = table(draw("P P P", "P T ."), hands=["RC", "C"])
    assert [str(move) for move in match.legal_moves(0)] == ["discard residence", "discard commerce"]
    match.play("discard commerce", seat=0)
    assert [str(move) for move in match.legal_moves(0)] == ["discard residence"]


@pytest.mark.rule("CC-21")
def test_two_cards_alike_are_one_choice() -> None:
    match = table(draw("P P P", "P T ."), hands=["RR", "C"])
    assert [str(move) for move in match.legal_moves(0)] == ["discard residence"]
    match = table(hands=["RR", "C"])
    assert len(match.legal_moves(0)) == 4
