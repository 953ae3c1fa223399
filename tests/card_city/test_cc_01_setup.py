"""CC-01 to CC-06: the box, the deck, the reserve, what a player starts with, the first player, the deck's count."""

from collections import Counter
from typing import Any

import pytest

import tricity
from support.card_city import city_of, draw

RESERVES = {1: (28, 16, 21), 2: (22, 12, 18), 3: (16, 8, 15), 4: (10, 4, 12)}
"""Residences, industries, commerces."""


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    cards = Counter(position["deck"]) + Counter(position["pool"])
    cards += Counter(position["reserve"]) + Counter(position["discarded"])
    for owner in position["seats"]:
        cards += Counter(owner["hand"]) + Counter(owner["city"].values())
    return cards


@pytest.mark.rule("CC-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_box(players: int) -> None:
    cards = cards_of(tricity.new("card-city", players=players, seed=1).position())
    assert cards == {
        "residence": 34,
        "commerce": 24,
        "industry": 20,
        "leisure": 3 * players,
        "parking": 4 * players,
        "town-hall": players,
    }


@pytest.mark.rule("CC-01")
def test_with_four_players_every_card_of_the_box_is_in_the_game() -> None:
    cards = cards_of(tricity.new("card-city", players=4, seed=1).position())
    assert (cards["leisure"], cards["parking"], cards["town-hall"], cards.total()) == (12, 16, 4, 110)


@pytest.mark.rule("CC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_before_the_first_draw(players: int) -> None:
    position = tricity.new("card-city", players=players, seed=3).position()
    drawn = Counter(position["deck"]) + Counter(position["pool"])
    assert drawn == {
        "residence": 6 * players,
        "industry": 4 * players,
        "parking": 4 * players,
        "commerce": 3 * players,
        "leisure": 3 * players,
    }
    assert drawn.total() == {2: 40, 3: 60, 4: 80}[players]


@pytest.mark.rule("CC-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_deck_lasts_exactly_ten_rounds(players: int) -> None:
    match = tricity.new("card-city", players=players, seed=5)
    sizes = {}
    while not match.over:
        position = match.position()
        if position["phase"] == "construction":
            sizes[position["round"]] = len(position["deck"])
        match.play(match.legal_moves()[0])
    assert sizes == {number: 2 * players * (10 - number) for number in range(1, 11)}


@pytest.mark.rule("CC-02")
def test_the_deck_is_shuffled_by_the_seed() -> None:
    decks = {tuple(tricity.new("card-city", seed=seed).position()["deck"]) for seed in range(20)}
    assert len(decks) == 20


@pytest.mark.rule("CC-03", "CC-90")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_reserve_is_what_is_left_over_and_public(players: int) -> None:
    match = tricity.new("card-city", players=players, seed=1)
    residences, industries, commerces = RESERVES[players]
    for viewer in (None, *range(players)):
        assert match.view(viewer)["reserve"] == {
            "residence": residences,
            "commerce": commerces,
            "industry": industries,
        }


@pytest.mark.rule("CC-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_starts_with_three_gold_and_a_town_hall(players: int) -> None:
    match = tricity.new("card-city", players=players, seed=1)
    for seat in range(players):
        assert match.view(None)["seats"][seat]["gold"] == 3
        assert city_of(match, seat) == draw("T")


@pytest.mark.rule("CC-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    starts = Counter(tricity.new("card-city", players=players, seed=seed).position()["first"] for seed in range(200))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 200 / players / 2


@pytest.mark.rule("CC-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins_where_the_table_says_so(players: int) -> None:
    options = {"first_player": "first-seat"}
    for seed in range(20):
        drawn = tricity.new("card-city", players=players, seed=seed).position()
        chosen = tricity.new("card-city", players=players, seed=seed, options=options).position()
        assert chosen["first"] == 0
        # Nothing else of the deal depends on it.
        assert (chosen["deck"], chosen["pool"]) == (drawn["deck"], drawn["pool"])


@pytest.mark.rule("CC-05")
def test_nobody_asks_who_begins_alone() -> None:
    with pytest.raises(tricity.BadOption):
        tricity.new("card-city", players=1, options={"first_player": "first-seat"})
    position = tricity.new("card-city", players=1, seed=1).position()
    position["options"]["first_player"] = "drawn"
    with pytest.raises(tricity.BadPosition) as fault:
        tricity.from_position(position)
    assert fault.value.facts["rule"] == "CC-05"


@pytest.mark.rule("CC-05", "CC-52")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_marker_passes_to_the_left(players: int) -> None:
    match = tricity.new("card-city", players=players, seed=9)
    firsts = {}
    while not match.over:
        firsts[match.view(None)["round"]] = match.view(None)["first"]
        match.play(match.legal_moves()[0])
    assert [firsts[number] for number in range(1, 11)] == [(firsts[1] + step) % players for step in range(10)]


@pytest.mark.rule("CC-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_may_count_the_deck_at_all_times(players: int) -> None:
    match = tricity.new("card-city", players=players, seed=4)
    while not match.over:
        left = len(match.position()["deck"])
        assert {match.view(viewer)["deck"] for viewer in (None, *range(players))} == {left}
        match.play(match.legal_moves()[-1])
    assert match.view(None)["deck"] == 0
