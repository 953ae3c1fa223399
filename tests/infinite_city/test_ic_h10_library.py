"""IC-H10: of the top five tiles one is played, the others go under the deck."""

import pytest

from support.card_city import refused
from support.infinite_city import draw, is_turn_over, kinds, played, table, tiles


@pytest.mark.rule("IC-H10")
def test_one_of_the_top_five_is_played_and_the_others_go_under() -> None:
    match = table(draw("Ho"), ["Li"], deck="Li Fa Li Gu Fa Em")
    match.play("play library 0,1")
    assert [move.args[0] for move in match.legal_moves()] == ["factory"] * 6 + ["security-guardpost"] * 6
    city = played(match, "play factory 1,1")
    assert city == draw("Ho . ", "Li:A Fa:A")
    assert match.position()["deck"][-4:] == tiles("Li Li Gu Fa")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H10", "IC-13")
def test_the_others_go_under_once_the_text_is_finished() -> None:
    match = table(draw("Ho:B Em:B"), ["Li"], deck="Gu Fa Em Ho Hs")
    played(match, "play library 0,1", "play security-guardpost 1,1")
    assert [frame["step"] for frame in match.position()["pending"]] == ["under", "security-guardpost"]
    assert match.position()["pending"][0]["tiles"] == tiles("Fa Em Ho Hs")
    match.play("clear 0,0")
    assert kinds(match)[-2:] == ["ic-under", "ic-drew"]
    assert match.position()["deck"][-4:] == tiles("Fa Em Ho Hs")


@pytest.mark.rule("IC-H10")
def test_of_libraries_only_none_is_played() -> None:
    match = table(draw("Ho"), ["Li"], deck="Li Li Li Li Li")
    assert played(match, "play library 0,1") == draw("Ho", "Li:A")
    assert kinds(match)[1:4] == ["ic-library", "ic-idle", "ic-under"]
    assert match.position()["deck"][-5:] == tiles("Li Li Li Li Li")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H10", "IC-16")
def test_with_fewer_than_five_it_finds_those() -> None:
    match = table(draw("Ho"), ["Li"], deck="Gu Fa", spare=1)
    match.play("play library 0,1")
    assert match.position()["deck"] == []
    match.play("play factory 0,2")
    assert match.position()["deck"] == []
    assert match.position()["seats"][0]["hand"] == ["security-guardpost"]


@pytest.mark.rule("IC-H10", "IC-14")
def test_without_a_deck_it_does_nothing() -> None:
    match = table(draw("Ho"), ["Li"], spare=1)
    match.play("play library 0,1")
    assert kinds(match) == ["ic-played", "ic-idle"]


@pytest.mark.rule("IC-H10")
def test_what_it_found_is_for_its_player_only() -> None:
    match = table(draw("Ho"), ["Li"], deck="Gu Fa Em Ho Hs", players=3)
    (event,) = (event for event in match.play("play library 0,1") if event.kind == "ic-library")
    assert event.secret == {"tiles": tiles("Gu Fa Em Ho Hs")}
    assert event.to == (0,)
    assert match.view(0)["pending"][0]["tiles"] == tiles("Gu Fa Em Ho Hs")
    for other in (1, 2, None):
        assert match.view(other)["pending"][0]["tiles"] == []
        assert match.view(other)["pending"][0]["unknown"] == 5


@pytest.mark.rule("IC-H10")
def test_libraries_and_other_tiles_are_refused() -> None:
    match = table(draw("Ho"), ["Li Em"], deck="Li Fa Li Gu Fa")
    match.play("play library 0,1")
    assert refused(match, "play library 0,2") == ("IC-H10", {"case": "library"})
    assert refused(match, "play embassy 0,2")[1]["case"] == "tile"
    assert refused(match, "play factory 0,1")[0] == "IC-10"
