"""The words of a game's notation, and the messages that translate them for the terminal."""

from collections.abc import Callable, Iterable

Translate = Callable[..., str]
"""The text of a message id, with its facts as keyword arguments."""


def vocabulary(words_by_prefix: dict[str, Iterable[str]]) -> dict[str, str]:
    """For each word of the notation the id of the message that translates it: a prefix and the word.

    >>> vocabulary({"verb": ("build", "pass"), "size": ["small"]})
    {'build': 'verb-build', 'pass': 'verb-pass', 'small': 'size-small'}
    """
    return {word: f"{prefix}-{word}" for prefix, words in words_by_prefix.items() for word in words}
