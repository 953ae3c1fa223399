"""Every event, prompt, refusal and score of random games is formatted: a missing message or fact is a `LookupError`."""

import random
import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import tricity
from support.variants import Variant, play_random, variants, viewers
from tricity.games import find, names
from tricity.locales import LANGUAGES, has_message, words

NAMES = ("Anna", "Bruno", "Chloé", "Darek", "Ewa", "Félix")
CELL = re.compile("[a-z][0-9]+|-?[0-9]+,-?[0-9]+")


Formatted = tricity.GameEvent | tricity.IllegalMove | tricity.Line | Mapping[str, Any]


_checked: set[tuple[str, int | None]] = set()


def check_text(what: Formatted, viewer: int | None = None) -> None:
    """Once: much is the same from move to move and from game to game."""
    key = (repr(what), viewer)
    if key in _checked:
        return
    _checked.add(key)
    for lang in LANGUAGES:
        for text in (words(what, lang, viewer=viewer), words(what, lang, names=NAMES, viewer=viewer)):
            assert text
            assert "\n" not in text
            assert "{" not in text


def check_nouns(facts: Mapping[str, Any]) -> None:
    """A name among the facts is that of a cell, or its noun has a message for it; else it would stay in English."""
    for name, value in facts.items():
        noun = name.rsplit("_", 1)[-1].removesuffix("s")
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, str) and noun != "case" and not CELL.fullmatch(part):
                assert has_message(f"{noun}-{part}", "en"), f"{name}={part}"


def check_events(match: tricity.Match, events: Iterable[tricity.GameEvent]) -> None:
    for event in events:
        check_nouns({**event.facts, **event.secret})
        assert not event.secret or has_message(f"{event.kind}.secret", "en")
        for viewer in viewers(match):
            check_text(event, viewer)


def check_prompts(match: tricity.Match) -> None:
    for viewer in viewers(match):
        prompt = match.view(viewer)["prompt"]
        check_nouns(prompt["facts"])
        check_text(prompt)


def check_refusals(match: tricity.Match, moves: Iterable[tricity.Move]) -> None:
    for move in moves:
        for seat in range(match.players):
            refusal = match.refusal(move, seat)
            if refusal is not None:
                assert has_message(f"{refusal.rule}.refused", "en"), refusal.rule
                check_nouns(refusal.facts)
                check_text(refusal)


def check_scores(match: tricity.Match) -> None:
    for sheet in match.scores():
        for line in sheet.lines:
            assert has_message(f"{line.rule}.scored", "en"), line.rule
            check_nouns(line.facts)
            check_text(line)


def moves_of_another_game(variant: Variant) -> list[tricity.Move]:
    """Of other moments and other seats, most of them are illegal in a game under way."""
    moves = play_random(variant.new(seed=4), random.Random(4)).moves
    return sorted({played.move for played in moves}, key=str)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_everything_in_a_game_has_a_text(variant: Variant) -> None:
    rng = random.Random(3)
    foreign_moves = moves_of_another_game(variant)
    match = variant.new(seed=3)
    check_events(match, match.opening)
    while not match.over:
        check_prompts(match)
        if match.version % 5 == 0:
            check_refusals(match, rng.choices(foreign_moves, k=6))
        play_random(match, rng, moves=1)
        check_events(match, match.moves[-1].events)
    check_prompts(match)
    check_refusals(match, foreign_moves[:6])
    check_scores(match)


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
