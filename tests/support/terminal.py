"""Run the `tricity` command in a test: in this process, or in another one on a pseudo-terminal."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Self

import structlog
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
    """Run the command in this process with these lines as its standard input."""
    lines = "".join(f"{line}\n" for line in typed)
    # Our own variables that a make target has set are not the command's.
    ours = dict.fromkeys(name for name in os.environ if name.startswith("TRICITY_"))
    environment = {**_UNSET, **ours, "COLUMNS": str(columns), **environ}
    # Servers in threads of this process log when they like: not into the output of the command.
    logging = structlog.get_config()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stdout))
    try:
        return CliRunner().invoke(main, [*args], input=lines, env=environment, catch_exceptions=False)
    finally:
        structlog.configure(**logging)


def refused(result: Result) -> str:
    """The error message of a command that failed: one line, and nothing on standard output."""
    assert result.exit_code == 2, result.output
    assert not result.stdout
    assert result.stderr.strip()
    return " ".join(result.stderr.split())


def outside(*args: str) -> tuple[list[str], dict[str, str]]:
    """The command line and the environment to run the command in another process."""
    environment = {name: value for name, value in os.environ.items() if name not in _UNSET}
    return [sys.executable, "-P", "-c", _MAIN, *args], environment


class Terminal:
    """The command on a pseudo-terminal of 100 columns, with keys pressed one after the other."""

    def __init__(self, *args: str, **environ: str) -> None:
        self._master, slave = pty.openpty()
        command, environment = outside(*args)
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", **environ},
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """Wait until the text appears; returns the output since the last wait, up to and including it."""
        deadline = time.monotonic() + seconds
        while text not in self.screen:
            assert time.monotonic() < deadline, f"{text!r} is not in {self.screen!r}"
            self._read(0.1)
        before, _, self.screen = self.screen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def leave(self, key: str = CTRL_D, seconds: float = 60) -> tuple[int, str]:
        """Press the key until the process ends; returns its exit code and the output since the last wait.

        Once is not enough: Python loses a signal that arrives just before it reads a line.
        """
        deadline = time.monotonic() + seconds
        last_press = 0.0
        while self._read(0.1):
            assert time.monotonic() < deadline, f"still running: {self.screen!r}"
            if time.monotonic() > last_press + 2:
                self.type(key)
                last_press = time.monotonic()
        return self.process.wait(seconds), self.screen

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def _read(self, seconds: float) -> bool:
        """Read what there is within that time; returns whether more may come."""
        if not select.select([self._master], [], [], seconds)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self._master, 65536)
        except OSError:
            # Linux reports a closed terminal as an input/output error.
            return False
        self.screen += data.decode(errors="replace")
        return bool(data)
