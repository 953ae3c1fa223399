"""CC-21: what can be built must be built; what cannot is discarded, in either reading of the option `discard`."""

from itertools import permutations
from typing import Any

import pytest

import tricity
from support.card_city import city_of, draw, refused, table
from support.rulings import as_rules_1

READINGS = ("in-order", "last")
FULL = ("P P P", "P T .")
"""A city at its limit: only an industry can be built."""

either_reading = pytest.mark.parametrize("discard", READINGS)


def moves_of(match: tricity.Match, seat: int = 0) -> list[str]:
    return [str(move) for move in match.legal_moves(seat)]


@pytest.mark.rule("CC-21")
@either_reading
def test_a_card_that_can_be_built_must_be_built(discard: str) -> None:
    match = table(hands=["RC", ""], discard=discard)
    assert {move.verb for move in match.legal_moves(0)} == {"build"}
    assert refused(match, "discard residence", seat=0) == ("CC-21", {"case": "card", "card": "residence", "at": "e4"})


@pytest.mark.rule("CC-21")
def test_in_order_a_card_may_go_before_the_other_is_built() -> None:
    match = table(hands=["LP", ""], gold=4, discard="in-order")
    assert moves_of(match) == [*(f"build parking {cell}" for cell in ("e4", "d5", "f5", "e6")), "discard leisure"]
    match.play("discard leisure", seat=0)
    assert {move.verb for move in match.legal_moves(0)} == {"build"}


@pytest.mark.rule("CC-21")
def test_in_order_the_other_card_may_also_come_first() -> None:
    match = table(hands=["LP", ""], gold=4, discard="in-order")
    match.play("build parking e4", seat=0)
    assert moves_of(match) == ["discard leisure"]


@pytest.mark.rule("CC-21")
def test_with_last_nothing_is_discarded_while_the_other_card_can_be_built() -> None:
    match = table(hands=["LP", ""], gold=4, discard="last")
    facts = {"case": "last", "card": "leisure", "other_card": "parking"}
    assert refused(match, "discard leisure", seat=0) == ("CC-21", facts)
    match.play("build parking e4", seat=0)
    assert moves_of(match) == ["discard leisure"]


@pytest.mark.rule("CC-21", "CC-24")
def test_in_order_a_card_may_be_lost_that_an_industry_would_make_room_for() -> None:
    city = draw(*FULL)
    match = table(city, hands=["PI", "C"], discard="in-order")
    assert {str(move)[:14] for move in match.legal_moves(0)} == {"build industry", "discard parkin"}
    match.play("discard parking", seat=0)
    assert {move.args[0] for move in match.legal_moves(0)} == {"industry"}
    match = table(city, hands=["PI", "C"], discard="in-order")
    match.play(f"build industry {city.at('c2')}", seat=0)
    assert {str(move)[:13] for move in match.legal_moves(0)} == {"build parking"}


@pytest.mark.rule("CC-21", "CC-24")
def test_with_last_an_industry_first_makes_room_for_the_other_card() -> None:
    city = draw(*FULL)
    match = table(city, hands=["PI", "C"], discard="last")
    assert {move.args[0] for move in match.legal_moves(0)} == {"industry"}
    facts = {"case": "last", "card": "parking", "other_card": "industry"}
    assert refused(match, "discard parking", seat=0) == ("CC-21", facts)
    match.play(f"build industry {city.at('c2')}", seat=0)
    assert {str(move)[:13] for move in match.legal_moves(0)} == {"build parking"}


@pytest.mark.rule("CC-21")
@either_reading
def test_a_discard_leaves_the_game_face_up(discard: str) -> None:
    match = table(hands=["L", "R"], gold=4, discard=discard)
    before = match.view(None)["discarded"]
    (event,) = match.play("discard leisure", seat=0)
    assert event.seen_by(None) == {"seat": 0, "card": "leisure"}
    assert match.view(None)["discarded"] == {**before, "leisure": before["leisure"] + 1}
    assert match.view(None)["seats"][0]["hand"]["known"] == []


@pytest.mark.rule("CC-21")
@either_reading
def test_the_order_may_make_the_second_card_unbuildable_by_the_limit(discard: str) -> None:
    """One more card fits. Whichever is built, the other one goes."""
    city = draw("P P", "P T")
    for kept, lost in permutations(["residence", "parking"]):
        match = table(city, hands=["RP", "C"], discard=discard)
        match.play(f"build {kept} {city.at('b3')}", seat=0)
        assert moves_of(match) == [f"discard {lost}"]


