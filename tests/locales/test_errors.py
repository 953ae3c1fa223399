"""Errors that are found before any rule is checked have a message in every language."""

from collections.abc import Callable

import pytest

import tricity
from tricity.games import find, names
from tricity.locales import LANGUAGES, words

GAME = names()[0]
HEAD = f"tricity record 1\ngame: {GAME}\nrules: {find(GAME).rules_version}\nplayers: 2\n"

ERRORS: dict[str, Callable[[], object]] = {
    "no-such-game": lambda: tricity.new("nowhere"),
    "bad-players": lambda: tricity.new(GAME, players=99),
    "bad-seed": lambda: tricity.new(GAME, seed=" "),
    "unknown-option": lambda: tricity.new(GAME, options={"nothing": 1}),
    "unknown-rules": lambda: tricity.new(GAME, rules=99),
    "not-a-move": lambda: tricity.new(GAME).play("stand still"),
    "no-such-seat": lambda: tricity.new(GAME).view(7),
    "nothing-to-undo": lambda: tricity.new(GAME).undo(),
    "no-such-turn": lambda: tricity.new(GAME).at(1),
    "corrupt-log": lambda: tricity.new(GAME).evolve("stand still", 0),
    "bad-position-game": lambda: tricity.from_position({}),
    "bad-position-shape": lambda: tricity.from_position({"game": GAME, "players": "two"}),
    "bad-position-rules": lambda: tricity.from_position({"game": GAME, "rules": 99}),
    "bad-record-title": lambda: tricity.replay(""),
    "bad-record-line": lambda: tricity.replay(HEAD + "nonsense"),
    "bad-record-missing": lambda: tricity.replay("tricity record 1\n"),
    "bad-record-start": lambda: tricity.replay(HEAD),
    "bad-record-number": lambda: tricity.replay(HEAD + "seed: 1\nresult: many"),
    "bad-record-json": lambda: tricity.replay(HEAD + "seed: 1\noptions: ["),
    "bad-record-rules": lambda: tricity.replay(f"tricity record 1\ngame: {GAME}\nrules: 999\nplayers: 2\nseed: 1"),
    "bad-record-result": lambda: tricity.replay(HEAD + "seed: 1\nresult: 1 2"),
    "bad-record-header": lambda: tricity.replay("tricity record 1\ngame: x\nrules: 1\nplayers: 2\nseed: 1"),
    "bad-record-move": lambda: tricity.replay(HEAD + "seed: 1\n0 stand still"),
}


@pytest.mark.parametrize("key", ERRORS)
def test_an_error_has_a_text_in_every_language(key: str) -> None:
    with pytest.raises(tricity.TricityError) as caught:
        ERRORS[key]()
    assert caught.value.key == key
    texts = {words(caught.value, lang) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_the_reason_is_part_of_the_message() -> None:
    with pytest.raises(tricity.BadRecord) as caught:
        ERRORS["bad-record-move"]()
    assert words(caught.value) == "Record, line 6, “stand still”: “stand still” is not a move."


@pytest.mark.parametrize(
    ("players", "expected"), [(1, "1 gracza"), (2, "2 graczy"), (5, "5 graczy"), (22, "22 graczy")]
)
def test_polish_players_are_counted(players: int, expected: str) -> None:
    error = tricity.BadOption("bad-players", game=GAME, players=players, allowed=[3, 4])
    assert f"dla {expected}. Możliwa liczba graczy: 3, 4." in words(error, "pl")


@pytest.mark.parametrize(
    ("cards", "expected"), [(1, "jest 1 karta"), (2, "są 2 karty"), (5, "jest 5 kart"), (22, "są 22 karty")]
)
def test_polish_decks_are_counted(cards: int, expected: str) -> None:
    error = tricity.BadPosition("bad-position-deck", place="$.deck", rule="XX-1", there=cards, expected=40)
    assert words(error, "pl") == f"Pozycja, $.deck: w talii {expected}, a powinno być 40. XX-1"
