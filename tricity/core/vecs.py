# mypyc: compile
"""Loops over vecs that take most of the time of a game with long lists of moves.

Compiled, each does its work at once where the vec has room for what is added: see `BEGINNINGS` in `hatch_build.py`.
The first argument may be written to: use the result only.
"""

from tricity.core.native import append, extend, i64, vec


def with_inserted(items: vec[i64], index: i64, item: i64) -> vec[i64]:
    """The vec with an item inserted at an index."""
    # So that the compiler sees that no index below counts from the end.
    assert index >= 0
    end: i64 = len(items)
    while index < end:
        moved = items[index]
        items[index] = item
        item = moved
        index += 1
    return append(items, item)


def with_marked(items: vec[i64], others: vec[i64], bits: i64) -> vec[i64]:
    """The vec with all items of another one appended, each with these bits set."""
    index: i64 = len(items)
    items = extend(items, others)
    assert index >= 0
    end: i64 = len(items)
    while index < end:
        items[index] = items[index] | bits
        index += 1
    return items
