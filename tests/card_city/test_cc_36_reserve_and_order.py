"""CC-36 and CC-37: what keeps a district from developing, and who develops when."""

import pytest

from support.card_city import check_development, city_of, developing, draw, refused, table

GROWING = draw(
    ". r .",
    "r R L",
    ". T .",
)
TWICE = draw(
    "I . . .",
    "P L R L",
    ". . T .",
)
"""The residence touches three culture cards, and so develops twice."""


@pytest.mark.rule("CC-36")
def test_without_a_residence_in_the_reserve_no_district_develops() -> None:
    assert developing(GROWING, reserve={"R": 1}) == GROWING
    assert developing(GROWING, reserve={"R": 0}) == draw(
        "R L",
        "T .",
    )


@pytest.mark.rule("CC-36")
def test_without_a_commerce_in_the_reserve_no_commerce_develops() -> None:
    drawn = draw("R C R", ". T .")
    assert developing(drawn, reserve={"C": 0}) == drawn


@pytest.mark.rule("CC-36")
def test_the_other_pile_does_not_matter() -> None:
    assert developing(GROWING, reserve={"C": 0, "I": 0}) == GROWING


@pytest.mark.rule("CC-36")
def test_the_refusal_when_the_pile_is_empty() -> None:
    drawn = draw(
        ". c r .",
        "R C R L",
        ". c T I",
    )
    match = table(drawn, players=2, phase="development", reserve={"R": 0})
    assert {move.args[0] for move in match.legal_moves()} == {"commerce"}
    at = drawn.at("c1")
    assert refused(match, f"develop residence {at}") == ("CC-36", {"card": "residence", "at": at})


@pytest.mark.rule("CC-36")
def test_without_a_legal_spot_the_district_does_not_develop() -> None:
    check_development(
        ". P .",
        "L R P",
        "I T .",
    )
    check_development(
        "I . P",
        "L R P",
        "P T .",
    )


@pytest.mark.rule("CC-36")
def test_the_phase_ends_by_itself_when_nothing_can_develop() -> None:
    match = table(hands=["P", ""], gold=0)
    events = match.play("build parking e4", seat=0)
    assert [event.kind for event in events] == ["cc-built", "cc-income", "cc-income", "cc-round", "cc-drew"]


@pytest.mark.rule("CC-37")
@pytest.mark.parametrize("first", range(3))
def test_players_develop_in_turn_order_each_until_done(first: int) -> None:
    match = table(TWICE, TWICE, TWICE, phase="development", first=first, turn=first, gold=0)
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        for _ in range(2):
            assert list(match.to_act) == [seat]
            match.play(match.legal_moves()[0])
    assert match.view(None)["phase"] == "divide"


@pytest.mark.rule("CC-37")
def test_nobody_develops_out_of_turn() -> None:
    match = table(GROWING, GROWING, phase="development", first=1, turn=1)
    facts = {"case": "turn", "seat": 0, "phase": "development", "acting_seats": [1]}
    assert refused(match, f"develop residence {GROWING.at('b1')}", seat=0) == ("CC-37", facts)
    match = table(GROWING, GROWING, hands=["P", ""])
    facts = {"case": "turn", "seat": 1, "phase": "construction", "acting_seats": [0]}
    assert refused(match, f"develop residence {GROWING.at('b1')}", seat=1) == ("CC-37", facts)


@pytest.mark.rule("CC-37")
def test_seats_with_nothing_to_develop_are_passed_over() -> None:
    match = table(draw("T"), GROWING, draw("T"), GROWING, phase="development", first=2, turn=3)
    assert match.to_act == (3,)
    match.play(match.legal_moves()[0])
    assert match.to_act == (1,)


@pytest.mark.rule("CC-36", "CC-37")
@pytest.mark.parametrize("first", [0, 1])
def test_the_reserve_may_run_out_between_the_players(first: int) -> None:
    match = table(GROWING, GROWING, phase="development", first=first, turn=first, reserve={"R": 1}, gold=0)
    match.play(match.legal_moves()[0])
    assert match.view(None)["phase"] == "divide"
    assert len(city_of(match, first).cards) == 4
    assert len(city_of(match, 1 - first).cards) == 3
    assert match.view(None)["reserve"]["residence"] == 0


@pytest.mark.rule("CC-36", "CC-37")
def test_the_reserve_may_run_out_between_two_developments_of_one_player() -> None:
    match = table(TWICE, players=2, phase="development", reserve={"R": 1}, gold=0)
    match.play(match.legal_moves()[0])
    assert match.view(None)["phase"] == "divide"
