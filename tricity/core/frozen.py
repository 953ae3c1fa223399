"""Data that is made once and never changed."""

from typing import dataclass_transform

import msgspec


# For type checkers, which do not inherit `frozen` as msgspec does.
@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.Struct, frozen=True, gc=False):
    """The base of what is read from or written to JSON, and of everything else whose fields are only read.

    The garbage collector skips it: data that is complete when it is created cannot be part of a cycle. Tables in memory
    consist of it, and traversing them would add to the cost of every move.
    """
