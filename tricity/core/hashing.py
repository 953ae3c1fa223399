"""SHA-256 of short texts."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Protocol

__all__ = ["sha256"]


class Digested(Protocol):
    """What has been hashed."""

    def digest(self) -> bytes: ...

    def hexdigest(self) -> str: ...


def _find_sha256() -> Callable[[bytes], Digested]:
    """Python's own implementation, where it is there: `_sha2`, before Python 3.12 `_sha256`.

    The one that `hashlib` prefers, that of OpenSSL, takes five times as long for a text of some twenty bytes, most of
    it to set itself up; and a deal hashes some forty of them.
    """
    for module in ("_sha2", "_sha256"):
        with suppress(ImportError):
            own: Callable[[bytes], Digested] = import_module(module).sha256
            return own
    return hashlib.sha256


sha256 = _find_sha256()
"""The SHA-256 of some bytes."""
