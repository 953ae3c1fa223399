"""The compiler's native types, imported from here only: fixed-width integers and how to read
them from bytes, packed vectors and a random generator.

`librt`, the runtime library of mypyc, is young and still changes: no other module knows where these names come from.
mypyc resolves a re-exported name to its definition, so that compiled code is the same as with the original import.
"""

from typing import Final

from librt.random import Random
from librt.strings import read_i64_be
from librt.vecs import append, extend, pop, vec
from mypy_extensions import i16, i64, u8

__all__ = ["SEED_BOUND", "Random", "append", "extend", "i16", "i64", "pop", "read_i64_be", "u8", "vec"]

SEED_BOUND: Final = 1 << 62
"""Seeds that are drawn for a `Random` are below this."""
