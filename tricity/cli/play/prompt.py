"""The prompt of a session: Tab completion, and what a typed line means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tricity.cli.language import fold
from tricity.cli.play import display, prompt_commands
from tricity.core.errors import BadMove
from tricity.core.notation import Move

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from tricity.cli.play.session import Session


def execute_line(session: Session, line: str, seat: int, moves: Sequence[Move]) -> bool:
    """Run a line: the number of a move, a command, or a move in words or a part of one.

    Returns whether the position has changed. Raises `IllegalMove` and other errors of the player's.
    """
    if not line:
        display.show_moves(session, moves, moves)
        return False
    if line.isascii() and line.isdigit():
        return session.play_move(_move_by_number(line, moves), seat)
    command, argument = prompt_commands.parse(line, session.translate)
    if command is not None:
        return command(session, seat, argument)
    try:
        move = prompt_commands.parse_move(session, line, moves)
    except BadMove:
        candidates = session.notation.matching(line, moves)
        if not candidates:
            raise
        return _choose_candidate(session, candidates, seat, moves)
    return session.play_move(move, seat)


def set_completions(sentences: Sequence[str]) -> None:
    """Complete these moves and commands with the Tab key from now on, where Python has readline."""
    if readline is None:
        return
    readline.set_completer(_completer(sentences))
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def clear_history() -> None:
    """Forget the lines typed so far: the next player could recall them, and they may name hidden cards."""
    if readline is not None:
        readline.clear_history()


def completions(before: str, text: str, sentences: Sequence[str]) -> list[str]:
    """The possible completions of a word, each with a space behind it, after the words before it on the line.

    >>> completions("build ", "r", ["build residence c2", "build residence d3", "pass"])
    ['residence ']
    """
    typed = fold(before).split()
    candidates: dict[str, None] = {}
    for sentence in sentences:
        words = sentence.split()
        if len(words) > len(typed) and [fold(word) for word in words[: len(typed)]] == typed:
            word = words[len(typed)]
            if fold(word).startswith(fold(text)):
                candidates[f"{word} "] = None
    return list(candidates)


def _completer(sentences: Sequence[str]) -> Callable[[str, int], str | None]:
    """As readline wants it: called with 0, 1, 2 … until it returns None."""

    def complete(text: str, state: int) -> str | None:
        candidates = completions(readline.get_line_buffer()[: readline.get_begidx()], text, sentences)
        return candidates[state] if state < len(candidates) else None

    return complete


def _move_by_number(digits: str, moves: Sequence[Move]) -> Move:
    # Cut, because Python refuses to convert thousands of digits.
    number = int(digits[:9])
    if not 1 <= number <= len(moves):
        raise BadMove("no-such-number", number=digits[:9], count=len(moves))
    return moves[number - 1]


def _choose_candidate(session: Session, candidates: Sequence[Move], seat: int, moves: Sequence[Move]) -> bool:
    """List several candidates; play a single one if the player confirms it."""
    if len(candidates) > 1:
        display.show_moves(session, moves, candidates)
        return False
    question = session.translate("confirm-move", text=session.notation.text(candidates[0]))
    if not session.screen.confirm(question, session.translate):
        return False
    return session.play_move(candidates[0], seat)
