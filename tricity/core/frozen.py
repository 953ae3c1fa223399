"""Data that is made once and never changed."""

from typing import dataclass_transform

import msgspec


# For type checkers, which do not inherit `frozen` as msgspec does.
@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.Struct, frozen=True, gc=False):
    """What is read from JSON or written as such, and everything else whose fields are only read.

    The garbage collector passes over it: data that is complete when it is made cannot be part of a cycle. Tables in
    memory consist of it, and traversing it would be a part of the cost of every move.
    """