@pytest.mark.rule("CC-21")
@either_reading
def test_the_order_may_make_the_second_card_unbuildable_by_its_neighbours(discard: str) -> None:
    """The square is full but for two places side by side, where a residence and an industry can't both stand."""
    city = draw(
        "P P P P P",
        "I I I I L",
        "P P T P L",
        "C P P P P",
        "P P P . .",
    )
    first = city.at("d5")
    fields: dict[str, Any] = {"players": 4, "hands": ["RI", "C"], "round_": 10, "discard": discard}
    for kept, lost in permutations(["residence", "industry"]):
        match = table(city, **fields)
        match.play(f"build {kept} {first}", seat=0)
        assert moves_of(match) == [f"discard {lost}"]


@pytest.mark.rule("CC-21")
@either_reading
def test_the_order_may_make_the_second_card_unaffordable(discard: str) -> None:
    match = table(hands=["LL", "C"], gold=9, discard=discard)
    match.play("build leisure e4", seat=0)
    assert moves_of(match) == ["discard leisure"]


@pytest.mark.rule("CC-21")
@either_reading
def test_when_neither_can_be_built_both_go_in_either_order(discard: str) -> None:
    match = table(draw(*FULL), hands=["RC", "C"], discard=discard)
    assert moves_of(match) == ["discard residence", "discard commerce"]
    match.play("discard commerce", seat=0)
    assert moves_of(match) == ["discard residence"]


@pytest.mark.rule("CC-21")
@either_reading
def test_two_cards_alike_are_one_choice(discard: str) -> None:
    match = table(draw(*FULL), hands=["RR", "C"], discard=discard)
    assert moves_of(match) == ["discard residence"]
    match = table(hands=["RR", "C"], discard=discard)
    assert len(match.legal_moves(0)) == 4


@pytest.mark.rule("CC-21")
def test_the_newest_rules_take_the_cards_in_order_unless_the_table_chooses_otherwise() -> None:
    assert tricity.new("card-city", seed=1).options["discard"] == "in-order"
    assert tricity.new("card-city", seed=1, options={"discard": "last"}).options["discard"] == "last"
    for wrong in ("first", True, None):
        with pytest.raises(tricity.BadOption):
            tricity.new("card-city", seed=1, options={"discard": wrong})


@pytest.mark.rule("CC-21")
def test_rules_1_know_the_reading_last_only() -> None:
    match = tricity.new("card-city", seed=1, rules=1)
    assert match.options == {"decentralisation": False, "parking_meters": False}
    assert match.rulings["discard"] == "last"
    assert match.view(None)["options"]["discard"] == "last"
    with pytest.raises(tricity.BadOption):
        tricity.new("card-city", seed=1, options={"discard": "last"}, rules=1)


@pytest.mark.rule("CC-21")
def test_a_position_of_rules_1_is_played_on_by_the_reading_last() -> None:
    newest = table(hands=["LP", ""], gold=4, discard="last")
    match = tricity.from_position(as_rules_1(newest.position()))
    assert match.rules == 1
    assert refused(match, "discard leisure", seat=0)[0] == "CC-21"
    match.play("build parking e4", seat=0)
    assert "rules: 1" in match.record().splitlines()
    assert tricity.replay(match.record()).record() == match.record()


@pytest.mark.rule("CC-21")
@either_reading
def test_imagined_worlds_keep_the_reading(discard: str) -> None:
    match = table(hands=["LP", ""], gold=4, discard=discard)
    for viewer in (None, 0, 1):
        world = match.imagine(viewer, 7)
        moves = [str(match.game.decode(code)) for code in match.game.legal(world, 0)]
        assert "build parking e4" in moves
        assert ("discard leisure" in moves) == (discard == "in-order")


@pytest.mark.rule("CC-21")
def test_a_lost_card_leaves_the_city_as_it_was() -> None:
    match = table(hands=["LP", ""], gold=4)
    match.play("discard leisure", seat=0)
    assert city_of(match) == draw("T")
    assert match.view(None)["seats"][0]["gold"] == 4
