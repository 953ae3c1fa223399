"""IC-H18: swap hands with another player."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, hand, hand_of, is_turn_over, kinds, table


@pytest.mark.rule("IC-H18")
def test_hands_are_swapped_with_the_player_chosen() -> None:
    match = table(draw("Ho"), ["Sh Em Em Fa Gu Hs", "Ho", "Li Li"])
    match.play("play shopping-complex 0,1")
    assert choices(match, "swap-hands") == {"b", "c"}
    events = match.play("swap-hands c")
    assert hand_of(match, 2) == hand("Em Em Fa Gu Hs")
    assert len(hand_of(match, 0)) == 5
    assert hand_of(match, 0).count("library") >= 2
    received = [(event.facts["seat"], event.to) for event in events if event.kind == "ic-received"]
    assert received == [(0, (0,)), (2, (2,))]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H18", "IC-14")
def test_with_two_players_there_is_nothing_to_choose() -> None:
    match = table(draw("Ho"), ["Sh", "Li Li Li Li Li Gu"])
    match.play("play shopping-complex 0,1")
    assert "ic-swapped-hands" in kinds(match)
    assert hand_of(match, 0) == hand("Li Li Li Li Li Gu")
    assert hand_of(match, 1) == []


@pytest.mark.rule("IC-H18")
def test_oneself_and_strangers_are_refused() -> None:
    match = table(draw("Ho"), ["Sh"], players=3)
    match.play("play shopping-complex 0,1")
    assert refused(match, "swap-hands a") == ("IC-H18", {"case": "self", "other_seat": 0})
    assert refused(match, "swap-hands d") == ("IC-H18", {"case": "nobody", "other_seat": 3})
