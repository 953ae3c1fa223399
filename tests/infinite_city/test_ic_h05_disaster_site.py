"""IC-H5: another tile goes under the deck, its tokens back to their owners."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, kinds, played, supply, table


@pytest.mark.rule("IC-H5")
def test_another_tile_goes_under_the_deck() -> None:
    match = table(draw("Ho:BBC Hs #Fa"), ["Di"])
    match.play("play disaster-site 0,1")
    assert choices(match, "remove") == {"0,0", "1,0", "2,0"}
    assert played(match, "remove 0,0") == draw(".    Hs #Fa", "Di:A .  .  ")
    assert supply(match) == [14, 15, 15]
    assert match.position()["deck"][-1] == "hotel"
    assert is_turn_over(match)


@pytest.mark.rule("IC-H5")
def test_a_face_down_tile_goes_unseen() -> None:
    match = table(draw("Ho:B #Fa"), ["Di"])
    match.play("play disaster-site 0,1")
    events = match.play("remove 1,0")
    assert events[0].kind == "ic-removed-down"
    assert not events[0].reveals
    assert match.position()["deck"][-1] == "factory"


@pytest.mark.rule("IC-H5", "IC-14")
def test_the_only_other_tile_goes_without_asking() -> None:
    match = table(draw("Ho:B"), ["Di"])
    assert played(match, "play disaster-site 0,1") == draw("Di:A", at="0,1")
    assert "ic-removed" in kinds(match)


@pytest.mark.rule("IC-H5")
def test_it_cannot_remove_itself() -> None:
    match = table(draw("Ho:B #Fa"), ["Di"])
    match.play("play disaster-site 0,1")
    assert refused(match, "remove 0,1") == ("IC-H5", {"case": "itself", "at": "0,1", "seat": 0})
