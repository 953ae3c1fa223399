"""Moves in the reader's language: formatted in it, and recognized in it, in the English notation and abbreviated."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from tricity.cli.language import fold
from tricity.core.notation import Move


class LocalizedNotation:
    """The notation of a game in one language.

    `vocabulary` maps words of the notation to message ids; words that it lacks, such as cells, are the same in every
    language.
    """

    def __init__(self, vocabulary: Mapping[str, str], translate: Callable[[str], str]) -> None:
        self._translations = {word: translate(key) for word, key in vocabulary.items()}

    def words(self, move: Move) -> tuple[str, ...]:
        """The words of the move, each translated by itself."""
        return tuple(self._translations.get(word, word) for word in (move.verb, *move.args))

    def text(self, move: Move) -> str:
        return " ".join(self.words(move))

    def matching(self, text: str, moves: Sequence[Move]) -> list[Move]:
        """The moves that begin with the typed words or prefixes; if none does, those that contain them in order."""
        typed = _split_words(text)
        for matches in (_is_prefix, _is_subsequence):
            candidates = [move for move in moves if any(matches(typed, words) for words in self._forms(move))]
            if candidates:
                return candidates
        return []

    def complete_match(self, text: str, moves: Sequence[Move]) -> Move | None:
        """The only move of which every word was typed, abbreviated or not; None if there is none or several."""
        typed = _split_words(text)
        candidates = [
            move
            for move in moves
            if any(len(typed) == len(words) and _is_prefix(typed, words) for words in self._forms(move))
        ]
        return candidates[0] if len(candidates) == 1 else None

    def to_notation(self, text: str, moves: Sequence[Move]) -> str:
        """Translate typed words into the notation; a word that is ambiguous or unknown stays as it is.

        A word is looked up among those of the given moves first, then in the whole vocabulary.
        """
        legal_words = {word for move in moves for word in (move.verb, *move.args)}
        line = f" {' '.join(_split_words(text))} "
        # Translations of several words before single words, and the longest first: one may contain another.
        for word in sorted(self._translations, key=lambda word: -len(fold(self._translations[word]))):
            translation = fold(self._translations[word])
            if " " in translation:
                line = line.replace(f" {translation} ", f" {word} ")
        return " ".join(self._notation_word(typed, legal_words) for typed in line.split())

    def _notation_word(self, typed: str, legal_words: set[str]) -> str:
        vocabulary = self._translations.keys()
        if typed in legal_words or typed in vocabulary:
            return typed
        for words in (legal_words & vocabulary, vocabulary):
            by_prefix = [word for word in words if any(name.startswith(typed) for name in self._names(word))]
            exact = [word for word in by_prefix if typed in self._names(word)]
            if len(exact or by_prefix) == 1:
                return (exact or by_prefix)[0]
        return typed

    def _names(self, word: str) -> tuple[str, str]:
        return word, fold(self._translations[word])

    def _forms(self, move: Move) -> Iterator[list[str]]:
        """The words of a move in the notation and in the language."""
        yield _split_words(str(move))
        yield _split_words(self.text(move))


def _split_words(text: str) -> list[str]:
    """Folded words; a slash is a word of its own even without spaces around it."""
    return fold(text).replace("/", " / ").split()


def _is_prefix(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word is the beginning of the word at the same place."""
    return len(typed) <= len(words) and all(word.startswith(prefix) for prefix, word in zip(typed, words))


def _is_subsequence(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the typed words are beginnings of some of the words, in the same order."""
    # `in` and `any` consume the iterator, so that each word is looked for after the one before.
    remaining = iter(words)
    return all(any(word.startswith(prefix) for word in remaining) for prefix in typed)
