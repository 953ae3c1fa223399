"""What `tricity.from_position` refuses, by rule and place, and what it must not refuse."""

import random
from typing import Any

import pytest

import tricity
from support.card_city import Drawing, cards, draw, make_position
from support.variants import Variant, play_random, seeds, variants

VARIANTS = [variant for variant in variants() if variant.game == "card-city"]


def fault(position: dict[str, Any]) -> tuple[str, str | None]:
    """Where the fault is, and the rule that is broken."""
    with pytest.raises(tricity.BadPosition) as caught:
        tricity.from_position(position)
    return caught.value.place, caught.value.facts.get("rule")


def construction(**changes: Any) -> dict[str, Any]:
    return {**make_position(hands=["RC", "PP"]), **changes}


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_position_of_a_game_stands(variant: Variant, seed: int) -> None:
    match, rng = variant.new(seed), random.Random(seed)
    while True:
        position = match.position()
        assert tricity.from_position(position).position() == position
        if match.over:
            break
        play_random(match, rng, moves=1)


def test_the_order_of_cards_in_a_hand_does_not_matter() -> None:
    position = make_position(players=3, phase="divide", hands=["", "RC"], pool="LIPP", pool_shown="LI")
    position["seats"][1]["hand"].reverse()
    assert tricity.from_position(position).position()["seats"][1]["hand"] == cards("RC")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"players": 5}, "$.players"),
        ({"players": "2"}, "$.players"),
        ({"round": 0}, "$.round"),
        ({"round": 11}, "$.round"),
        ({"phase": "income"}, "$.phase"),
        ({"first": 4}, "$.first"),
        ({"deck": ["town-hall"]}, "$.deck[0]"),
        ({"surprise": 1}, "$"),
        ({"options": {"decentralisation": False}}, "$.options"),
        ({"under": -1}, "$.under"),
    ],
)
def test_the_shape(change: dict[str, Any], place: str) -> None:
    assert fault(construction(**change)) == (place, None)


@pytest.mark.parametrize("cell", ["e0", "j5", "e10", "E5", ""])
def test_cells_of_the_sheet(cell: str) -> None:
    position = construction()
    position["seats"][0]["city"] = {"e5": "town-hall", cell: "parking"}
    assert fault(position) == ("$.seats[0].city", None)


@pytest.mark.parametrize("name", ["first", "turn"])
def test_seats_that_are_not_there(name: str) -> None:
    assert fault(construction(**{name: 2})) == (f"$.{name}", None)


def test_as_many_seats_as_players() -> None:
    position = construction()
    assert fault({**position, "seats": position["seats"][:1]}) == ("$.seats", None)
    assert fault({**position, "players": 3}) == ("$.seats", None)


CITIES = [
    ("CC-04", Drawing({})),
    ("CC-04", Drawing({"e4": "town-hall"})),
    ("CC-04", Drawing({"e5": "parking"})),
    ("CC-04", Drawing({"e5": "town-hall", "e4": "town-hall"})),
    ("CC-22", draw("P .", ". T")),
    ("CC-22", draw("P . T")),
    ("CC-23", draw("P P P P T P")),
    ("CC-23", draw("P", "P", "P", "P", "T", "P")),
    ("CC-24", draw("P P P", "P T P")),
    ("CC-24", draw("P P P P", "P P P P", "I T P P")),
    ("CC-26", draw("R I", "T .")),
    ("CC-26", draw("R .", "I T")),
]


@pytest.mark.parametrize(("rule", "city"), CITIES)
def test_a_city_that_cannot_be(rule: str, city: Drawing) -> None:
    """Of the second player, so that each seat is looked at."""
    assert fault(make_position(draw("T"), city, hands=["C"], players=4)) == ("$.seats[1].city", rule)


@pytest.mark.parametrize("card", ["residence", "commerce", "industry"])
def test_the_reserve_was_never_larger(card: str) -> None:
    position = construction()
    position["reserve"][card] += 1
    position["discarded"][card] -= 1
    assert fault(position) == (f"$.reserve.{card}", "CC-03")


