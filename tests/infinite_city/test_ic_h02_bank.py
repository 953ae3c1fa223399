"""IC-H2: a token on the bank against one on a tile that you don't control."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, kinds, played, supply, table


@pytest.mark.rule("IC-H2")
def test_it_trades_with_any_occupied_tile_that_you_do_not_control() -> None:
    match = table(draw("Ho:B Hs:AB Em:BC #Fa Gu"), ["Ba"])
    match.play("play bank 0,1")
    assert choices(match, "trade") == {"0,0 b", "2,0 b", "2,0 c"}
    assert played(match, "trade 2,0 c") == draw("Ho:B Hs:AB Em:AB #Fa Gu", "Ba:C . . . .")
    assert supply(match) == [13, 12, 14]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H2")
def test_only_one_of_several_tokens_is_traded() -> None:
    match = table(draw("Ho:BB Em:BC"), ["Ba"])
    assert played(match, "play bank 0,1", "trade 0,0 b") == draw("Ho:AB Em:BC", "Ba:B .")


@pytest.mark.rule("IC-H2", "IC-14")
def test_a_single_token_is_traded_without_asking() -> None:
    match = table(draw("Ho:B Hs:AB"), ["Ba"])
    assert played(match, "play bank 0,1") == draw("Ho:A Hs:AB", "Ba:B .")
    assert "ic-traded" in kinds(match)


@pytest.mark.rule("IC-H2", "IC-14")
def test_without_another_one_s_tile_it_does_nothing() -> None:
    match = table(draw("Ho:A Hs:AB #Fa"), ["Ba"])
    assert played(match, "play bank 0,1") == draw("Ho:A Hs:AB #Fa", "Ba:A . .")
    assert "ic-idle" in kinds(match)


@pytest.mark.rule("IC-H2", "IC-13")
def test_a_bank_that_has_lost_its_token_does_nothing() -> None:
    waiting = [{"step": "waiting", "at": "1,0", "number": 1}, {"step": "waiting", "at": "2,0"}]
    match = table(draw("Ho:B Ba Fa:A"), pending=waiting)
    assert played(match, "follow 1,0") == draw("Ho:B Ba Fa:A")
    assert kinds(match)[0] == "ic-idle"


@pytest.mark.rule("IC-H2")
def test_own_tiles_and_absent_owners_are_refused() -> None:
    match = table(draw("Ho:B Hs:AB Em:BC #Fa"), ["Ba"])
    match.play("play bank 0,1")
    assert refused(match, "trade 1,0 b")[1]["case"] == "own"
    assert refused(match, "trade 0,0 c") == ("IC-H2", {"case": "none", "at": "0,0", "seat": 2})
    assert refused(match, "trade 3,0 b")[1]["case"] == "none"
