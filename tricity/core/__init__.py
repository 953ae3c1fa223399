"""What all games share. Imports nothing else of Tricity; see ARCHITECTURE.md."""

from tricity.core import state


def compiled() -> bool:
    """Whether the engine runs as native code, or as its own source."""
    return not (state.__file__ or "").endswith(".py")
