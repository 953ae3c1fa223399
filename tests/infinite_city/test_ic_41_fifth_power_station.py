"""IC-41: the fifth power station that lies face up ends the game at once."""

import pytest

from support.infinite_city import choices, crowded, draw, hand_of, joined, kinds, played, table, tiles

FOUR = draw("Pw . Pw . Pw . Pw", at="0,20")


@pytest.mark.rule("IC-41")
def test_played_from_hand_it_ends_the_game() -> None:
    match = table(joined(FOUR, draw("Hs")), ["Pw"])
    assert played(match, "play power-station 0,1") == joined(FOUR, draw("Hs", "Pw:A"))
    assert match.over
    assert kinds(match) == ["ic-played", "ic-over-stations"]
    assert hand_of(match, 0) == []


@pytest.mark.rule("IC-41")
def test_turned_by_a_token_it_ends_the_game_with_the_token_put() -> None:
    match = table(joined(FOUR, draw("#Pw Ho:B")), ["Em"])
    assert played(match, "play embassy 0,1") == joined(FOUR, draw("Pw:A Ho:B", "Em:A ."))
    assert match.over


@pytest.mark.rule("IC-41", "IC-33")
def test_one_that_lies_face_down_does_not_count() -> None:
    match = table(joined(FOUR, draw("#Pw Ho:B")), ["Fa"])
    match.play("play factory 0,1")
    assert not match.over


@pytest.mark.rule("IC-41", "IC-13")
def test_it_ends_in_the_middle_of_other_texts() -> None:
    match = table(joined(FOUR, draw("Ho")), ["Li Co"], deck="Pw Em Em Em Em Gu")
    match.play("play library 0,1")
    match.play("play power-station 0,2")
    assert match.over
    position = match.position()
    assert position["pending"] == []
    # The tiles that the library held are somewhere; nothing was drawn.
    assert position["deck"][-4:] == tiles("Em Em Em Em")
    assert hand_of(match, 0) == ["construction-site"]


@pytest.mark.rule("IC-41", "IC-40")
def test_it_ends_also_when_the_last_token_was_put_on_it() -> None:
    match = table(joined(FOUR, draw("Hs"), crowded("A", 14)), ["Pw"])
    match.play("play power-station 0,1")
    assert match.over
    assert match.position()["out_now"]


@pytest.mark.rule("IC-41", "IC-H3")
def test_a_capitol_puts_all_its_tokens_first() -> None:
    match = table(joined(FOUR, draw("#Pw . #Fa", ". Ho:B .")), ["Ca"])
    assert played(match, "play capitol 1,0") == joined(FOUR, draw("Pw:A Ca:A Fa:A", ". Ho:A ."))
    assert match.over
    assert "ic-factory" not in kinds(match)


@pytest.mark.rule("IC-41", "IC-H3", "IC-18")
def test_a_capitol_with_too_few_tokens_puts_those_it_has_first() -> None:
    # Its own token leaves two for three sides: the station is turned first, and still the second token goes.
    match = table(joined(FOUR, draw("#Pw . Gu", ". Ho:B ."), crowded("A", 12)), ["Ca"])
    match.play("play capitol 1,0")
    match.play("put 0,0")
    assert not match.over
    assert choices(match, "put") == {"2,0", "1,1"}
    match.play("put 1,1")
    assert match.over
    assert match.position()["city"]["1,1"]["tokens"] == [0]
