"""The Tab key, where Python has readline."""

from collections.abc import Callable, Sequence

from tricity.cli.play.notation import Phrasebook, plain
from tricity.core.moves import Move

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]


def offer(moves: Sequence[Move], book: Phrasebook, orders: Sequence[str]) -> None:
    """Complete these moves and orders from now on."""
    if readline is None:
        return
    readline.set_completer(completer([book.spoken(move) for move in moves], orders))
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def forget() -> None:
    """Lines typed so far can't be called back: they may have named hidden cards."""
    if readline is not None:
        readline.clear_history()


def completer(moves: Sequence[str], orders: Sequence[str]) -> Callable[[str, int], str | None]:
    def complete(text: str, state: int) -> str | None:
        found = endings(readline.get_line_buffer()[: readline.get_begidx()], text, [*moves, *orders])
        return found[state] if state < len(found) else None

    return complete


def endings(before: str, text: str, sentences: Sequence[str]) -> list[str]:
    """The words that can stand here, each with a space behind it, after the words before.

    >>> endings("build ", "r", ["build residence c2", "build residence d3", "pass"])
    ['residence ']
    """
    typed = plain(before).split()
    found: dict[str, None] = {}
    for sentence in sentences:
        words = sentence.split()
        if len(words) > len(typed) and [plain(word) for word in words[: len(typed)]] == typed:
            word = words[len(typed)]
            if plain(word).startswith(plain(text)):
                found[f"{word} "] = None
    return list(found)
