"""Runs a step of the set-up quietly: `python tools/step.py LABEL COMMAND ...`.

What the command prints goes to build/setup.log. Shown are the label and the seconds; a line of output that begins with
`step: ` ends that part of the step and names the next one; what follows `note: ` is shown at the end. A command that
fails shows its last lines, and where the others are.
"""

import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path

LOG = Path("build") / "setup.log"
NEXT, NOTE = "step: ", "note: "
LAST_LINES = 15


class Progress:
    """One line per part of the step; on a terminal its seconds are counted as they pass."""

    def __init__(self, label: str) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.done = threading.Event()
        self.lock = threading.Lock()
        self.begin(label)
        if self.is_terminal:
            threading.Thread(target=self.count, daemon=True).start()

    def begin(self, label: str) -> None:
        self.label, self.started = label, time.monotonic()
        self.show("" if self.is_terminal else label)

    def count(self) -> None:
        while not self.done.wait(1):
            with self.lock:
                self.show(self.line())

    def line(self) -> str:
        return f"{self.label} … {time.monotonic() - self.started:.0f} s"

    def show(self, text: str) -> None:
        if self.is_terminal:
            sys.stdout.write(f"\r\033[K{text or self.label}")
        else:
            sys.stdout.write(text)
        sys.stdout.flush()

    def finish(self) -> None:
        if self.is_terminal:
            self.show(self.line() + "\n")
        else:
            self.show(self.line().removeprefix(self.label) + "\n")

    def next(self, label: str) -> None:
        with self.lock:
            self.finish()
            self.begin(label)

    def stop(self) -> None:
        self.done.set()
        with self.lock:
            self.finish()


def main(label: str, command: list[str]) -> int:
    LOG.parent.mkdir(exist_ok=True)
    last: deque[str] = deque(maxlen=LAST_LINES)
    notes: list[str] = []
    progress = Progress(label)
    with (
        LOG.open("a", encoding="utf-8") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
        ) as process,
    ):
        log.write(f"== {time.strftime('%Y-%m-%d %H:%M:%S')} {label}: {' '.join(command)}\n")
        for line in process.stdout or ():
            log.write(line)
            last.append(line)
            if line.startswith(NEXT):
                progress.next(line.removeprefix(NEXT).rstrip())
            elif line.startswith(NOTE):
                notes.append(line.removeprefix(NOTE))
    progress.stop()
    sys.stdout.writelines(notes)
    if process.returncode:
        sys.stdout.write("".join(last))
        sys.stdout.write(
            f"{label} failed. Its last lines are above, all of them in {LOG}.\n"
            "Setting up takes a network and 2 GB of disk; `make clean` and the same command start over.\n"
        )
    return process.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
