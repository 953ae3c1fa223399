"""Moves that are refused."""

from collections.abc import Mapping
from typing import Any

import pytest

from tricity import IllegalMove, Match


def refused(match: Match, move: str, seat: int | None = None) -> tuple[str, Mapping[str, Any]]:
    """The rule and the facts of a refusal, after which nothing has changed."""
    before = match.position(), match.record()
    with pytest.raises(IllegalMove) as caught:
        match.play(move, seat=seat)
    assert (match.position(), match.record()) == before
    return caught.value.rule, caught.value.facts
