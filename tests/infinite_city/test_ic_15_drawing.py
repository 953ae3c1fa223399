"""IC-15, IC-16: drawing at the end of a turn, empty decks, passes."""

import pytest

from support.card_city import refused
from support.infinite_city import draw, hand, hand_of, kinds, table


@pytest.mark.rule("IC-15")
@pytest.mark.parametrize(("held", "after"), [(1, 5), (3, 5), (6, 5), (8, 7)])
def test_a_turn_ends_with_five_tiles_in_hand_or_more(held: int, after: int) -> None:
    match = table(draw("Fa"), ["Ho" + " Em" * (held - 1)])
    match.play("play hotel 0,1")
    assert len(hand_of(match, 0)) == after


@pytest.mark.rule("IC-15")
def test_only_who_draws_sees_what() -> None:
    match = table(draw("Fa"), ["Ho Gu Gu Gu Gu"], deck="Em")
    (event,) = (event for event in match.play("play hotel 0,1") if event.kind == "ic-drew")
    assert (event.facts, event.secret, event.to) == ({"seat": 0, "count": 1}, {"tiles": ["embassy"]}, (0,))
    assert event.reveals


@pytest.mark.rule("IC-16")
def test_an_empty_deck_gives_what_it_has() -> None:
    match = table(draw("Fa"), ["Ho Gu"], deck="Em Li", spare=1)
    match.play("play hotel 0,1")
    assert hand_of(match, 0) == hand("Gu Em Li")
    assert match.view(None)["deck"] == 0


@pytest.mark.rule("IC-16")
def test_with_an_empty_hand_one_passes_or_takes_a_hotel_and_draws() -> None:
    match = table(draw("Ho"), ["", "Fa"], deck="Em Em Em Em Em")
    assert [str(move) for move in match.legal_moves()] == ["pass", "hotel 0,0"]
    assert refused(match, "play factory 0,1") == ("IC-10", {"case": "empty"})
    match.play("pass")
    assert kinds(match) == ["ic-passed", "ic-drew"]
    assert hand_of(match, 0) == hand("Em Em Em Em Em")


@pytest.mark.rule("IC-16")
def test_with_tiles_in_hand_there_is_no_passing() -> None:
    match = table(draw("Ho"), ["Fa Fa"])
    assert refused(match, "pass") == ("IC-16", {"count": 2})


@pytest.mark.rule("IC-16")
def test_as_many_passes_as_players_in_a_row_end_the_game() -> None:
    match = table(draw("Fa"), ["", "", ""], players=3)
    match.play("pass")
    match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.over
    assert kinds(match) == ["ic-passed", "ic-over-passes"]


@pytest.mark.rule("IC-16")
def test_a_turn_between_breaks_the_row() -> None:
    match = table(draw("Ho"), ["", "", ""], players=3, passes=2)
    match.play("hotel 0,0")
    assert match.position()["passes"] == 0
    match.play("pass")
    assert not match.over
