"""The engine against a slow reading of the rules: places, protection, control, scores, destinations."""

import random
from typing import cast

import pytest

import tricity
from support import infinite_city_reference as slow
from support.variants import play_random, seeds
from tricity import Match
from tricity.core.deals import Deal
from tricity.games import find
from tricity.games.infinite_city.state import InfiniteCity


def compare(match: Match) -> None:
    view = match.view(None)
    city = slow.city_of(view)
    assert list(view["city"]) == slow.in_reading_order(set(city))
    assert view["places"] == slow.in_reading_order(slow.places(city))
    assert {cell for cell, laid in city.items() if laid["protected"]} == slow.protected(city)
    for sheet, points in zip(match.scores(), slow.scores(city, view["printed"], match.players), strict=True):
        assert {line.rule: line.points for line in sheet.lines} == {**points, "IC-54": 0}
        assert sheet.tiebreak == points["IC-54"]


def compare_destinations(match: Match) -> None:
    """Of a tile that a post office moves."""
    view = match.view(match.to_act[0])
    if view["pending"] and view["pending"][-1]["step"] == "to":
        destinations = slow.destinations(slow.city_of(view), slow.cell_of(view["pending"][-1]["at"]))
        assert [move.args[0] for move in match.legal_moves()] == slow.in_reading_order(destinations)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", seeds(4))
def test_random_games(players: int, seed: int) -> None:
    match, rng = tricity.new("infinite-city", players=players, seed=seed), random.Random(seed)
    while not match.over:
        compare(match)
        compare_destinations(match)
        play_random(match, rng, moves=1)
    compare(match)


@pytest.mark.parametrize("seed", seeds(6))
def test_the_moves_of_a_turn_are_tiles_times_places_and_hotels(seed: int) -> None:
    match, rng = tricity.new("infinite-city", players=3, seed=seed), random.Random(seed)
    turns = 0
    while not match.over:
        view = match.view(match.to_act[0])
        if not view["pending"]:
            turns += 1
            owner = view["seats"][view["turn"]]
            kinds = sorted(set(owner["hand"]["known"]))
            hotels = [
                f"hotel {at}"
                for at, laid in view["city"].items()
                if laid["tile"] == "hotel" and not laid["protected"] and view["turn"] not in laid["tokens"]
            ]
            plays = [f"play {kind} {at}" for kind in kinds for at in view["places"]]
            expected = [*(plays or ["pass"]), *hotels] if owner["tokens"] else ["pass"]
            assert [str(move) for move in match.legal_moves()] == expected
        play_random(match, rng, moves=1)
    assert turns > 10


@pytest.mark.parametrize("seed", seeds(3))
def test_tokens_and_tiles_are_neither_lost_nor_made(seed: int) -> None:
    match, rng = tricity.new("infinite-city", players=4, seed=seed), random.Random(seed)
    while not match.over:
        position = match.position()
        for seat in range(4):
            laid = sum(tile["tokens"].count(seat) for tile in position["city"].values())
            assert position["seats"][seat]["tokens"] + laid == 15
        tiles = len(position["deck"]) + len(position["city"]) + sum(len(seat["hand"]) for seat in position["seats"])
        assert tiles + sum(len(frame["tiles"]) for frame in position["pending"]) == 120
        play_random(match, rng, moves=1)


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_kept_about_the_city_is_what_a_fresh_look_finds(players: int) -> None:
    """Free cells, landmarks, bound places and protection follow every move as if they were computed from scratch."""
    game, rng = find("infinite-city"), random.Random(players)
    state = cast(InfiniteCity, game.setup(players, {"printed_values": None}, Deal(str(players))))
    while actors := int(game.actors(state)):
        seat = actors.bit_length() - 1
        game.apply(state, seat, rng.choice(list(game.legal(state, seat))))
        again = cast(InfiniteCity, game.from_position(game.position(state)))
        for kept in ("cells", "tiles", "frontier", "landmarks", "plaza_sides", "hands", "known", "pending"):
            assert list(getattr(state, kept)) == list(getattr(again, kept)), kept
        assert list(game.legal(state, state.turn)) == list(game.legal(again, state.turn))
