"""Legal moves as a short list, whatever their number: one line for those that begin alike."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tricity.cli.language import Voice
from tricity.cli.play.notation import Phrasebook
from tricity.core.moves import Move

LINES: Final = 15

Numbered = tuple[int, tuple[str, ...]]


def overview(moves: Sequence[tuple[int, Move]], book: Phrasebook, say: Voice) -> RenderableType:
    """At most about `LINES` lines: moves with their numbers, or the beginnings of moves with how many there are."""
    entries = [(number, book.tokens(move)) for number, move in moves]
    depth = _depth(entries)
    groups = _groups(entries, depth)
    width = max((len(_start(start)) for start, group in groups.items() if len(group) > 1), default=0)
    lines = [_line(_start(start), group, depth, width, say) for start, group in groups.items()]
    if any(len(group) > 1 and not _shown_whole(group, depth) for group in groups.values()):
        lines.append(Text(say("moves-narrow"), style="dim"))
    return Padding(Group(*lines), (0, 0, 0, 2), expand=False)


def everything(moves: Sequence[tuple[int, Move]], book: Phrasebook) -> RenderableType:
    """Each move on its own."""
    lines = [_choice(number, book.spoken(move)) for number, move in moves]
    return Padding(Group(*lines), (0, 0, 0, 2), expand=False)


def _choice(number: int, text: str) -> Text:
    return Text(f"{number}", style="bold cyan").append(f" {text}".rstrip(), style="not bold default")


def _start(words: Sequence[str]) -> str:
    """The beginning of moves; a separator at its end would only confuse."""
    return " ".join(words).removesuffix(" /")


def _line(start: str, group: Sequence[Numbered], depth: int, width: int, say: Voice) -> Text:
    if len(group) == 1:
        number, words = group[0]
        return _choice(number, " ".join(words))
    if _shown_whole(group, depth):
        endings = [_choice(number, " ".join(words[depth:])) for number, words in group]
        return Text(f"{start:{width}}  ").append_text(Text("  ").join(endings))
    return Text(f"{start:{width}} … ").append(say("moves-folded", count=len(group)), style="dim")


def _shown_whole(group: Sequence[Numbered], depth: int) -> bool:
    return all(len(words) <= depth + 1 for _, words in group)


def _depth(entries: Sequence[Numbered]) -> int:
    """How many first words of the moves the list tells apart: as many as its length allows, short of the last one."""
    longest = max(len(words) for _, words in entries)
    best = 1
    for depth in range(1, longest):
        if len(_groups(entries, depth)) > LINES:
            break
        best = depth
    return best


def _groups(entries: Sequence[Numbered], depth: int) -> dict[tuple[str, ...], list[Numbered]]:
    groups: dict[tuple[str, ...], list[Numbered]] = {}
    for entry in entries:
        groups.setdefault(entry[1][:depth], []).append(entry)
    return groups
