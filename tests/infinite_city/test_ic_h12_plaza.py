"""IC-H12: while a plaza has a free side, every tile that is placed must touch a plaza."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, places, played, table


@pytest.mark.rule("IC-H12")
def test_a_tile_from_hand_must_touch_it() -> None:
    drawn = draw(". x  . ", "x Pz Ho", ". x  . ")
    match = table(draw(".  . .  ", ". Pz Ho"), ["Fa"])
    assert places(match, "factory") == drawn.marks


@pytest.mark.rule("IC-H12")
def test_any_plaza_will_do() -> None:
    drawn = draw(". x  .  x  .", "x Pz Ho Pz x", ". x  .  x  .")
    match = table(draw(". Pz Ho Pz", at="0,1"), ["Fa"])
    assert places(match, "factory") == drawn.marks


@pytest.mark.rule("IC-H12")
def test_one_that_lies_face_down_does_not_bind() -> None:
    match = table(draw("#Pz Ho"), ["Fa"])
    assert places(match, "factory") == {"0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"}


@pytest.mark.rule("IC-H12")
def test_one_without_a_free_side_does_not_bind() -> None:
    match = table(draw(". Fa . ", "Gu Pz Ho", ". Em . "), ["Fa"])
    assert len(places(match, "factory")) == 8


@pytest.mark.rule("IC-H12")
def test_a_protected_one_binds() -> None:
    match = table(draw("Pw Pz"), ["Fa"])
    assert places(match, "factory") == {"1,-1", "2,0", "1,1"}


@pytest.mark.rule("IC-H12")
def test_it_binds_as_soon_as_it_is_played() -> None:
    match = table(draw("Ho:B"), ["Pz", "Fa"])
    match.play("play plaza 0,1")
    assert places(match, "factory") == {"-1,1", "1,1", "0,2"}


@pytest.mark.rule("IC-H12", "IC-H4")
def test_it_binds_a_construction_site() -> None:
    match = table(draw("Ho Pz"), ["Co Fa"])
    match.play("play construction-site 1,1")
    assert places(match, "factory") == {"1,-1", "2,0"}


@pytest.mark.rule("IC-H12", "IC-H10")
def test_it_binds_a_library() -> None:
    match = table(draw("Ho Pz"), ["Li"], deck="Fa Fa Fa Fa Fa")
    match.play("play library 1,1")
    assert places(match, "factory") == {"1,-1", "2,0"}


@pytest.mark.rule("IC-H12", "IC-H20")
def test_it_binds_a_temple() -> None:
    match = table(draw("Ho Pz"), ["Te", "Fa"])
    match.play("play temple 1,1")
    assert places(match, "factory") == {"1,-1", "2,0"}


@pytest.mark.rule("IC-H12", "IC-H14")
def test_it_binds_a_port() -> None:
    match = table(draw("Ho Pz"), ["Po"])
    match.play("play port 1,1")
    assert choices(match, "lay") == {"1,-1", "2,0"}


@pytest.mark.rule("IC-H12", "IC-H15")
def test_it_binds_a_post_office() -> None:
    match = table(draw("Ho Pz"), ["Of"])
    match.play("play post-office 1,1")
    match.play("move 0,0")
    assert choices(match, "to") == {"1,-1", "2,0"}


@pytest.mark.rule("IC-H12", "IC-H15")
def test_a_plaza_that_is_moved_does_not_bind_itself() -> None:
    match = table(draw("Ho Pz"), ["Of"])
    match.play("play post-office 1,1")
    match.play("move 1,0")
    assert choices(match, "to") == {"0,-1", "-1,0", "0,1", "2,1", "1,2"}


@pytest.mark.rule("IC-H12", "IC-H15")
def test_the_old_place_of_a_moved_tile_does_not_count() -> None:
    # The plaza's only free side would be the place that the hotel leaves: so any place will do.
    match = table(draw(". Fa .", "Gu Pz Ho", ".  Em ."), ["Of"])
    match.play("play post-office 3,1")
    match.play("move 2,1")
    assert "1,3" in choices(match, "to")
    assert "2,1" not in choices(match, "to")


@pytest.mark.rule("IC-H12", "IC-H21")
def test_tiles_that_swap_places_are_not_placed() -> None:
    match = table(draw("Ho Pz Em"), ["Tr"])
    assert played(match, "play transit-station 1,1", "swap 0,0", "with 2,0") == draw("Em Pz Ho", ". Tr:A .")


@pytest.mark.rule("IC-H12")
def test_it_binds_from_where_it_lies_now() -> None:
    match = table(draw("Ho Pz Em Fa"), ["Tr", "Fa"])
    played(match, "play transit-station 1,1", "swap 1,0", "with 3,0")
    assert places(match, "factory") == {"3,-1", "4,0", "3,1"}


@pytest.mark.rule("IC-H12")
def test_the_refusal_names_a_free_side() -> None:
    match = table(draw("Ho Pz"), ["Fa"])
    assert refused(match, "play factory 0,1") == ("IC-H12", {"at": "0,1", "other_at": "1,-1"})
