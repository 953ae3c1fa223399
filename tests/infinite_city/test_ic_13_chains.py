"""IC-13: texts within texts, the innermost first; what waits, and what is lost."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, hand_of, is_turn_over, kinds, played, table, tiles
from tricity import Match


def steps(match: Match) -> list[str]:
    return [frame["step"] for frame in match.position()["pending"]]


@pytest.mark.rule("IC-13", "IC-12")
def test_a_housing_turns_an_embassy_that_turns_a_library_that_plays_a_temple() -> None:
    match = table(draw("#Em #Li Ho:B"), ["Hs", "Fa Fa"], deck="Te Gu Gu Gu Gu Hs")
    match.play("play housing 0,1")
    assert choices(match, "put") == {"0,0", "1,0"}
    match.play("put 0,0")
    assert choices(match, "put") == {"1,0", "0,1"}
    match.play("put 1,0")
    assert steps(match) == ["under", "library"]
    match.play("play temple 1,1")
    assert steps(match) == ["under", "from-hand"]
    city = played(match, "play factory 2,1")
    assert city == draw("Em:A Li:A Ho:B", "Hs:A Te:A Fa:A")
    # The temple's draw comes before the library's tiles go under.
    assert kinds(match) == ["ic-played", "ic-factory", "ic-drew", "ic-under", "ic-drew", "ic-drew"]
    assert hand_of(match, 1) == ["factory", "housing"]
    assert match.position()["deck"][-4:] == tiles("Gu Gu Gu Gu")
    assert is_turn_over(match)


@pytest.mark.rule("IC-13")
def test_what_is_left_of_a_text_comes_even_if_its_tile_is_gone() -> None:
    match = table(draw("Ho"), ["Li"], deck="Di Fa Fa Fa Fa Em")
    match.play("play library 0,1")
    match.play("play disaster-site 0,2")
    assert played(match, "remove 0,1") == draw("Ho", ".", "Di:A")
    assert kinds(match)[-2:] == ["ic-under", "ic-drew"]
    assert match.position()["deck"][-5:] == tiles("Li Fa Fa Fa Fa")


@pytest.mark.rule("IC-13", "IC-H3")
def test_a_waiting_tile_that_leaves_the_city_loses_its_text() -> None:
    match = table(draw("#Di . #Fa"), ["Ca"])
    match.play("play capitol 1,0")
    match.play("follow 0,0")
    assert choices(match, "remove") == {"1,0", "2,0"}
    match.play("remove 2,0")
    assert "ic-factory" not in kinds(match)
    assert len(hand_of(match, 0)) == 5
    assert is_turn_over(match)


@pytest.mark.rule("IC-13", "IC-H3")
def test_a_waiting_tile_that_was_taken_to_hand_loses_its_text() -> None:
    match = table(draw(". #Ma .", "#Em .  #Fa", ". Ho ."), ["Ca"])
    match.play("play capitol 1,1")
    assert choices(match, "follow") == {"1,0", "0,1", "2,1"}
    match.play("follow 1,0")
    # The mausoleum touches only the capitol.
    assert "ic-took" in kinds(match)
    assert choices(match, "follow") == {"0,1", "2,1"}


@pytest.mark.rule("IC-13", "IC-H3")
def test_a_waiting_tile_that_was_moved_acts_from_where_it_lies() -> None:
    match = table(draw("#Of . #Em Ho:B"), ["Ca"])
    match.play("play capitol 1,0")
    match.play("follow 0,0")
    match.play("move 2,0")
    match.play("to 4,0")
    # The embassy now touches the hotel only.
    assert match.position()["city"]["3,0"]["tokens"] == [0]
    assert is_turn_over(match)


@pytest.mark.rule("IC-13", "IC-H3")
def test_waiting_tiles_that_swap_places_keep_their_texts() -> None:
    match = table(draw(". #Tr .", "#Fa . #Em", ". Ho ."), ["Ca"])
    match.play("play capitol 1,1")
    match.play("follow 1,0")
    match.play("swap 0,1")
    match.play("with 2,1")
    assert choices(match, "follow") == {"0,1", "2,1"}
    match.play("follow 2,1")
    assert kinds(match)[0] == "ic-factory"
    assert match.position()["city"]["1,1"]["tokens"] == [0]


@pytest.mark.rule("IC-13", "IC-H3")
def test_a_waiting_tile_that_lost_its_token_still_acts() -> None:
    match = table(draw("#Gu . #Fa"), ["Ca"])
    match.play("play capitol 1,0")
    match.play("follow 0,0")
    match.play("clear 2,0")
    assert "ic-factory" in kinds(match)


@pytest.mark.rule("IC-13", "IC-H3")
def test_groups_of_waiting_tiles_do_not_mix() -> None:
    # The capitol is taken back to hand, played again, and turns two more while one of the first still waits.
    city = draw(". #Ma .", "#Co . #Fa", ".  .  .", ". #Fa .", "#Hs . Ho")
    match = table(city, ["Ca"])
    match.play("play capitol 1,1")
    match.play("follow 1,0")
    assert hand_of(match, 0) == ["capitol"]
    match.play("follow 0,1")
    assert {move.args[0] for move in match.legal_moves()} == {"capitol"}
    match.play("play capitol 1,4")
    assert steps(match) == ["waiting", "waiting", "waiting"]
    assert choices(match, "follow") == {"1,3", "0,4"}
    match.play("follow 1,3")
    assert kinds(match)[0] == "ic-factory"


@pytest.mark.rule("IC-13")
def test_only_tiles_that_wait_can_be_followed() -> None:
    match = table(draw("#Di . #Fa"), ["Ca"])
    match.play("play capitol 1,0")
    assert refused(match, "follow 1,0") == ("IC-13", {"at": "1,0"})
    assert refused(match, "play factory 3,0") == ("IC-14", {"case": "pending", "tile": "factory", "at": "2,0"})
