"""IC-H11: an adjacent tile into your hand."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, hand_of, is_turn_over, kinds, played, supply, table


@pytest.mark.rule("IC-H11")
def test_an_adjacent_tile_goes_to_hand_and_its_tokens_back() -> None:
    match = table(draw("Ho:BBC Em", ".      Fa"), ["Ma"], deck="Gu Gu Gu Gu")
    match.play("play mausoleum 0,1")
    assert choices(match, "take") == {"0,0", "1,1"}
    assert played(match, "take 0,0") == draw(".    Em", "Ma:A Fa")
    assert supply(match) == [14, 15, 15]
    assert "hotel" in hand_of(match, 0)
    assert len(hand_of(match, 0)) == 5
    assert is_turn_over(match)


@pytest.mark.rule("IC-H11")
def test_everybody_knows_a_tile_that_lay_face_up() -> None:
    match = table(draw("Ho:B . Em"), ["Ma"], players=3)
    match.play("play mausoleum 1,0")
    match.play("take 0,0")
    for viewer in (1, 2, None):
        assert match.view(viewer)["seats"][0]["hand"]["known"] == ["hotel"]


@pytest.mark.rule("IC-H11")
def test_only_its_new_owner_knows_one_that_lay_face_down() -> None:
    match = table(draw("#Ho . Em"), ["Ma"], players=3)
    match.play("play mausoleum 1,0")
    event = match.play("take 0,0")[0]
    assert (event.kind, event.secret, event.to) == ("ic-took-down", {"tile": "hotel"}, (0,))
    assert "hotel" in match.view(0)["seats"][0]["hand"]["known"]
    for viewer in (1, 2, None):
        assert match.view(viewer)["seats"][0]["hand"]["known"] == []


@pytest.mark.rule("IC-H11", "IC-14")
def test_a_single_neighbour_is_taken_without_asking() -> None:
    match = table(draw("Ho:B Em"), ["Ma"])
    assert played(match, "play mausoleum 0,1") == draw(". Em", "Ma:A .")
    assert "ic-took" in kinds(match)


@pytest.mark.rule("IC-H11")
def test_a_tile_that_is_not_adjacent_is_refused() -> None:
    match = table(draw("Ho:B . Em Gu"), ["Ma"])
    match.play("play mausoleum 1,0")
    assert refused(match, "take 3,0") == ("IC-H11", {"case": "apart", "at": "3,0", "seat": 0})
