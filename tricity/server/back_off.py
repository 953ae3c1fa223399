"""Longer and longer pauses for what keeps failing."""

import time
from typing import Final

_FIRST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 300.0


class BackOff:
    """Per name, in memory: after a restart everything is tried again at once."""

    def __init__(self) -> None:
        self._failing: dict[str, tuple[float, float]] = {}
        """The pause after the last failure, and when it is over."""

    def __len__(self) -> int:
        """How many names failed the last time."""
        return len(self._failing)

    def failed(self, name: str) -> float:
        """The seconds to wait before the next attempt: twice as many as the last time."""
        last, _ = self._failing.get(name, (0.0, 0.0))
        pause = min(2 * last, _LONGEST_PAUSE) or _FIRST_PAUSE
        self._failing[name] = pause, time.monotonic() + pause
        return pause

    def succeeded(self, name: str) -> None:
        self._failing.pop(name, None)

    def pausing(self) -> list[str]:
        """The names whose pause is not over."""
        now = time.monotonic()
        return [name for name, (_, until) in self._failing.items() if now < until]
