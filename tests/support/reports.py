"""What the long forms of the tests show while they run, and leave behind when they are done."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest


class Report:
    """Counts of one long test: with `TRICITY_REPORT` shown every few seconds, and at the end a line of that file."""

    def __init__(self, title: str, total: int, show: Callable[[str], None]) -> None:
        self._title = title
        self._total = total
        self._show = show
        self._file = os.environ.get("TRICITY_REPORT", "")
        self._start = time.monotonic()
        self._shown = self._start

    def progress(self, done: int, **counts: int) -> None:
        now = time.monotonic()
        if self._file and now - self._shown >= 10:
            self._shown = now
            self._show(f"{self._title}: {done:,} of {self._total:,}{_listed(counts)}, {now - self._start:.0f} s")

    def done(self, **counts: int) -> None:
        if self._file:
            line = f"{self._title}: {self._total:,}{_listed(counts)}, {time.monotonic() - self._start:.0f} s"
            self._show(line)
            with Path(self._file).open("a", encoding="utf-8") as file:
                file.write(line + "\n")


NewReport = Callable[[str, int], Report]


@pytest.fixture
def new_report(request: pytest.FixtureRequest) -> NewReport:
    """Makes reports that are seen although the output of tests, and of servers, is not."""
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def show(line: str) -> None:
        with capture.global_and_fixture_disabled():
            sys.stderr.write(f"\n{line}")
            sys.stderr.flush()

    return lambda title, total: Report(title, total, show)


def _listed(counts: dict[str, int]) -> str:
    return "".join(f", {count:,} {name.replace('_', ' ')}" for name, count in counts.items())
