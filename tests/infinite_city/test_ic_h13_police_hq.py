"""IC-H13: every other player who has a token puts one here."""

import pytest

from support.infinite_city import crowded, draw, is_turn_over, joined, kinds, played, supply, table


@pytest.mark.rule("IC-H13")
def test_everybody_else_puts_a_token() -> None:
    match = table(draw("Ho"), ["", "Pq"], players=4, turn=1)
    events = match.play("play police-hq 0,1")
    assert match.position()["city"]["0,1"]["tokens"] == [0, 1, 2, 3]
    assert supply(match) == [14, 14, 14, 14]
    assert [event.facts["seat"] for event in events if event.kind == "ic-put"] == [2, 3, 0]


@pytest.mark.rule("IC-H13", "IC-12")
def test_also_when_it_is_turned_by_a_token() -> None:
    match = table(draw("#Pq"), ["Em"], players=3)
    assert played(match, "play embassy 0,1") == draw("Pq:ABC", "Em:A")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H13", "IC-12")
def test_not_when_a_token_comes_onto_it_face_up() -> None:
    match = table(draw("Pq"), ["Em"], players=3)
    assert played(match, "play embassy 0,1") == draw("Pq:A", "Em:A")


@pytest.mark.rule("IC-H13")
def test_who_has_no_token_puts_none() -> None:
    last_round = {"out": 1, "last": [2]}
    match = table(joined(draw("Ho"), crowded("B", 15)), ["Pq"], players=3, **last_round)
    assert played(match, "play police-hq 0,1") == joined(draw("Ho", "Pq:AC"), crowded("B", 15))


@pytest.mark.rule("IC-H13", "IC-40")
def test_it_can_take_another_one_s_last_token() -> None:
    match = table(joined(draw("Ho"), crowded("B", 14)), ["Pq"], players=3)
    match.play("play police-hq 0,1")
    assert "ic-ran-out" in kinds(match)
    assert (match.position()["out"], match.position()["turn"], match.position()["last"]) == (1, 2, [0])
