"""Completion in the shell, as click provides it, and of moves at the prompt."""

import pytest

from support.terminal import tricity
from tricity.cli.app import COMMANDS
from tricity.cli.play.prompt import completions
from tricity.games import names
from tricity.locales import LANGUAGES


def suggestions(*words: str) -> list[str]:
    """What bash offers for the last of the words."""
    result = tricity(_TRICITY_COMPLETE="bash_complete", COMP_WORDS=" ".join(words), COMP_CWORD=str(len(words) - 1))
    return [line.partition(",")[2] for line in result.output.split()]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("tricity", ""), list(COMMANDS)),
        (("tricity", "re"), ["replay", "review", "restore"]),
        (("tricity", "play", ""), list(names())),
        (("tricity", "play", "card-city", "--hot"), ["--hot-seat"]),
        (("tricity", "rules", "--lang", ""), [*LANGUAGES]),
        (("tricity", "bench", "s"), ["search", "server"]),
    ],
)
def test_the_shell_completes_commands_games_and_options(words: tuple[str, ...], offered: list[str]) -> None:
    assert suggestions(*words) == offered


@pytest.mark.parametrize(
    ("before", "text", "offered"),
    [
        ("", "b", ["build "]),
        ("build ", "", ["résidence ", "parking "]),
        ("build ", "res", ["résidence "]),
        ("BUILD residence ", "e", ["e4 ", "e6 "]),
        ("pass ", "", []),
    ],
)
def test_words_of_moves_are_completed_without_regard_to_case_and_accents(
    before: str, text: str, offered: list[str]
) -> None:
    sentences = ["build résidence e4", "build résidence e6", "build parking e6", "pass"]
    assert completions(before, text, sentences) == offered
