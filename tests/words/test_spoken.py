"""Whole random games told in the three languages: a missing message or fact raises `LookupError`."""

import random
import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import tricity
from support.tables import Table, play_randomly, tables
from tricity.games import find, names
from tricity.locales import LANGUAGES, has_message, words

NAMES = ("Anna", "Bruno", "Chloé", "Darek", "Ewa", "Félix")
CELL = re.compile("[a-z][0-9]+|-?[0-9]+,-?[0-9]+")


Told = tricity.Event | tricity.IllegalMove | tricity.Line | Mapping[str, Any]


def tell(what: Told, viewer: int | None = None) -> None:
    for lang in LANGUAGES:
        for told in (words(what, lang, viewer=viewer), words(what, lang, names=NAMES, viewer=viewer)):
            assert told
            assert "\n" not in told
            assert "{" not in told


def check_nouns(facts: Mapping[str, Any]) -> None:
    """A name among the facts is that of a cell, or its noun has a message for it; else it would be told in English."""
    for name, value in facts.items():
        noun = name.rsplit("_", 1)[-1].removesuffix("s")
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, str) and noun != "case" and not CELL.fullmatch(part):
                assert has_message(f"{noun}-{part}", "en"), f"{name}={part}"


def tell_events(events: Iterable[tricity.Event], seats: int) -> None:
    for event in events:
        for viewer in (None, *range(seats)):
            tell(event, viewer)
        check_nouns({**event.facts, **event.secret})
        assert not event.secret or has_message(f"{event.kind}.secret", "en")


def tell_refusals(match: tricity.Match, moves: Iterable[tricity.Move]) -> None:
    for move in moves:
        for seat in range(match.players):
            refusal = match.refusal(move, seat)
            if refusal is not None:
                assert has_message(f"{refusal.rule}.refused", "en"), refusal.rule
                check_nouns(refusal.facts)
                tell(refusal)


def moves_of_another_game(table: Table) -> list[tricity.Move]:
    """Of other moments and other seats, most of them are illegal in a game under way."""
    match = table.deal(seed=4)
    for _ in play_randomly(match, 4):
        pass
    return sorted({turn.move for turn in match.turns}, key=str)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_game_is_told(table: Table) -> None:
    match = table.deal(seed=3)
    tell_events(match.opening, match.players)
    rng = random.Random(3)
    strange = moves_of_another_game(table)
    for number, events in enumerate(play_randomly(match, 3)):
        tell_events(events, match.players)
        for seat in (None, *range(match.players)):
            prompt = match.view(seat)["prompt"]
            check_nouns(prompt["facts"])
            tell(prompt)
        if number % 5 == 0:
            tell_refusals(match, rng.choices(strange, k=6))
    tell_refusals(match, rng.choices(strange, k=6))
    for sheet in match.scores():
        for line in sheet.lines:
            assert has_message(f"{line.rule}.scored", "en"), line.rule
            check_nouns(line.facts)
            tell(line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_game_and_its_options_have_names_and_explanations(name: str, lang: str) -> None:
    options = [f"option-{option.name}" for option in find(name).options]
    for message in (f"game-{name}", *options):
        for key in (message, f"{message}.about"):
            assert has_message(key, lang), key
            assert words(key, lang)
    for option in find(name).options:
        assert has_message(option.rule, lang), option.rule
