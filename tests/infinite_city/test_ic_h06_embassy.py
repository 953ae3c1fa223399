"""IC-H6: a token on an adjacent tile, in place of those there."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, crowded, draw, is_turn_over, joined, kinds, played, supply, table


@pytest.mark.rule("IC-H6")
def test_the_tokens_there_return_to_their_owners() -> None:
    match = table(draw("Ho:BBC Hs:A", ".      Fa"), ["Em"])
    match.play("play embassy 0,1")
    assert choices(match, "put") == {"0,0", "1,1"}
    assert played(match, "put 0,0") == draw("Ho:A Hs:A", "Em:A Fa")
    assert supply(match) == [12, 15, 15]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H6")
def test_one_s_own_tile_may_be_taken_again() -> None:
    match = table(draw("Ho:AAB . Fa"), ["Em"])
    assert played(match, "play embassy 1,0", "put 0,0") == draw("Ho:A Em:A Fa")
    assert supply(match) == [13, 15]


@pytest.mark.rule("IC-H6", "IC-12")
def test_a_face_down_tile_is_turned_and_its_text_followed() -> None:
    match = table(draw("#Gu Ho:B"), ["Em"])
    city = played(match, "play embassy 0,1")
    assert city == draw("Gu:A Ho:B", "Em:A .")
    assert choices(match, "clear") == {"0,0", "1,0", "0,1"}


@pytest.mark.rule("IC-H6", "IC-12")
def test_a_face_up_tile_has_no_text() -> None:
    match = table(draw("Gu Ho:B"), ["Em"])
    assert played(match, "play embassy 0,1") == draw("Gu:A Ho:B", "Em:A .")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H6", "IC-18")
def test_without_a_token_it_does_nothing() -> None:
    match = table(joined(draw("Ho:A . Fa:A"), crowded("A", 12)), ["Em"])
    assert played(match, "play embassy 1,0") == joined(draw("Ho:A Em:A Fa:A"), crowded("A", 12))
    assert "ic-idle" in kinds(match)


@pytest.mark.rule("IC-H6")
def test_a_tile_that_is_not_adjacent_is_refused() -> None:
    match = table(draw("Ho:B . Fa", ".    . Gu"), ["Em"])
    match.play("play embassy 1,0")
    assert refused(match, "put 2,1") == ("IC-H6", {"case": "apart", "at": "2,1", "seat": 0})
    assert refused(match, "put 1,1")[0] == "IC-14"
