"""The list of legal moves, folded to a few lines: moves that begin with the same words share one line."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tricity.cli.language import Translator
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.core.notation import Move

MAX_LINES: Final = 15

_Entry = tuple[int, tuple[str, ...]]
"""The number of a move and its words."""


def folded_list(
    moves: Sequence[tuple[int, Move]], notation: LocalizedNotation, translate: Translator
) -> RenderableType:
    """Numbered moves in about `MAX_LINES` lines; a group that does not fit is shown as its first words and its size."""
    entries = [(number, notation.words(move)) for number, move in moves]
    depth = _depth(entries)
    groups = _groups(entries, depth)
    width = max((len(_prefix(words)) for words, group in groups.items() if len(group) > 1), default=0)
    lines = [_line(_prefix(words), group, depth, width, translate) for words, group in groups.items()]
    if any(len(group) > 1 and not _fits(group, depth) for group in groups.values()):
        lines.append(Text(translate("moves-narrow"), style="dim"))
    return Padding(Group(*lines), (0, 0, 0, 2), expand=False)


def full_list(moves: Sequence[tuple[int, Move]], notation: LocalizedNotation) -> RenderableType:
    """Numbered moves, one per line."""
    lines = [_numbered(number, notation.text(move)) for number, move in moves]
    return Padding(Group(*lines), (0, 0, 0, 2), expand=False)


def _numbered(number: int, text: str, space: str = " ") -> Text:
    return Text(f"{number}", style="bold cyan").append(f"{space}{text}".rstrip(), style="not bold default")


def _prefix(words: Sequence[str]) -> str:
    """The common first words of a group, without a separator at their end."""
    return " ".join(words).removesuffix(" /")


def _line(prefix: str, group: Sequence[_Entry], depth: int, width: int, translate: Translator) -> Text:
    if len(group) == 1:
        number, words = group[0]
        return _numbered(number, " ".join(words))
    if _fits(group, depth):
        # In one piece: no line ends between a number and its move.
        endings = [_numbered(number, "\u00a0".join(words[depth:]), "\u00a0") for number, words in group]
        return Text(f"{prefix:{width}}  ").append_text(Text("  ").join(endings))
    return Text(f"{prefix:{width}} … ").append(translate("moves-folded", count=len(group)), style="dim")


def _fits(group: Sequence[_Entry], depth: int) -> bool:
    """Whether the moves differ in at most one last word, which can be listed behind the common words."""
    return all(len(words) <= depth + 1 for _, words in group)


def _depth(entries: Sequence[_Entry]) -> int:
    """By how many first words to group the moves: as many as `MAX_LINES` allows, but not by the last word."""
    longest = max(len(words) for _, words in entries)
    best = 1
    for depth in range(1, longest):
        if len(_groups(entries, depth)) > MAX_LINES:
            break
        best = depth
    return best


def _groups(entries: Sequence[_Entry], depth: int) -> dict[tuple[str, ...], list[_Entry]]:
    groups: dict[tuple[str, ...], list[_Entry]] = {}
    for entry in entries:
        groups.setdefault(entry[1][:depth], []).append(entry)
    return groups
