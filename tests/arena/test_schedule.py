"""Who meets whom: every pairing plays every deal from every seat."""

from collections import Counter

import pytest

from tricity.arena.schedule import Tournament, seatings


def tournament(players: int, games: int = 4) -> Tournament:
    return Tournament("card-city", 2, players, ("expert", "strong", "random"), games, "7")


def test_two_players_change_seats_on_the_same_deal() -> None:
    met = Counter((fixture.deal, fixture.bots) for fixture in tournament(2).fixtures())
    assert set(met.values()) == {1}
    assert len(met) == 3 * 4
    for deal in (0, 1):
        assert (deal, ("expert", "random")) in met
        assert (deal, ("random", "expert")) in met


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_bot_sits_everywhere_as_often_as_its_rival(players: int) -> None:
    tables = set(seatings("a", "b", players))
    for seat in range(players):
        driver = Counter(table[seat] for table in tables)
        assert driver["a"] == driver["b"] > 0


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(tournament(3, games=7).fixtures()) == 3 * 12


def test_alone_each_bot_plays_each_deal_once() -> None:
    fixtures = tournament(1, games=5).fixtures()
    assert Counter(fixture.bots for fixture in fixtures) == {("expert",): 5, ("strong",): 5, ("random",): 5}
    assert {fixture.deal for fixture in fixtures} == set(range(5))
