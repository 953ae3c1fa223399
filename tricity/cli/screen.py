"""Terminal output and line input, shared by all commands."""

import re
import sys
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

from tricity.cli.language import Translator, fold

# Imported where it is used: a command that only shows its help starts in half the time.
if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.progress import Progress
    from rich.table import Table

_CLEAR_SCROLLBACK: Final = "\x1b[3J"
_NO_BREAK_SPACES: Final = "\u00a0\u202f"
_SPACE: Final = rf"[^\S{_NO_BREAK_SPACES}]"
_WORD: Final = re.compile(rf"{_SPACE}*[\S{_NO_BREAK_SPACES}]+{_SPACE}*")
"""What stays together in a line. For rich any white space ends a word, also that before a French colon."""


def without_control_characters(text: str) -> str:
    """Text without anything a terminal would execute: it may come from a file that somebody sent."""
    return "".join(letter if letter.isprintable() or letter in f"\n{_NO_BREAK_SPACES}" else "\ufffd" for letter in text)


class Screen:
    """Writes to the standard streams as they are when it is created; rich decides about colours."""

    def __init__(self, *, errors: bool = False) -> None:
        from rich import _wrap
        from rich.console import Console

        _wrap.re_word = _WORD
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # Characters that the terminal's encoding lacks, and invalid bytes, become replacement characters.
                stream.reconfigure(errors="replace")
        self.console = Console(stderr=errors, highlight=False, markup=False, emoji=False)

    @property
    def interactive(self) -> bool:
        """Whether both input and output are a terminal, rather than a pipe or a file."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, *items: "RenderableType", style: str = "") -> None:
        """Print each item; plain strings in that style and without control characters."""
        from rich.text import Text

        for item in items:
            self.console.print(Text(without_control_characters(item), style=style) if isinstance(item, str) else item)

    def show_indented(self, text: str, indent: int, style: str = "") -> None:
        """Print a text, every line of it behind that many spaces."""
        from rich.padding import Padding
        from rich.text import Text

        shown = Text(without_control_characters(text), style=style)
        self.console.print(Padding(shown, (0, 0, 0, indent), expand=False))

    def ask(self, question: str = "") -> str:
        """Read a line and strip it. Ctrl-D raises `EOFError`, Ctrl-C `KeyboardInterrupt`."""
        line = input(f"{question} > " if question else "> ").strip()
        if not self.interactive:
            # The line break that the Enter key leaves on a terminal.
            self.console.print()
        return line

    def confirm(self, question: str, translate: Translator) -> bool:
        """Enter means yes; any answer that does not begin like a yes means no."""
        answer = fold(self.ask(translate("yes-by-enter", question=question)))
        return not answer or any(answer.startswith(fold(yes)[0]) for yes in ("y", translate("yes")))

    def spinner(self, text: str) -> AbstractContextManager[object]:
        """A spinner with that text while the context lasts; nothing where the output is not a terminal."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def page(self, item: "RenderableType", prompt: str) -> None:
        """Print a screenful at a time: Enter continues, anything else stops. Without a terminal, print it all."""
        from rich.segment import SegmentLines

        lines = self.console.render_lines(item, pad=False)
        height = max(self.console.height - 2, 1) if self.interactive else len(lines)
        for first in range(0, len(lines), height):
            if first and self.ask(prompt):
                return
            self.console.print(SegmentLines(lines[first : first + height], new_lines=True))

    def clear(self) -> None:
        """Clear the terminal with its scrollback, so that nothing can be read by scrolling up."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK)
            self.console.file.flush()


def plain_table() -> "Table":
    """A table without a frame."""
    from rich.table import Table

    return Table(show_edge=False, pad_edge=False)


def progress_bar() -> "Progress":
    """For commands that play many games: what is done and the time left, on stderr, and gone when it is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=Screen(errors=True).console,
        transient=True,
    )
