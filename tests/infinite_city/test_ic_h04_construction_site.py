"""IC-H4: play another tile from hand."""

import pytest

from support.card_city import refused
from support.infinite_city import draw, hand_of, is_turn_over, kinds, places, played, table


@pytest.mark.rule("IC-H4")
def test_another_tile_is_played_with_a_token_and_its_text() -> None:
    match = table(draw("Ho"), ["Co Em Em Gu"])
    match.play("play construction-site 0,1")
    assert {move.args[0] for move in match.legal_moves()} == {"embassy", "security-guardpost"}
    assert places(match, "embassy") == {"0,-1", "-1,0", "1,0", "-1,1", "1,1", "0,2"}
    # The embassy touches one tile only, which gets its token without asking.
    assert played(match, "play embassy 1,1") == draw("Ho . ", "Co:A Em:A")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H4")
def test_one_may_follow_the_other() -> None:
    match = table(draw("Ho"), ["Co Co Fa"])
    moves = ["play construction-site 0,1", "play construction-site 0,2", "play factory 0,3"]
    assert played(match, *moves) == draw("Ho", "Co:A", "Co:A", "Fa:A")
    assert len(hand_of(match, 0)) == 10


@pytest.mark.rule("IC-H4", "IC-14")
def test_with_an_empty_hand_it_does_nothing() -> None:
    match = table(draw("Ho"), ["Co"])
    match.play("play construction-site 0,1")
    assert kinds(match)[-2:] == ["ic-idle", "ic-drew"]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H4", "IC-10", "IC-14")
def test_it_must_be_a_tile_from_hand() -> None:
    match = table(draw("Ho"), ["Co Em"])
    match.play("play construction-site 0,1")
    assert refused(match, "play factory 1,1") == ("IC-10", {"case": "hand", "tile": "factory", "tiles": ["embassy"]})
    assert refused(match, "hotel 0,0")[0] == "IC-14"
    assert refused(match, "pass")[0] == "IC-14"
