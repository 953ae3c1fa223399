"""Whether the engine under us is native code or its own source."""

from tricity.core import state


def compiled() -> bool:
    return not (state.__file__ or "").endswith(".py")