@pytest.mark.parametrize("card", ["residence", "commerce", "leisure", "industry", "parking"])
@pytest.mark.parametrize("more", [1, -1])
def test_every_card_is_somewhere_once(card: str, more: int) -> None:
    position = make_position(hands=["RC", "PP"], round_=10)
    position["discarded"][card] += more
    with pytest.raises(tricity.BadPosition) as caught:
        tricity.from_position(position)
    facts = dict(caught.value.facts)
    expected = {"residence": 34, "commerce": 24, "leisure": 6, "industry": 20, "parking": 8}[card]
    assert facts == {"place": "$", "rule": "CC-02", "card": card, "there": expected + more, "expected": expected}


@pytest.mark.parametrize("phase", ["construction", "over"])
def test_the_deck_fits_the_round(phase: str) -> None:
    position = construction(phase=phase)
    card = position["deck"].pop()
    position["discarded"][card] += 1
    assert fault(position) == ("$.deck", "CC-02")


def test_the_deck_of_a_solo_game_fits_the_round() -> None:
    position = make_position(players=1, phase="keep", pool="RCI")
    position["deck"].append("parking")
    position["discarded"]["parking"] -= 1
    assert fault(position) == ("$.deck", "CC-02")


@pytest.mark.parametrize("phase", ["keep", "construction"])
def test_a_card_a_round_lies_under_a_solo_deck(phase: str) -> None:
    position = make_position(
        players=1, phase=phase, pool="RCI" if phase == "keep" else "", hands=["RC" if phase != "keep" else ""]
    )
    assert fault({**position, "under": position["under"] + 1}) == ("$.under", "CC-91")
    assert fault({**position, "under": position["under"] - 1}) == ("$.under", "CC-91")
    assert fault(construction(under=1)) == ("$.under", "CC-91")


def test_in_round_1_all_leisures_are_in_the_deck() -> None:
    assert fault(make_position(players=2, phase="divide", round_=1, pool="RCLP")) == ("$.deck", "CC-11")


@pytest.mark.parametrize(
    "position",
    [
        make_position(players=1, phase="divide", pool="RC"),
        make_position(players=1, phase="choose", pool="RC", lots=("RC", "")),
        make_position(players=2, phase="keep", pool="RCI"),
    ],
)
def test_phases_of_the_other_mode(position: dict[str, Any]) -> None:
    assert fault(position) == ("$.phase", "CC-91")


def test_the_first_player_divides_first() -> None:
    assert fault(construction(dividers=[1])) == ("$.dividers", "CC-10")
    assert fault(construction(dividers=[])) == ("$.dividers", "CC-10")
    position = make_position(players=3, phase="divide", hands=["RC", "", ""], pool="LIPP", pool_shown="LI", turn=1)
    assert fault(position) == ("$.dividers", "CC-10")


def test_lots_lie_while_somebody_chooses() -> None:
    assert fault(make_position(players=2, phase="choose", pool="RCIP")) == ("$.lots", "CC-12")
    assert fault(make_position(players=2, phase="divide", pool="RCIP", lots=("RC", "I"))) == ("$.lots", "CC-12")


@pytest.mark.parametrize("lots", [("R", "I"), ("RCI", "P"), ("RC", ""), ("RC", "IP"), ("RR", "I"), ("RC", "L")])
def test_the_lots_are_made_of_the_pool(lots: tuple[str, str]) -> None:
    position = make_position(players=2, phase="choose", pool="RCIP", pool_shown="RCI", lots=lots)
    assert fault(position) == ("$.lots", "CC-12")


