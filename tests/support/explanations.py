"""A sample of fifty explanations in all languages, from stored puzzles: `make pages` writes docs/explanations.md."""

from itertools import islice, zip_longest
from pathlib import Path
from typing import Final

from tricity.analysis.puzzles import Puzzle, puzzles
from tricity.analysis.words import AnalysisWords
from tricity.cli.language import Translator
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.cli.play.seats import SeatPlan
from tricity.core.notation import Move
from tricity.games import names
from tricity.locales import LANGUAGES, words
from tricity.locales.board_text import game_terminal

PAGE: Final = Path(__file__).parents[2] / "docs" / "explanations.md"
COUNT: Final = 50
_HEAD: Final = """\
# Fifty explanations

What reviews and puzzles say about a decision, in every language, to be read by people who speak it. The decisions
are those of the stored puzzles, taken from the games in turn; the played move is the second best one. Written by
`make pages`.
"""


def sample() -> list[tuple[str, Puzzle]]:
    """The explained puzzles of all games, which take turns."""
    explained = [[(name, each) for each in puzzles(name) if each.decision.explanation] for name in names()]
    turns = zip_longest(*explained)
    return list(islice((each for turn in turns for each in turn if each is not None), COUNT))


def explanation(game: str, puzzle: Puzzle, lang: str) -> tuple[str, str]:
    """The played move, and why another one is better."""
    match, translate = puzzle.exercise().match, Translator(lang)
    translate.names = SeatPlan(bots=()).player_names(match, translate)
    notation = LocalizedNotation(game_terminal(game).VOCABULARY, translate)
    said = AnalysisWords(game, puzzle.unit, lang, translate.names, notation.text)
    return notation.text(Move.parse(puzzle.decision.move)), said.why(puzzle.decision)


def page() -> str:
    lines = [_HEAD]
    for number, (game, puzzle) in enumerate(sample(), start=1):
        lines.append(f"{number}. {words(f'game-{game}')}\n")
        for lang in LANGUAGES:
            played, why = explanation(game, puzzle, lang)
            lines.append(f"    - {lang}: *{played}* – {why}")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
