"""What the numbers of a seat must be: those that a game's own test reads from the view."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tricity.adapters.arrays import fields_by_name, observation
from tricity.analysis.match import Match


def assert_numbers(match: Match, expected: Callable[[dict[str, Any], int], dict[str, Any]]) -> None:
    """Of every seat, field by field, in their order."""
    encoding = match.game.encoding(match.players, match.options)
    for seat in range(match.players):
        fields = fields_by_name(encoding, observation(encoding, match.state(), seat))
        wanted = expected(match.view(seat), seat)
        assert list(fields) == list(wanted)
        for name, numbers in wanted.items():
            assert np.array_equal(fields[name], np.array(numbers)), name
