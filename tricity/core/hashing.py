"""SHA-256 of short texts."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Protocol

__all__ = ["sha256"]


class Digested(Protocol):
    """The hash of some bytes."""

    def digest(self) -> bytes: ...

    def hexdigest(self) -> str: ...


def _find_sha256() -> Callable[[bytes], Digested]:
    """Python's own implementation, if it is available: `_sha2`, or `_sha256` before Python 3.12.

    OpenSSL's, which `hashlib` prefers, takes five times as long for a text of about twenty bytes, mostly for its own
    set-up, and a deal hashes about forty of them.
    """
    for module in ("_sha2", "_sha256"):
        with suppress(ImportError):
            own: Callable[[bytes], Digested] = import_module(module).sha256
            return own
    return hashlib.sha256


sha256 = _find_sha256()
"""The SHA-256 of some bytes."""
