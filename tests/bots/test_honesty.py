"""A bot knows its view and its legal moves, and nothing else.

The check plays one decision in matches that differ in what is hidden from the seat, and only in that: whoever decides
differently knows too much. Players that cheat in several ways show that the check notices.
"""

import hashlib
import json
import pickle
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

import tricity
from support import faulty_bots
from support.variants import Variant, midgame, plain_variants, seeds
from tricity.analysis.match import Match
from tricity.arena.players import make_player
from tricity.bots import Bot, Decision, make, names, workers
from tricity.bots.pool import BotPool, answer_request
from tricity.core.notation import Move
from tricity.games import names as game_names

BUDGETS = {"strong": "strong:20", "expert": "expert:30"}
SPECS = [BUDGETS.get(name, name) for name in names()]
VARIANTS = plain_variants()
WORLDS = 4

Chooser = Callable[[Match, int], Move]
"""Chooses a move of a seat. It is given the whole match, so that it could cheat."""


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def decisions(variant: Variant, count: int) -> Iterator[tuple[list[Match], int]]:
    """Decisions with a choice, each as matches that the seat cannot tell apart but that are not the same."""
    yielded = 0
    for number in range(20 * count):
        match = midgame(variant, number)
        seat = match.to_act[-1]
        worlds = [match.imagine(seat, world) for world in range(WORLDS)]
        matches = [match, *(tricity.from_position(match.game.position(world)) for world in worlds)]
        moves = match.legal_moves(seat)
        for other in matches:
            assert as_json(other.view(seat)) == as_json(match.view(seat))
            assert other.legal_moves(seat) == moves
        if len(moves) > 1 and len({as_json(other.position()) for other in matches}) > 1:
            yield matches, seat
            yielded += 1
        if yielded == count:
            return
    raise AssertionError("there is nothing to cheat with")


def check_honesty(variant: Variant, new_chooser: Callable[[], Chooser], count: int = len(seeds(2))) -> None:
    """Fails when a choice depends on what is hidden. A new chooser decides each time, always with the same seed."""
    for matches, seat in decisions(variant, count):
        choices = [str(new_chooser()(match, seat)) for match in matches]
        assert len(set(choices)) == 1, f"it knows what is hidden: {choices}"


# The bots.


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_bot_decides_by_what_is_hidden(variant: Variant, spec: str) -> None:
    check_honesty(variant, lambda: make_player(spec, 1).choose)


# Cheats, of which each must be noticed.


class Hashing(Bot):
    """Decides by everything in its view, whatever it means."""

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        digest = hashlib.sha256(as_json(view).encode()).digest()
        return Decision(moves[int.from_bytes(digest, "big") % len(moves)], "reason-random")


def peeking(match: Match, seat: int) -> Move:
    """Looks at the state behind the view."""
    return Hashing().choose(match.position(), match.legal_moves(seat))


def with_a_leaky_view(match: Match, seat: int) -> Move:
    """Is shown more than its view."""
    return Hashing().choose({**match.view(seat), "position": match.position()}, match.legal_moves(seat))


def with_leaky_moves(match: Match, seat: int) -> Move:
    """Is given its legal moves in an order that depends on what is hidden."""
    moves = match.legal_moves(seat)
    random.Random(as_json(match.position())).shuffle(moves)
    return make("random", 1).choose(match.view(seat), moves)


def honest(match: Match, seat: int) -> Move:
    """Uses all of its view, and is no cheat."""
    return Hashing().choose(match.view(seat), match.legal_moves(seat))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("cheat", [peeking, with_a_leaky_view, with_leaky_moves])
def test_a_cheat_is_noticed(game: str, cheat: Chooser) -> None:
    with pytest.raises(AssertionError, match="it knows what is hidden"):
        check_honesty(Variant(game, 2), lambda: cheat, count=10)


@pytest.mark.parametrize("game", game_names())
def test_the_search_with_perfect_information_is_noticed(game: str) -> None:
    with pytest.raises(AssertionError, match="it knows what is hidden"):
        check_honesty(Variant(game, 2), lambda: make_player("all-seeing:30", 1).choose, count=10)


@pytest.mark.parametrize("game", game_names())
def test_the_check_accuses_nobody_who_uses_the_view_alone(game: str) -> None:
    check_honesty(Variant(game, 2), lambda: honest, count=10)


# The boundary of the worker processes.


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What is sent to worker processes."""
    sent: list[bytes] = []
    ask = workers._Worker.ask

    def recording(worker: workers._Worker, request: bytes, seconds: float | None) -> bytes:
        sent.append(request)
        return ask(worker, request, seconds)

    monkeypatch.setattr(workers._Worker, "ask", recording)
    return sent


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.players <= 2], ids=str)
def test_the_view_and_the_moves_are_all_that_reaches_a_worker(variant: Variant, requests: list[bytes]) -> None:
    with BotPool(make_bot=faulty_bots.make) as pool:
        for matches, seat in decisions(variant, 2):
            view, moves = matches[0].view(seat), [str(move) for move in matches[0].legal_moves(seat)]
            given = [
                pool.decide("telling", match.view(seat), match.legal_moves(seat), seed=7).decision.facts["given"]
                for match in matches
            ]
            assert given == [{"seed": 7, "view": view, "moves": moves}] * len(matches)
            assert len(set(requests)) == 1
            function, (request, make_bot), settings = pickle.loads(requests.pop())
            assert (function, make_bot, settings) == (answer_request, faulty_bots.make, {})
            assert json.loads(request) == {"spec": "telling", "seed": 7, "view": view, "moves": moves}
            requests.clear()


def test_a_state_cannot_be_smuggled_into_a_worker(requests: list[bytes]) -> None:
    match = tricity.new("card-city", players=2, seed=1)
    seat = match.to_act[0]
    with BotPool() as pool, pytest.raises(TypeError):
        pool.decide("random", {**match.view(seat), "extra": match.state()}, match.legal_moves(seat))
    assert not requests


def test_a_worker_inherits_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tricity.new("card-city", players=2, seed=1)
    seat = match.to_act[0]
    monkeypatch.setattr(faulty_bots, "SECRET", match)
    with BotPool(make_bot=faulty_bots.make) as pool:
        facts = pool.decide("telling", match.view(seat), match.legal_moves(seat)).decision.facts
    assert facts["inherits"] is False
