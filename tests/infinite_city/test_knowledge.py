"""What each seat knows of the hands: what it has lawfully seen, as long as it is certainly there."""

import pytest

from support.infinite_city import draw, hand, played, table
from tricity import Match


def known(match: Match, viewer: int | None, owner: int) -> list[str]:
    tiles: list[str] = match.view(viewer)["seats"][owner]["hand"]["known"]
    return tiles


@pytest.mark.rule("IC-H20")
def test_who_looked_at_a_hand_remembers_it() -> None:
    match = table(draw("Ho"), ["Te", "Em Fa Fa Gu", "Hs"], deck="Li Li")
    match.play("play temple 0,1")
    match.play("look b")
    assert known(match, 0, 1) == hand("Em Fa Fa Gu")
    match.play("play factory 0,2")
    # One was played and one drawn, which nobody else saw.
    assert known(match, 0, 1) == hand("Em Fa Gu")
    assert match.view(0)["seats"][1]["hand"]["unknown"] == 1
    for other in (2, None):
        assert known(match, other, 1) == []
        assert match.view(other)["seats"][1]["hand"]["unknown"] == 4


@pytest.mark.rule("IC-H20")
def test_a_known_tile_is_known_until_it_leaves_the_hand() -> None:
    match = table(draw("Gu:B"), ["Em", "Fa Gu"], known=[(0, 1, "Fa")], turn=1)
    match.play("play factory 0,1")
    assert known(match, 0, 1) == []


@pytest.mark.rule("IC-H20")
def test_of_two_alike_of_which_one_was_seen_none_is_certain_once_one_is_played() -> None:
    match = table(draw("Gu:B"), ["Em", "Fa Fa"], known=[(0, 1, "Fa")], turn=1)
    match.play("play factory 0,1")
    assert "factory" in match.view(1)["seats"][1]["hand"]["known"]
    assert known(match, 0, 1) == []


@pytest.mark.rule("IC-H20")
def test_tiles_drawn_are_not_known() -> None:
    match = table(draw("Gu:B"), ["Em", "Fa Gu"], known=[(0, 1, "Gu")], turn=1, deck="Gu Gu")
    match.play("play factory 0,1")
    assert known(match, 0, 1) == hand("Gu")
    assert match.view(0)["seats"][1]["hand"]["unknown"] == 9


@pytest.mark.rule("IC-H18")
def test_who_swaps_hands_knows_what_was_given() -> None:
    match = table(draw("Ho"), ["Sh Em Em", "Fa Gu", "Hs"], players=3)
    match.play("play shopping-complex 0,1")
    match.play("swap-hands b")
    assert known(match, 0, 1) == hand("Em Em")
    assert known(match, 1, 0) == hand("Fa Gu")
    assert known(match, 2, 0) == known(match, 2, 1) == []


@pytest.mark.rule("IC-H18")
def test_what_others_know_goes_with_the_hands() -> None:
    match = table(draw("Ho"), ["Sh Em Em", "Fa Gu", "Hs"], known=[(2, 0, "Em"), (2, 1, "Gu")])
    match.play("play shopping-complex 0,1")
    match.play("swap-hands b")
    assert known(match, 2, 1) == hand("Em")
    assert known(match, 2, 0) == hand("Gu")


@pytest.mark.rule("IC-H18")
def test_what_one_knew_of_the_hand_that_one_gets_is_nothing_special_any_more() -> None:
    match = table(draw("Ho"), ["Sh Em Em", "Fa Gu"], known=[(0, 1, "Gu"), (1, 0, "Em")])
    match.play("play shopping-complex 0,1")
    assert known(match, 0, 1) == hand("Em Em")
    assert known(match, 1, 0) == hand("Fa Gu")
    seen = {(knowledge["viewer"], knowledge["seat"]) for knowledge in match.position()["known"]}
    assert seen == {(0, 1), (1, 0)}


@pytest.mark.rule("IC-H11")
def test_everybody_knows_what_was_taken_openly_spectators_too() -> None:
    match = table(draw("Ho:B . Em"), ["Ma"], players=3)
    played(match, "play mausoleum 1,0", "take 0,0")
    assert match.view(None)["seats"][0]["hand"]["shown"] == ["hotel"]
    assert [known(match, viewer, 0) for viewer in (1, 2, None)] == [["hotel"]] * 3


@pytest.mark.rule("IC-H11", "IC-10")
def test_playing_a_tile_that_everybody_knew_of_reveals_nothing() -> None:
    match = table(draw("Gu:B"), ["Fa Ho Em Em Em Em", "Li"], known=[(1, 0, "Ho"), (None, 0, "Ho")])
    assert not match.play("play hotel 0,1")[0].reveals
    match.undo()
    assert match.play("play factory 0,1")[0].reveals


def test_one_knows_what_others_know_of_one_s_own_hand() -> None:
    match = table(draw("Ho"), ["Te", "Em Fa Fa Gu", "Hs"], deck="Li")
    played(match, "play temple 0,1", "look b", "play factory 0,2")
    seen = match.view(1)["seats"][1]["hand"]["seen"]
    assert seen == [hand("Em Fa Gu"), [], []]
    assert match.view(0)["seats"][1]["hand"]["seen"] == []


@pytest.mark.rule("IC-H10", "IC-H5")
def test_what_went_back_to_the_deck_is_forgotten() -> None:
    match = table(draw("Ho:B"), ["Li"], deck="Di Em Em Em Em")
    played(match, "play library 0,1", "play disaster-site 0,2")
    match.play("remove 0,0")
    assert isinstance(match.view(0)["deck"], int)
    assert match.view(0)["pending"] == []


def test_face_down_tiles_and_the_deck_are_hidden_from_all() -> None:
    match = table(draw("#Ho #Em Gu:B"), ["Fa", "Li"])
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert [laid["tile"] for laid in view["city"].values()] == [None, None, "security-guardpost"]
        assert view["deck"] == 115
