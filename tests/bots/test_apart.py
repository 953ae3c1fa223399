"""Bots in a worker process: they think the same there, and no longer than they may."""

import time
from collections.abc import Iterator

import pytest

import tricity
from tricity.bots import make
from tricity.bots.apart import Apart, Desk


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(limit=30)
    yield desk
    desk.close()


def test_it_thinks_the_same_apart(desk: Desk) -> None:
    match = tricity.new("card-city", players=2, seed=5)
    seat = match.to_act[0]
    asked = match.view(seat), match.legal_moves(seat)
    decision = desk.ask("strong:20", 3, *asked)
    assert decision == make("strong:20", 3).decide(*asked)
    assert decision.reason == "reason-search"
    assert decision.facts["simulations"] == 20
    assert Apart("strong:20", 3, desk).choose(*asked) in asked[1]


def test_a_late_bot_makes_any_move_and_its_worker_is_ended(desk: Desk) -> None:
    match = tricity.new("card-city", players=2, seed=5)
    seat = match.to_act[0]
    asked = match.view(seat), match.legal_moves(seat)
    late = Desk(limit=0.05)
    begun = time.monotonic()
    decision = late.ask("expert:600s", 3, *asked)
    assert time.monotonic() - begun < 10
    assert decision.reason == "reason-late"
    assert decision.move in asked[1]


def test_an_unknown_bot_is_refused_there_too(desk: Desk) -> None:
    with pytest.raises(tricity.BadOption):
        desk.ask("wizard", 0, {}, [tricity.Move("pass")])
