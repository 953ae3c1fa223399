"""IC-10, IC-11, IC-14, IC-18: a tile from hand, beside another one, with a token."""

import pytest

from support.card_city import refused
from support.infinite_city import crowded, draw, hand, hand_of, joined, kinds, places, played, supply, table


@pytest.mark.rule("IC-10")
def test_a_tile_goes_where_it_shares_a_side_with_another() -> None:
    drawn = draw(". x  x . ", "x Ho Em x", ". x  #Fa x", ". . x . ", at="-1,-1")
    match = table(draw("Ho Em", ". #Fa"), ["Fa"])
    assert places(match, "factory") == drawn.marks


@pytest.mark.rule("IC-10")
def test_it_lies_face_up_with_a_token_and_leaves_the_hand() -> None:
    match = table(draw("Ho Em"), ["Fa Gu Gu Gu Gu Gu"])
    assert played(match, "play factory 2,0") == draw("Ho Em Fa:A")
    assert supply(match) == [14, 15]
    assert hand_of(match, 0)[:5].count("factory") == 0
    assert kinds(match)[0] == "ic-played"


@pytest.mark.rule("IC-10")
def test_tiles_of_a_kind_are_one_choice() -> None:
    match = table(draw("Em"), ["Fa Fa Fa Gu"])
    assert [move.args[0] for move in match.legal_moves()] == ["factory"] * 4 + ["security-guardpost"] * 4


@pytest.mark.rule("IC-10", "IC-14")
def test_the_turn_s_tile_is_asked_for_also_when_there_is_one_answer() -> None:
    match = table(draw(". Fa . Gu .", "Hs Pz Em Pz x", ". Ar . Di ."), ["Co", "Fa"])
    assert [str(move) for move in match.legal_moves()] == ["play construction-site 4,1"]


@pytest.mark.rule("IC-10")
def test_refusals_name_the_hand_and_the_place() -> None:
    match = table(draw("Em Gu"), ["Fa Ho"])
    assert refused(match, "play bank 0,1") == ("IC-10", {"case": "hand", "tile": "bank", "tiles": hand("Fa Ho")})
    assert refused(match, "play factory 0,0") == ("IC-10", {"case": "taken", "at": "0,0"})
    assert refused(match, "play factory 2,1") == ("IC-10", {"case": "apart", "at": "2,1"})
    assert refused(match, "put 0,0") == ("IC-10", {"case": "turn"})
    assert refused(match, "done") == ("IC-10", {"case": "turn"})


@pytest.mark.rule("IC-11", "IC-10")
def test_a_turn_is_a_tile_or_a_hotel() -> None:
    match = table(draw("Ho"), ["Fa"])
    assert {move.verb for move in match.legal_moves()} == {"play", "hotel"}


@pytest.mark.rule("IC-18")
def test_a_token_is_judged_the_last_after_those_there_have_returned() -> None:
    # One token in supply after the embassy's own: the two that return make it no last one.
    match = table(joined(draw("Ho:AA . Gu"), crowded("A", 11)), ["Em"])
    played(match, "play embassy 1,0", "put 0,0")
    assert supply(match)[0] == 2
    assert match.position()["out"] is None


@pytest.mark.rule("IC-18", "IC-40")
def test_a_token_put_on_a_bare_tile_may_be_the_last() -> None:
    match = table(joined(draw("Ho . Gu"), crowded("A", 13)), ["Em"])
    played(match, "play embassy 1,0", "put 0,0")
    assert supply(match)[0] == 0
    assert match.position()["out"] == 0
