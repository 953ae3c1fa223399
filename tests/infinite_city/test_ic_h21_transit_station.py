"""IC-H21: two tiles swap places, with their tokens. First one is chosen, then the other."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, kinds, played, table


@pytest.mark.rule("IC-H21")
def test_two_tiles_swap_places_with_their_tokens() -> None:
    match = table(draw("Ho:ABB Em #Fa"), ["Tr"])
    match.play("play transit-station 0,1")
    assert choices(match, "swap") == {"0,0", "1,0", "2,0", "0,1"}
    match.play("swap 0,0")
    assert kinds(match) == []
    assert choices(match, "with") == {"1,0", "2,0", "0,1"}
    assert played(match, "with 2,0") == draw("#Fa Em Ho:ABB", "Tr:A . .")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H21")
def test_it_may_swap_itself() -> None:
    match = table(draw("Ho:B Em"), ["Tr"])
    assert played(match, "play transit-station 0,1", "swap 1,0", "with 0,1") == draw("Ho:B Tr:A", "Em .")


@pytest.mark.rule("IC-H21", "IC-12")
def test_no_text_is_followed() -> None:
    match = table(draw("Ho:B #Fa"), ["Tr"])
    played(match, "play transit-station 0,1", "swap 0,0", "with 1,0")
    assert kinds(match) == ["ic-swapped", "ic-drew"]


@pytest.mark.rule("IC-H21")
def test_a_tile_cannot_swap_with_itself() -> None:
    match = table(draw("Ho:B Em"), ["Tr"])
    match.play("play transit-station 0,1")
    match.play("swap 0,0")
    assert refused(match, "with 0,0") == ("IC-H21", {"case": "itself", "at": "0,0", "seat": 0})
    assert refused(match, "swap 1,0") == ("IC-14", {"case": "pending", "tile": "transit-station", "at": "0,1"})
