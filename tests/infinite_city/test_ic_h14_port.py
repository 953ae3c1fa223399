"""IC-H14: the top tile of the deck, face down."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, kinds, played, table


@pytest.mark.rule("IC-H14")
def test_the_top_tile_is_laid_face_down_beside_any_tile() -> None:
    match = table(draw("Ho"), ["Po"], deck="Em Gu")
    match.play("play port 0,1")
    assert choices(match, "lay") == {"0,-1", "-1,0", "1,0", "-1,1", "1,1", "0,2"}
    assert played(match, "lay 1,0") == draw("Ho #Em", "Po:A .")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H14")
def test_nobody_looks_at_it() -> None:
    match = table(draw("Ho"), ["Po"], deck="Em Gu")
    match.play("play port 0,1")
    event = match.play("lay 1,0")[0]
    assert (event.kind, event.secret, event.reveals) == ("ic-laid", {}, False)
    for viewer in (0, 1, None):
        assert match.view(viewer)["city"]["1,0"]["tile"] is None


@pytest.mark.rule("IC-H14", "IC-16")
def test_without_a_deck_it_does_nothing() -> None:
    match = table(draw("Ho"), ["Po"], spare=1)
    assert played(match, "play port 0,1") == draw("Ho", "Po:A")
    assert kinds(match) == ["ic-played", "ic-idle"]


@pytest.mark.rule("IC-H14", "IC-10")
def test_a_place_that_touches_nothing_is_refused() -> None:
    match = table(draw("Ho"), ["Po"])
    match.play("play port 0,1")
    assert refused(match, "lay 4,4") == ("IC-10", {"case": "apart", "at": "4,4"})
    assert refused(match, "lay 0,1") == ("IC-10", {"case": "taken", "at": "0,1"})
