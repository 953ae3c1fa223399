"""IC-H8, IC-11: a token on a hotel instead of a tile from hand."""

import pytest

from support.card_city import refused
from support.infinite_city import crowded, draw, hand_of, is_turn_over, joined, kinds, played, supply, table
from tricity import Match


def hotels(match: Match) -> list[str]:
    return [str(move) for move in match.legal_moves() if move.verb == "hotel"]


@pytest.mark.rule("IC-H8", "IC-11")
def test_a_hotel_is_taken_instead_of_playing_a_tile() -> None:
    match = table(draw("Ho:BC Em #Ho"), ["Fa Gu"])
    assert hotels(match) == ["hotel 0,0"]
    assert played(match, "hotel 0,0") == draw("Ho:ABC Em #Ho")
    assert supply(match) == [14, 14, 14]
    assert is_turn_over(match)
    assert len(hand_of(match, 0)) == 5


@pytest.mark.rule("IC-H8")
def test_only_those_where_one_has_no_token() -> None:
    match = table(draw("Ho:A Ho:B Ho"), ["Fa"])
    assert hotels(match) == ["hotel 1,0", "hotel 2,0"]
    assert refused(match, "hotel 0,0") == ("IC-H8", {"at": "0,0"})


@pytest.mark.rule("IC-11")
def test_only_hotels_that_lie_face_up() -> None:
    match = table(draw("Ho #Ho Em"), ["Fa"])
    for cell in ("1,0", "2,0", "7,7"):
        assert refused(match, f"hotel {cell}") == ("IC-11", {"at": cell})


@pytest.mark.rule("IC-H8")
def test_coming_into_play_it_does_nothing() -> None:
    match = table(draw("Em"), ["Ho"])
    assert played(match, "play hotel 0,1") == draw("Em", "Ho:A")
    assert kinds(match) == ["ic-played", "ic-drew"]


@pytest.mark.rule("IC-H8", "IC-14")
@pytest.mark.parametrize(("tile", "letters"), [("construction-site", "Co Em"), ("library", "Li"), ("temple", "Te")])
def test_it_does_not_replace_a_tile_that_an_effect_lets_one_play(tile: str, letters: str) -> None:
    match = table(draw("Ho"), [letters, "Fa Gu"], deck="Fa Gu Em Hs Ba")
    assert hotels(match) == ["hotel 0,0"]
    match.play(f"play {tile} 0,1")
    assert {move.verb for move in match.legal_moves()} == {"play"}
    assert refused(match, "hotel 0,0")[0] == "IC-14"


@pytest.mark.rule("IC-H8", "IC-40")
def test_the_last_token_may_go_there() -> None:
    match = table(joined(draw("Ho"), crowded("A", 14)), ["Fa"])
    match.play("hotel 0,0")
    assert kinds(match)[:2] == ["ic-hotel", "ic-ran-out"]
