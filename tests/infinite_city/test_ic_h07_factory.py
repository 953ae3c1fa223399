"""IC-H7: after drawing at the end of the turn, five more tiles."""

import pytest

from support.infinite_city import draw, hand_of, kinds, table


@pytest.mark.rule("IC-H7", "IC-15")
def test_five_more_tiles_after_drawing_up_to_five() -> None:
    match = table(draw("Ho"), ["Fa Em"])
    match.play("play factory 0,1")
    assert len(hand_of(match, 0)) == 10
    assert kinds(match) == ["ic-played", "ic-factory", "ic-drew", "ic-drew"]
    assert [event.facts["count"] for event in match.moves[-1].events[2:]] == [4, 5]


@pytest.mark.rule("IC-H7", "IC-15")
def test_five_more_also_when_none_are_drawn_before() -> None:
    match = table(draw("Ho"), ["Fa Em Em Em Em Em Gu"])
    match.play("play factory 0,1")
    assert len(hand_of(match, 0)) == 11


@pytest.mark.rule("IC-H7")
def test_each_factory_of_a_turn_counts() -> None:
    match = table(draw("#Fa . #Fa"), ["Ca"])
    match.play("play capitol 1,0")
    match.play("follow 2,0")
    assert len(hand_of(match, 0)) == 15


@pytest.mark.rule("IC-H7")
def test_it_counts_for_this_turn_only() -> None:
    match = table(draw("Ho"), ["Fa", "Fa"])
    match.play("play factory 0,1")
    match.play("play factory 0,2")
    assert [len(hand_of(match, seat)) for seat in (0, 1)] == [10, 10]


@pytest.mark.rule("IC-H7", "IC-16")
def test_it_draws_what_there_is() -> None:
    match = table(draw("Ho"), ["Fa"], deck="Em Em Em", spare=1)
    match.play("play factory 0,1")
    assert hand_of(match, 0) == ["embassy", "embassy", "embassy"]
