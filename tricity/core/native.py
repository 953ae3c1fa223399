"""The compiler's native types, imported from here only: fixed-width integers, packed vectors and a random generator.

`librt`, the runtime library of mypyc, is young and still changes: no other module knows where these names come from.
mypyc resolves a re-exported name to its definition, so that compiled code is the same as with the original import.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, extend, pop, vec
from mypy_extensions import i16, i64, u8

__all__ = ["SEED_BOUND", "Random", "append", "extend", "i16", "i64", "pop", "u8", "vec"]

SEED_BOUND: Final = 1 << 62
"""Seeds that are drawn for a `Random` are below this."""
