"""The worker processes that a test has started: servers of other tests may have theirs in the same process."""

import multiprocessing
from multiprocessing.process import BaseProcess

_others: set[BaseProcess] = set()


def ignore_children() -> None:
    """Those that are there now are not the test's."""
    _others.clear()
    _others.update(multiprocessing.active_children())


def children() -> set[BaseProcess]:
    return set(multiprocessing.active_children()) - _others
