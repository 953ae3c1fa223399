"""`tricity games`, `tricity rules`, `tricity --version`."""

import re
from importlib.metadata import version

import pytest

from support.terminal import refused, tricity
from tricity.games import find, names
from tricity.locales import LANGUAGES, words
from tricity.locales.board_text import game_terminal
from tricity.locales.rulebook import rule_ids


def test_the_version() -> None:
    assert tricity("--version").output == f"tricity {version('tricity')}\n"


def test_every_game_is_listed_with_its_options() -> None:
    listed = tricity("games", columns=200).output
    for name in names():
        assert name in listed
        for option in find(name).options:
            assert f"--{option.name.replace('_', '-')}" in listed
            assert option.rule in listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_labelled_as_the_language_writes_labels(lang: str) -> None:
    label, text = "--parking-meters", f"{words('option-parking_meters', lang)}, CC-80"
    assert words("labelled", lang, label=label, text=text) in tricity("games", columns=200, TRICITY_LANG=lang).output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("group", "message"),
    [
        ([], "command-{}"),
        (["play"], "game-{}.about"),
        (["arena"], "game-{}.about"),
        (["puzzles"], "command-puzzles-{}"),
        (["admin"], "admin-{}"),
    ],
)
def test_lists_of_commands_cut_no_summary(group: list[str], message: str, lang: str) -> None:
    """Each is the first sentence of the command's help, however long."""
    _, _, listed = tricity(*group, "--help", TRICITY_LANG=lang).output.rpartition(f"\n{words('help-commands', lang)}\n")
    summaries = re.findall(r"^  ([a-z-]+) +(.*(?:\n {4,}.*)*)", listed, re.MULTILINE)
    assert summaries
    for command, summary in summaries:
        first_sentence = re.match(r".+?\.(?= |$)", words(message.format(command), lang))
        assert first_sentence
        assert re.sub(r"\n +", " ", summary) == first_sentence[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_rules_of_every_game_are_listed_in_order(name: str, lang: str) -> None:
    output = tricity("rules", name, "--lang", lang).output
    positions = [output.index(f"\n{rule} ") for rule in rule_ids(name, lang)]
    assert positions
    assert positions == sorted(positions)


@pytest.mark.parametrize(
    ("lang", "row"),
    [("en", "medium 1 2 3 3 5"), ("fr", "moyen 1 2 3 3 5"), ("pl", "średni 1 4 9 12 5")],
)
def test_the_guide_follows_the_rulebook_of_its_language(lang: str, row: str) -> None:
    output = tricity("rules", "point-city", "--lang", lang).output
    assert row in " ".join(output.replace("│", " ").split())


@pytest.mark.parametrize("name", names())
def test_every_language_has_the_same_rules(name: str) -> None:
    assert len({rule_ids(name, lang) for lang in LANGUAGES}) == 1
    options = {option.rule for option in find(name).options}
    assert options <= set(rule_ids(name, "en"))


def test_one_rule() -> None:
    assert tricity("rules", "card-city", "cc-61").output.startswith("CC-61  Lose 1 point")
    assert refused(tricity("rules", "card-city", "CC-99")) == "Card City has no rule “CC-99”."


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_terminal(name: str) -> None:
    terminal = game_terminal(name)
    assert callable(terminal.board)
    assert terminal.VOCABULARY


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_language(lang: str) -> None:
    shown = tricity("play", "card-city", "--help", TRICITY_LANG=lang).output
    assert shown.startswith(words("help-usage", lang))
    assert f"\n{words('help-options', lang)}\n" in shown
    assert words("about-players", lang) in shown
