"""Moves as the reader says them: shown in the reader's language, understood in it, in notation and abbreviated."""

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from tricity.core.moves import Move

_WITHOUT_STROKE: Final = str.maketrans("łŁ", "lL")


def plain(text: str) -> str:
    """Small letters without accents, for comparisons.

    >>> plain("Résidence"), plain("złoto")
    ('residence', 'zloto')
    """
    bare = unicodedata.normalize("NFKD", text.translate(_WITHOUT_STROKE))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).casefold()


def spaced(text: str) -> list[str]:
    """The words of a typed move; a slash is a word also when it touches others."""
    return plain(text).replace("/", " / ").split()


class Phrasebook:
    """The words of a game's notation in one language.

    `vocabulary` gives, for a word of the notation, the message that speaks it; words without one (cells) are said as
    they are written.
    """

    def __init__(self, vocabulary: Mapping[str, str], say: Callable[[str], str]) -> None:
        self._spoken = {word: say(key) for word, key in vocabulary.items()}

    def tokens(self, move: Move) -> tuple[str, ...]:
        """The move's words in the language, one for one."""
        return tuple(self._spoken.get(word, word) for word in (move.verb, *move.args))

    def spoken(self, move: Move) -> str:
        return " ".join(self.tokens(move))

    def fitting(self, text: str, moves: Sequence[Move]) -> list[Move]:
        """The moves that begin with the typed words or beginnings of words; else those in which they occur in order."""
        typed = spaced(text)
        for fits in (_begin, _occur):
            found = [move for move in moves if any(fits(typed, words) for words in self._sayings(move))]
            if found:
                return found
        return []

    def meant(self, text: str, moves: Sequence[Move]) -> Move | None:
        """The only move of which every word was typed, abbreviated or not."""
        typed = spaced(text)
        found = [
            move
            for move in moves
            if any(len(typed) == len(words) and _begin(typed, words) for words in self._sayings(move))
        ]
        return found[0] if len(found) == 1 else None

    def written(self, text: str, moves: Sequence[Move]) -> str:
        """The typed words in notation: those that can only be one word of these moves, or else of the game."""
        legal = {word for move in moves for word in (move.verb, *move.args)}
        phrases = sorted(((plain(said), word) for word, said in self._spoken.items()), key=lambda it: -len(it[0]))
        line = f" {' '.join(spaced(text))} "
        for said, word in phrases:
            # Several words that say one, before the words are looked at singly.
            if " " in said:
                line = line.replace(f" {said} ", f" {word} ")
        return " ".join(self._word(typed, legal) for typed in line.split())

    def _word(self, typed: str, legal: set[str]) -> str:
        for known in (legal, self._spoken.keys()):
            if typed in known:
                return typed
        for known in (legal & self._spoken.keys(), self._spoken.keys()):
            starting = [word for word in known if any(said.startswith(typed) for said in self._names(word))]
            exact = [word for word in starting if typed in self._names(word)]
            if len(exact or starting) == 1:
                return (exact or starting)[0]
        return typed

    def _names(self, word: str) -> tuple[str, str]:
        return word, plain(self._spoken[word])

    def _sayings(self, move: Move) -> Iterator[list[str]]:
        yield spaced(str(move))
        yield spaced(self.spoken(move))


def _occur(typed: Sequence[str], words: Sequence[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def _begin(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words))
