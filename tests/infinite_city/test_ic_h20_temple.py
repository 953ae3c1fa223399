"""IC-H20: look at another player's hand and play one of its tiles; its owner draws one afterwards."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, hand, hand_of, is_turn_over, kinds, played, table


@pytest.mark.rule("IC-H20")
def test_a_tile_of_another_hand_is_played_as_one_s_own() -> None:
    match = table(draw("Ho"), ["Te", "Em Fa Fa", "", "Gu"], deck="Li Hs")
    match.play("play temple 0,1")
    assert choices(match, "look") == {"b", "d"}
    event = match.play("look b")[0]
    assert (event.kind, event.secret, event.to) == ("ic-looked", {"tiles": hand("Em Fa Fa")}, (0, 1))
    assert [move.args[0] for move in match.legal_moves()] == ["embassy"] * 6 + ["factory"] * 6
    city = played(match, "play factory 0,2")
    assert city == draw("Ho", "Te:A", "Fa:A")
    # The owner draws first, then the player, with the factory's five.
    assert hand_of(match, 1) == hand("Em Fa Li")
    assert "housing" in hand_of(match, 0)
    assert len(hand_of(match, 0)) == 10
    assert is_turn_over(match)


@pytest.mark.rule("IC-H20", "IC-13")
def test_the_owner_draws_once_the_text_is_finished() -> None:
    match = table(draw("Ho:B Em:B"), ["Te", "Gu Fa"], deck="Li")
    played(match, "play temple 0,1", "play security-guardpost 0,2")
    assert [frame["step"] for frame in match.position()["pending"]] == ["draw", "security-guardpost"]
    assert hand_of(match, 1) == hand("Fa")
    match.play("clear 0,0")
    assert hand_of(match, 1) == hand("Fa Li")


@pytest.mark.rule("IC-H20")
def test_a_library_may_be_played_by_a_temple() -> None:
    match = table(draw("Ho"), ["Te", "Li"], deck="Em Gu Fa Hs Co")
    match.play("play temple 0,1")
    assert {move.args[0] for move in match.legal_moves()} == {"library"}


@pytest.mark.rule("IC-H20", "IC-14")
def test_without_tiles_in_other_hands_it_does_nothing() -> None:
    match = table(draw("Ho"), ["Te Em"], players=3)
    match.play("play temple 0,1")
    assert kinds(match)[:2] == ["ic-played", "ic-idle"]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H20", "IC-16")
def test_with_an_empty_deck_the_owner_draws_nothing() -> None:
    match = table(draw("Ho"), ["Te", "Fa Fa"], players=3, spare=2)
    played(match, "play temple 0,1", "look b", "play factory 0,2")
    assert hand_of(match, 1) == hand("Fa")


@pytest.mark.rule("IC-H20")
def test_wrong_hands_and_wrong_tiles_are_refused() -> None:
    match = table(draw("Ho"), ["Te Em", "Fa", "", "Gu Gu"])
    match.play("play temple 0,1")
    assert refused(match, "look a") == ("IC-H20", {"case": "self", "other_seat": 0})
    assert refused(match, "look c") == ("IC-H20", {"case": "empty", "other_seat": 2})
    assert refused(match, "look e") == ("IC-H20", {"case": "nobody", "other_seat": 4})
    match.play("look d")
    rule, facts = refused(match, "play embassy 0,2")
    assert (rule, facts["case"], facts["tiles"]) == ("IC-H20", "tile", hand("Gu Gu"))
    assert refused(match, "play security-guardpost 7,7")[0] == "IC-10"
