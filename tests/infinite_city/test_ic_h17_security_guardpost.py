"""IC-H17: all tokens of one tile return."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, played, supply, table


@pytest.mark.rule("IC-H17")
def test_all_tokens_of_an_occupied_tile_return() -> None:
    match = table(draw("Ho:ABBC Em:B Fa #Hs"), ["Gu"])
    match.play("play security-guardpost 0,1")
    assert choices(match, "clear") == {"0,0", "1,0", "0,1"}
    assert played(match, "clear 0,0") == draw("Ho Em:B Fa #Hs", "Gu:A . . .")
    assert supply(match) == [14, 14, 15]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H17", "IC-14")
def test_alone_it_must_clear_itself() -> None:
    match = table(draw("Ho Em"), ["Gu"])
    assert played(match, "play security-guardpost 0,1") == draw("Ho Em", "Gu .")
    assert supply(match) == [15, 15]


@pytest.mark.rule("IC-H17")
def test_a_tile_without_tokens_is_refused() -> None:
    match = table(draw("Ho:B Em"), ["Gu"])
    match.play("play security-guardpost 0,1")
    assert refused(match, "clear 1,0") == ("IC-H17", {"case": "none", "at": "1,0", "seat": 0})
