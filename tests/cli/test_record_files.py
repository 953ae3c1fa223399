"""Every file that is not a record is rejected with one line in the reader's language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.terminal import refused, tricity
from tricity.cli.record_files import MAX_BYTES

COMMANDS = [("verify",), ("replay",), ("play", "--load"), ("play", "card-city", "--load")]


def missing(path: Path) -> None:
    pass


def folder(path: Path) -> None:
    path.mkdir()


def binary(path: Path) -> None:
    path.write_bytes(b"\x7fELF\0\1\2")


def latin(path: Path) -> None:
    path.write_bytes("tricity record 1\ngame: déjà".encode("latin-1"))


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)


def empty(path: Path) -> None:
    path.touch()


def prose(path: Path) -> None:
    path.write_text("Dear Anna,\n\nthe city grows.\n")


def loop(path: Path) -> None:
    path.symlink_to(path)


def escapes(path: Path) -> None:
    path.write_text("tricity record 1\nhello \x1b[2J\x1b]0;owned\x07\n")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (missing, "There is no file"),
        (folder, "is a folder, not a file."),
        (binary, "is not a text file."),
        (latin, "is not a text file."),
        (huge, "is too large for a record: the limit is 1,024 KiB."),
        (empty, "the first line of a record must be “tricity record 1”."),
        (prose, "the first line of a record must be “tricity record 1”."),
        (loop, "cannot be read"),
        (escapes, "is neither a header nor a move"),
    ],
)
def test_bad_files(command: tuple[str, ...], make: Callable[[Path], None], words: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    make(path)
    line = refused(tricity(*command, str(path), columns=200))
    assert words in line
    assert "\x1b" not in line


def test_an_impossible_file_name() -> None:
    assert "cannot be read" in refused(tricity("verify", "a\0b", columns=200))
    assert "cannot be read" in refused(tricity("verify", "x" * 5000, columns=500))


@pytest.mark.parametrize(("lang", "words"), [("fr", "n’existe pas."), ("pl", "Nie ma pliku")])
def test_in_the_language(lang: str, words: str) -> None:
    assert words in refused(tricity("verify", "nowhere.txt", "--lang", lang))


def test_a_loaded_game_excludes_other_options(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    tricity("play", "card-city", "--seed", "7", typed=["1", f"save {path}"])
    line = refused(tricity("play", "card-city", "--load", str(path), "--seed", "1", "--decentralisation"))
    assert line.endswith("leave out --seed, --decentralisation.")
