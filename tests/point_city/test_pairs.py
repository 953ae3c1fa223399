"""What the view says a pair would cost (PC-12 to PC-16): the same that `legal` and `apply` find."""

import random

import pytest

import tricity
from support.point_city import find, legal, play, producing, table
from support.variants import play_random
from tricity import Match

REST = ("c e n l", "c e n l", "c e n l")


def pairs(match: Match, seat: int | None = 0) -> dict[str, dict[str, object]]:
    return {" ".join(pair["cells"]): pair for pair in match.view(seat)["pairs"]}


@pytest.mark.rule("PC-13")
def test_a_pair_tells_its_cost_and_what_is_missing() -> None:
    factory = find("resource", economy=3, energy=2)
    match = table(f"{factory} e n l", *REST, stock=["e * i"], city=[producing("energy")])
    assert pairs(match)["a1 b1"] == {
        "cells": ["a1", "b1"],
        "cost": {"economy": 3, "energy": 2},
        "due": {"economy": 3, "energy": 1},
        "missing": {"economy": 1, "energy": 1},
        "ingenuity": 1,
        "ways": 0,
        "pays": [],
    }
    assert sorted(pairs(match)) == ["a1 a2", "a1 b1"]


@pytest.mark.rule("PC-16")
def test_a_pair_tells_the_cards_that_are_paid_when_there_is_no_choice() -> None:
    # Card 0 costs economy and ecology.
    match = table("0 l n l", *REST, stock=["e"])
    assert (pairs(match)["a1 b1"]["ways"], pairs(match)["a1 b1"]["pays"]) == (1, ["economy", "ecology"])
    (paid,) = (facts for kind, facts in play(match, "take a1 b1") if kind == "pc-paid")
    assert paid["resources"] == ["economy", "ecology"]
    match = table("0 l n l", *REST, stock=["e *"])
    assert (pairs(match)["a1 b1"]["ways"], pairs(match)["a1 b1"]["pays"]) == (3, [])
    match.play("take a1 b1")
    assert len(legal(match, "pay")) == 3


@pytest.mark.rule("PC-14")
def test_a_pair_that_the_city_pays_asks_for_no_card() -> None:
    match = table("0 l n l", *REST, city=[[*producing("economy"), *producing("ecology")]])
    pair = pairs(match)["a1 b1"]
    assert (pair["due"], pair["ways"], pair["pays"]) == ({}, 1, [])


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_pairs_that_can_be_paid_are_those_that_may_be_taken(players: int) -> None:
    options = {"solo_tokens": "random"} if players == 1 else {}
    match, rng = tricity.new("point-city", players=players, seed=9, options=options), random.Random(9)
    compared = 0
    while not match.over:
        (seat,) = match.to_act
        taken = {str(move).removeprefix("take ") for move in match.legal_moves() if move.verb == "take"}
        if taken:
            priced = pairs(match, seat)
            assert {cells for cells, pair in priced.items() if pair["ways"]} == taken & set(priced)
            assert pairs(match, None) == priced
            compared += 1
        play_random(match, rng, moves=1)
    assert compared > 10
    assert match.view(None)["pairs"] == []