@pytest.mark.parametrize(
    ("hands", "pool"),
    [
        (["", "RC", ""], "LIPPRR"),
        (["", "RC", "LI"], "PP"),
        (["", "R", ""], "LIPPR"),
        (["RC", "LI", ""], "PP"),
        (["", "", ""], "LIPP"),
    ],
)
def test_two_cards_for_each_who_waits(hands: list[str], pool: str) -> None:
    position = make_position(players=3, phase="divide", hands=hands, pool=pool, pool_shown=pool[: len(pool) // 2])
    assert fault(position) == ("$.pool", "CC-16")


def test_no_pool_after_the_acquisition() -> None:
    assert fault(make_position(hands=["RC", ""], pool="PP")) == ("$.pool", "CC-16")


@pytest.mark.parametrize(("hands", "pool"), [("RC", "IPP"), ("", "IP"), ("", "IPPP")])
def test_three_cards_to_keep_two_of(hands: str, pool: str) -> None:
    assert fault(make_position(players=1, phase="keep", hands=[hands], pool=pool)) == ("$.pool", "CC-91")


@pytest.mark.parametrize("hands", [["", ""], ["RCI", ""]])
def test_hands_to_build(hands: list[str]) -> None:
    assert fault(make_position(hands=hands)) == ("$.seats", "CC-20")


@pytest.mark.parametrize("phase", ["development", "end-of-round", "over"])
def test_no_hands_after_construction(phase: str) -> None:
    assert fault(make_position(hands=["R", ""], phase=phase)) == ("$.seats", "CC-20")


def test_the_game_ends_after_round_10() -> None:
    assert fault(make_position(players=2, phase="over", round_=9)) == ("$.round", "CC-02")


def test_what_is_known_of_a_hand_is_in_it() -> None:
    assert fault(make_position(hands=["RC", "PP"], shown=["RC", "PI"])) == ("$.seats[1].shown", "CC-17")
    assert fault(make_position(players=3, phase="divide", pool="RCLIPP", pool_shown="RR")) == ("$.pool_shown", "CC-17")


def test_all_know_what_was_taken_in_the_acquisition() -> None:
    position = make_position(
        players=3, phase="divide", hands=["", "RC", ""], pool="LIPP", pool_shown="LI", shown=["", "R", ""]
    )
    assert fault(position) == ("$.seats", "CC-17")


def test_all_know_the_lots() -> None:
    position = make_position(players=2, phase="choose", pool="RCIP", pool_shown="RC", lots=("RC", "I"))
    assert fault(position) == ("$.pool_shown", "CC-17")


GROWING = draw("R L", "T .")


def test_who_develops_can() -> None:
    assert fault(make_position(draw("T"), GROWING, phase="development", turn=0)) == ("$.turn", "CC-36")


def test_nobody_is_passed_over_in_the_development() -> None:
    assert fault(make_position(GROWING, draw("T"), GROWING, phase="development", turn=2)) == ("$.seats[0]", "CC-35")


def test_who_buys_can() -> None:
    assert fault(make_position(players=2, phase="end-of-round", gold=[4, 5])) == ("$.turn", "CC-50")


def test_who_buys_and_those_after_have_developed_all_they_can() -> None:
    """Who was asked before may have bought an industry, and so have room again."""
    full = draw("P R L", ". T I")
    assert fault(make_position(GROWING, draw("T"), phase="end-of-round", gold=5)) == ("$.seats[0]", "CC-35")
    assert fault(make_position(draw("T"), GROWING, phase="end-of-round", gold=5)) == ("$.seats[1]", "CC-35")
    position = make_position(full, draw("T"), phase="end-of-round", gold=5, turn=1)
    assert tricity.from_position(position).to_act == (1,)


def test_a_solo_deck_has_a_card_of_round_1_on_top_of_those_under_it() -> None:
    position = make_position(players=1, hands=["RC"], round_=4, deck="RRCCPPPILIII")
    assert fault(position) == ("$.deck", "CC-11")
    position = make_position(players=1, hands=["RC"], round_=4, deck="RRCCPPPIILII")
    assert tricity.from_position(position).position()["deck"][-3] == "leisure"


@pytest.mark.parametrize("card", ["residence", "commerce", "industry"])
def test_nothing_leaves_the_reserve_before_the_first_development(card: str) -> None:
    position = make_position(players=2, phase="divide", round_=1, pool="RCIP")
    position["reserve"][card] -= 1
    position["seats"][0]["city"]["e4"] = card
    assert fault(position) == (f"$.reserve.{card}", "CC-03")


def test_an_industry_a_player_and_round_at_most_leaves_the_reserve() -> None:
    three = draw("I T I", ". I .")
    position = make_position(three, three, round_=3, phase="end-of-round", gold=20, first=1, turn=1, reserve={"I": 8})
    assert tricity.from_position(position).to_act == (1,)
    position = make_position(three, three, round_=3, phase="end-of-round", gold=20, first=1, turn=1, reserve={"I": 7})
    assert fault(position) == ("$.reserve.industry", "CC-50")
    position = make_position(three, three, round_=3, phase="end-of-round", gold=20, first=1, turn=0, reserve={"I": 7})
    assert tricity.from_position(position).to_act == (0,)


@pytest.mark.parametrize(("letter", "city"), [("R", draw("R R", "T .")), ("C", draw("C C", "T ."))])
def test_cards_that_are_joined_came_from_the_reserve(letter: str, city: Drawing) -> None:
    full = {"R": 22, "C": 18}[letter]
    assert fault(make_position(city, draw("T"), hands=["P"], reserve={letter: full})) == ("$.seats", "CC-25")
    assert fault(make_position(city, city, hands=["P"], reserve={letter: full - 1})) == ("$.seats", "CC-25")
    assert not tricity.from_position(make_position(city, city, hands=["P"], reserve={letter: full - 2})).over


@pytest.mark.parametrize("dividers", [[0, 2], [0, 1, 2], [0, 0]])
def test_who_may_have_divided(dividers: list[int]) -> None:
    """The last in line never divides."""
    assert fault(make_position(hands=["RC", "PP", "II"], dividers=dividers)) == ("$.dividers", "CC-15")
    assert not tricity.from_position(make_position(hands=["RC", "PP", "II"], dividers=[0, 1])).over


def test_nobody_has_divided_who_has_yet_to_choose() -> None:
    position = make_position(players=4, phase="divide", pool="RRCCIIPP", dividers=[0, 1])
    assert fault(position) == ("$.dividers", "CC-15")


@pytest.mark.parametrize(
    ("hands", "turn"), [(["", "", "RC"], 0), (["", "RC", ""], 2), (["RC", "", ""], 2), (["", "RC", ""], 1)]
)
def test_lots_are_chosen_in_turn(hands: list[str], turn: int) -> None:
    position = make_position(
        players=3, phase="divide", hands=hands, pool="LIPP", pool_shown="LI", turn=turn, dividers=sorted({0, turn})
    )
    assert fault(position) == ("$.seats", "CC-13")


def test_nothing_is_known_of_cards_just_drawn() -> None:
    assert fault(make_position(players=2, phase="divide", pool="RCIP", pool_shown="R")) == ("$.pool_shown", "CC-17")
    position = make_position(players=2, phase="choose", pool="RCIP", pool_shown="RCIP", lots=("RC", "I"))
    assert fault(position) == ("$.pool_shown", "CC-17")
    assert fault(make_position(players=1, phase="keep", pool="RCI", pool_shown="R")) == ("$.pool_shown", "CC-17")


def test_what_lay_up_is_known_of_cards_divided_again() -> None:
    position = make_position(players=3, phase="divide", hands=["", "RC", ""], pool="LIPP", pool_shown="L")
    assert fault(position) == ("$.pool_shown", "CC-17")


@pytest.mark.parametrize(
    ("shown", "stands"),
    [
        (["RC", "PP", "II"], True),
        (["RC", "P", "II"], True),
        (["RC", "PP", "I"], True),
        (["R", "PP", "II"], False),
        (["RC", "", "II"], False),
        (["RC", "P", "I"], False),
    ],
)
def test_one_card_at_most_is_hidden_and_the_last_two_have_it(shown: list[str], stands: bool) -> None:
    position = make_position(hands=["RC", "PP", "II"], shown=shown, dividers=[0, 1])
    if stands:
        assert tricity.from_position(position).position() == position
    else:
        assert fault(position) == ("$.seats", "CC-17")


def test_alone_nothing_is_hidden_of_the_cards_kept() -> None:
    assert fault(make_position(hands=["RC"], shown=["R"])) == ("$.seats", "CC-17")
