"""Observations and action masks as NumPy arrays, and the fields of an observation by name."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tricity.core.encoding import Encoding, Field
from tricity.core.game import Game
from tricity.core.state import State

ObservationArray: TypeAlias = NDArray[np.int16]
ActionMask: TypeAlias = NDArray[np.int8]

# Both are copies, because the engine's buffers are read-only and a learning agent may want to write to its arrays.


def observation(encoding: Encoding, state: State, seat: int) -> ObservationArray:
    """What the seat may know, laid out as `encoding.fields` says."""
    return np.frombuffer(memoryview(encoding.observe(state, seat)), np.int16).copy()


def action_mask(game: Game, encoding: Encoding, state: State, seat: int) -> ActionMask:
    """1 for each legal action of the seat, 0 for the others."""
    mask = encoding.mask(state, seat, game.legal(state, seat))
    return np.frombuffer(memoryview(mask), np.int8).copy()


def fields_by_name(encoding: Encoding, row: ObservationArray) -> dict[str, ObservationArray]:
    """The fields of an observation in their shapes, or of an array of observations; as views of its memory."""
    return {
        field.name: row[..., offset : offset + field.size].reshape(row.shape[:-1] + field.shape)
        for offset, field in field_offsets(encoding.fields)
    }


def field_offsets(fields: tuple[Field, ...]) -> list[tuple[int, Field]]:
    """Each field with the index of its first number."""
    located, offset = [], 0
    for field in fields:
        located.append((offset, field))
        offset += field.size
    return located
