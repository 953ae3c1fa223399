"""The terminal: what is shown and what is asked."""

import sys
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from tricity.cli.language import Voice
from tricity.cli.play.notation import plain

_FORGET_SCROLLBACK = "\x1b[3J"


def readable(text: str) -> str:
    """Without what a terminal would obey: texts may come from a file that somebody sent."""
    return "".join(letter if letter.isprintable() or letter in " \n\u00a0" else "\ufffd" for letter in text)


class Screen:
    """Writes to the standard output as it is when made, in colour or not as rich finds right."""

    def __init__(self, *, errors: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # A letter that a terminal lacks, or bytes that are no letters, become a question mark.
                stream.reconfigure(errors="replace")
        self.console = Console(stderr=errors, highlight=False, markup=False, emoji=False)

    @property
    def interactive(self) -> bool:
        """Whether a person sits there, rather than a pipe or a file."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, *things: RenderableType, style: str = "") -> None:
        for thing in things:
            self.console.print(Text(readable(thing), style=style) if isinstance(thing, str) else thing)

    def ask(self, question: str = "") -> str:
        """A line, without the spaces around it. Ctrl-D raises `EOFError`, Ctrl-C `KeyboardInterrupt`."""
        line = input(f"{question} > " if question else "> ").strip()
        if not self.interactive:
            # Nobody's Enter key ended the line on the screen.
            self.console.print()
        return line

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """The text with something that moves, for as long as it takes; nothing where no screen is."""
        return self.console.status(text) if self.console.is_terminal else nullcontext()

    def confirm(self, question: str, say: Voice) -> bool:
        """Enter is a yes; anything that does not begin like one is a no."""
        answer = plain(self.ask(say("yes-by-enter", question=question)))
        return not answer or any(answer.startswith(plain(yes)[0]) for yes in ("y", say("yes")))

    def page(self, thing: RenderableType, more: str) -> None:
        """A screenful at a time, Enter for the next and anything else for the end; all at once into a pipe."""
        lines = self.console.render_lines(thing, pad=False)
        height = max(self.console.height - 2, 1) if self.interactive else len(lines)
        for first in range(0, len(lines), height):
            if first and self.ask(more):
                return
            self.console.print(SegmentLines(lines[first : first + height], new_lines=True))

    def clear(self) -> None:
        """Leave nothing to be read back, where there is a screen."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLBACK)
            self.console.file.flush()
