"""IC-01, IC-03, IC-04: the box, the deal, the first player."""

from collections import Counter

import pytest

import tricity
from support.card_city import refused
from support.infinite_city import BOX, LETTERS, draw, table
from tricity.core.deals import Deal

PLAYERS = range(2, 7)
COUNTS = """
4 arboretum · 6 bank · 1 capitol · 7 construction-site · 3 disaster-site · 8 embassy · 5 factory · 4 hotel · 10 housing
6 library · 6 mausoleum · 6 plaza · 3 police-hq · 8 port · 8 post-office · 5 power-station · 9 security-guardpost
4 shopping-complex · 5 stadium · 4 temple · 8 transit-station
"""
PLUS = ["0,0", "0,-1", "1,0", "0,1", "-1,0"]


@pytest.mark.rule("IC-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_box_is_dealt_out_completely(players: int) -> None:
    position = tricity.new("infinite-city", players=players, seed=1).position()
    tiles = Counter(position["deck"]) + Counter(laid["tile"] for laid in position["city"].values())
    for seat in position["seats"]:
        assert seat["tokens"] == 15
        tiles += Counter(seat["hand"])
    entries = [entry.split() for line in COUNTS.strip().splitlines() for entry in line.split("·")]
    assert tiles == {tile: int(count) for count, tile in entries}
    assert sum(tiles.values()) == 120


@pytest.mark.rule("IC-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_tiles_each_and_a_plus_face_down_from_the_top(players: int) -> None:
    position = tricity.new("infinite-city", players=players, seed="a seed").position()
    box = [LETTERS[letters] for letters, count in BOX.items() for _ in range(count)]
    shuffled = Deal("a seed").shuffled("deck", box)
    for number, seat in enumerate(position["seats"]):
        assert seat["hand"] == sorted(shuffled[5 * number : 5 * number + 5])
    laid = shuffled[5 * players : 5 * players + 5]
    assert position["city"] == {
        cell: {"tile": tile, "up": False, "tokens": []} for cell, tile in zip(PLUS, laid, strict=True)
    }
    assert position["deck"] == shuffled[5 * players + 5 :]


@pytest.mark.rule("IC-03")
def test_hands_are_secret() -> None:
    match = tricity.new("infinite-city", players=3, seed=1)
    for viewer in (0, 1, 2, None):
        for seat, owner in enumerate(match.view(viewer)["seats"]):
            assert (len(owner["hand"]["known"]), owner["hand"]["unknown"]) == ((5, 0) if seat == viewer else (0, 5))
    dealt = [event for event in match.opening if event.kind == "ic-drew"]
    assert [event.to for event in dealt] == [(0,), (1,), (2,)]


@pytest.mark.rule("IC-04")
def test_any_seat_may_begin_and_the_deal_decides() -> None:
    first = [tricity.new("infinite-city", players=3, seed=seed).to_act for seed in range(30)]
    assert set(first) == {(0,), (1,), (2,)}
    for seed, seats in enumerate(first):
        assert seats == (Deal(str(seed)).below("first", 3),)


@pytest.mark.rule("IC-04")
def test_it_goes_clockwise() -> None:
    match = table(draw("Ho"), ["Fa", "Fa", "Fa"], turn=1)
    seats = []
    for _ in range(4):
        seats.append(match.to_act[0])
        match.play(next(move for move in match.legal_moves() if move.verb == "hotel" or move.args[0] == "factory"))
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("IC-04")
def test_the_others_wait() -> None:
    match = table(draw("Ho"), ["Fa", "Fa"])
    with pytest.raises(tricity.IllegalMove) as caught:
        match.play("play factory 0,1", seat=1)
    assert (caught.value.rule, dict(caught.value.facts)) == ("IC-04", {"seat": 1, "other_seat": 0})
    assert refused(match, "play factory 9,9", seat=0)[0] == "IC-10"
