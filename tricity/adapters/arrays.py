"""An encoding's rows as arrays, and their fields by name."""

import numpy as np
from numpy.typing import NDArray

from tricity.core.encoding import Encoding, Field
from tricity.core.game import Game
from tricity.core.state import State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

# Copied, because a buffer of the engine cannot be written to, and a learner may want to.


def observation(encoding: Encoding, state: State, seat: int) -> Numbers:
    """What the seat may know, as `encoding.fields` tells it."""
    return np.frombuffer(memoryview(encoding.observe(state, seat)), np.int16).copy()


def action_mask(game: Game, encoding: Encoding, state: State, seat: int) -> Mask:
    """A one for each legal action of the seat."""
    mask = encoding.mask(state, seat, game.legal(state, seat))
    return np.frombuffer(memoryview(mask), np.int8).copy()


def by_name(encoding: Encoding, row: Numbers) -> dict[str, Numbers]:
    """The fields of an observation, in their shapes; they share its memory."""
    return {name: row[at : at + it.size].reshape(it.shape) for name, at, it in places(encoding.fields)}


def places(fields: tuple[Field, ...]) -> list[tuple[str, int, Field]]:
    """Name, first index and field of each."""
    found, at = [], 0
    for it in fields:
        found.append((it.name, at, it))
        at += it.size
    return found
