"""The sample of explanations in the docs: as many as promised, in every language, and as the program words them now."""

from support.explanations import COUNT, PAGE, page, sample
from tricity.analysis.puzzles import puzzles
from tricity.games import names
from tricity.locales import LANGUAGES


def test_the_sample_is_what_the_program_says() -> None:
    assert len(sample()) == COUNT
    assert {game for game, _ in sample()} == {name for name in names() if puzzles(name)}
    text = page()
    assert PAGE.read_text(encoding="utf-8") == text, "make pages"
    for lang in LANGUAGES:
        assert text.count(f"- {lang}: ") == COUNT
