"""IC-12: a token put on a face-down tile turns it; on a face-up one nothing follows."""

import pytest

from support.infinite_city import choices, draw, is_turn_over, played, table


@pytest.mark.rule("IC-12")
def test_a_turned_tile_acts_for_who_put_the_token() -> None:
    match = table(draw("#Em Ho:B"), ["Em"])
    city = played(match, "play embassy 0,1")
    assert city == draw("Em:A Ho:B", "Em:A .")
    assert choices(match, "put") == {"1,0", "0,1"}


@pytest.mark.rule("IC-12")
def test_a_token_moved_or_swapped_turns_nothing_and_follows_nothing() -> None:
    match = table(draw("Gu:B Ho:A"), ["Ba"])
    assert played(match, "play bank 0,1") == draw("Gu:A Ho:A", "Ba:B .")
    assert is_turn_over(match)


@pytest.mark.rule("IC-12")
def test_everybody_sees_a_turned_tile() -> None:
    match = table(draw("#Fa Ho:B"), ["Em"])
    assert match.view(1)["city"]["0,0"]["tile"] is None
    events = match.play("play embassy 0,1")
    (turned,) = (event for event in events if event.kind == "ic-turned")
    assert (turned.facts["tile"], turned.reveals) == ("factory", True)
    assert match.view(None)["city"]["0,0"]["tile"] == "factory"
