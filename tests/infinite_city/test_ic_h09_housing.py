"""IC-H9: a token on a tile without tokens."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, crowded, draw, is_turn_over, joined, kinds, played, table


@pytest.mark.rule("IC-H9")
def test_any_tile_without_tokens_will_do() -> None:
    match = table(draw("Ho Em:B Gu . #Fa"), ["Hs"])
    match.play("play housing 0,1")
    assert choices(match, "put") == {"0,0", "2,0", "4,0"}
    assert played(match, "put 2,0") == draw("Ho Em:B Gu:A . #Fa", "Hs:A . . . .")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H9", "IC-12")
def test_a_face_down_one_is_turned_and_its_text_followed() -> None:
    match = table(draw("Ho Em:B #Fa"), ["Hs"])
    assert played(match, "play housing 0,1", "put 2,0") == draw("Ho Em:B Fa:A", "Hs:A . .")
    assert "ic-factory" in kinds(match)


@pytest.mark.rule("IC-H9", "IC-14")
def test_without_such_a_tile_it_does_nothing() -> None:
    match = table(draw("Ho:B Em:A"), ["Hs"])
    match.play("play housing 0,1")
    assert "ic-idle" in kinds(match)
    assert is_turn_over(match)


@pytest.mark.rule("IC-H9", "IC-18")
def test_without_a_token_it_does_nothing() -> None:
    match = table(joined(draw("Ho Em"), crowded("A", 14)), ["Hs"])
    assert played(match, "play housing 0,1") == joined(draw("Ho Em", "Hs:A ."), crowded("A", 14))


@pytest.mark.rule("IC-H9")
def test_an_occupied_tile_is_refused() -> None:
    match = table(draw("Ho Em:B Gu"), ["Hs"])
    match.play("play housing 0,1")
    assert refused(match, "put 1,0") == ("IC-H9", {"case": "taken", "at": "1,0", "seat": 0})
