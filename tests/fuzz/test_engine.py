"""Nonsense from outside is refused by the engine, in its own words, and changes nothing: moves, positions, records."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import tricity
from support.fuzz import count, memory
from support.mutations import Mutator
from support.reports import NewReport
from support.variants import midgame, plain_variants, play_random, variants
from tricity import Match, TricityError

MEGABYTE = 1 << 20
# Engines keep tables of their own, and Python its arenas; what grows with the number of tries would be far more.
MOST_GROWTH = 48 * MEGABYTE

ODD_SEATS: tuple[Any, ...] = (None, -1, 2, 16, 1 << 70, True, "0", 0.0)


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """In the middle of the game, of every kind."""
    return [midgame(variant, 1) for variant in variants()]


def check_is_its_record(match: Match) -> None:
    """The match is what its accepted moves made it: no refused one has changed anything."""
    assert tricity.replay(match.record()).position() == match.position()


def fuzz(kind: str, attempt: Callable[[int], bool], new_report: NewReport) -> None:
    """Attempt it again and again. `attempt` gets its number and returns whether the engine accepted the nonsense."""
    tries = count(kind)
    report = new_report(kind, tries)
    accepted, early = 0, 0
    for number in range(tries):
        accepted += attempt(number)
        if number == tries // 5:
            early = memory()
        report.progress(number, accepted=accepted, refused=number + 1 - accepted)
    growth = memory() - early
    refused = tries - accepted
    report.done(accepted=accepted, refused=refused, MB_more=growth // MEGABYTE)
    assert refused > tries // 3
    assert growth < MOST_GROWTH


def test_moves(matches: list[Match], new_report: NewReport) -> None:
    mutator = Mutator("moves")
    rng = mutator.rng
    match, texts = matches[0], [""]

    def attempt(number: int) -> bool:
        nonlocal match, texts
        if number % 200 == 0 or match.over:
            if match.version:
                check_is_its_record(match)
            match = rng.choice(matches)
            match = match.at(rng.randrange(match.version + 1))
            texts = [str(move) for seat in match.to_act for move in match.legal_moves(seat)]
        before = match.version
        seat = rng.choice(match.to_act) if rng.random() < 0.9 else rng.choice(ODD_SEATS)
        move: str | int = (
            mutator.text(rng.choice(texts), texts) if rng.random() < 0.9 else rng.getrandbits(rng.randrange(80))
        )
        try:
            if rng.random() < 0.5:
                match.check(move, seat)
                assert match.version == before
            else:
                match.play(move, seat=seat)
                texts = [str(move) for seat in match.to_act for move in match.legal_moves(seat)] or texts
        except TricityError:
            assert match.version == before
            return False
        return True

    fuzz("moves", attempt, new_report)


def test_positions(matches: list[Match], new_report: NewReport) -> None:
    mutator = Mutator("positions")
    rng = mutator.rng
    positions = [match.position() for match in matches]

    def attempt(_: int) -> bool:
        try:
            match = tricity.from_position(mutator.value(rng.choice(positions)))
        except TricityError:
            return False
        # What is accepted can be shown, stored and played.
        for viewer in (None, *range(match.players)):
            match.view(viewer)
        assert tricity.from_position(match.position()).position() == match.position()
        play_random(match, rng, moves=3)
        match.scores()
        return True

    fuzz("positions", attempt, new_report)


def test_records(new_report: NewReport) -> None:
    mutator = Mutator("records")
    rng = mutator.rng
    records = [
        play_random(start, random.Random(1), moves=12).record()
        for variant in plain_variants()
        for start in (variant.new(1), tricity.from_position(midgame(variant, 1).position()))
    ]
    lines = [line for record in records for line in record.splitlines()]

    def attempt(_: int) -> bool:
        text = rng.choice(records)
        if rng.random() < 0.5:
            text = mutator.text(text, records)
        else:
            # Whole lines, so that more than their form is wrong.
            changed = text.splitlines()
            changed[rng.randrange(1, len(changed))] = mutator.text(rng.choice(lines), lines)
            text = "\n".join(changed)
        try:
            match = tricity.replay(text)
        except TricityError:
            return False
        check_is_its_record(match)
        return True

    fuzz("records", attempt, new_report)
