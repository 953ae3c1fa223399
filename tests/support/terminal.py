"""The `tricity` command in a test: what is typed, and what comes out."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Self

from click.testing import CliRunner, Result

from tricity.cli import main

CTRL_C = "\x03"
CTRL_D = "\x04"

_MAIN = """
import fcntl, os, termios
if os.isatty(0):
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from tricity.cli import main
main()
"""
_UNSET = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG", "TRICITY_LANG", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"))


def tricity(*args: str, typed: Sequence[str] = (), columns: int = 80, **environ: str) -> Result:
    """Run the command in this process, with these lines on its standard input."""
    lines = "".join(f"{line}\n" for line in typed)
    environment = {**_UNSET, "COLUMNS": str(columns), **environ}
    return CliRunner().invoke(main, [*args], input=lines, env=environment, catch_exceptions=False)


def refused(result: Result) -> str:
    """The one line of a refusal."""
    assert result.exit_code == 2, result.output
    assert not result.stdout
    assert result.stderr.strip()
    return " ".join(result.stderr.split())


def outside(*args: str) -> tuple[list[str], dict[str, str]]:
    """The command line and environment for a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name not in _UNSET}
    return [sys.executable, "-P", "-c", _MAIN, *args], environment


class Terminal:
    """The command on a pseudo-terminal of 100 columns, typed at by hand."""

    def __init__(self, *args: str, **environ: str) -> None:
        self._ours, theirs = pty.openpty()
        command, environment = outside(*args)
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", **environ},
            start_new_session=True,
        )
        os.close(theirs)
        self.screen = ""

    def wait_for(self, text: str, seconds: float = 20) -> str:
        """What came since the last wait, up to and with the text."""
        deadline = time.monotonic() + seconds
        while text not in self.screen:
            assert time.monotonic() < deadline, f"{text!r} is not in {self.screen!r}"
            self._read(0.1)
        seen, _, self.screen = self.screen.partition(text)
        return seen + text

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def leave(self, key: str = CTRL_D, seconds: float = 20) -> tuple[int, str]:
        """The exit code, and what came since the last wait.

        The key is pressed again and again: Python loses a signal that comes just before it reads a line.
        """
        deadline = time.monotonic() + seconds
        pressed = 0.0
        while self._read(0.1):
            assert time.monotonic() < deadline, f"still there: {self.screen!r}"
            if time.monotonic() > pressed + 2:
                self.type(key)
                pressed = time.monotonic()
        return self.process.wait(seconds), self.screen

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def _read(self, seconds: float) -> bool:
        """Whether more may come."""
        if not select.select([self._ours], [], [], seconds)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self._ours, 65536)
        except OSError:
            # Linux says so when the other side is gone.
            return False
        self.screen += data.decode(errors="replace")
        return bool(data)
