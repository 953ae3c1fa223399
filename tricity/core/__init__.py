"""What all games share. Imports nothing else of Tricity; see ARCHITECTURE.md."""


def compiled() -> bool:
    """Whether the engine runs as native code, or as its own source."""
    from tricity.core import state

    return not (state.__file__ or "").endswith(".py")
