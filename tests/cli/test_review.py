"""`tricity review`: the account, the costliest decisions and the luck of a recorded game, in every language."""

import re
from pathlib import Path

import msgspec
import pytest

from support.terminal import refused, tricity
from tricity.analysis import puzzle_maker
from tricity.analysis.puzzle_maker import bot_game
from tricity.analysis.values import Review
from tricity.core.match import Match
from tricity.games import find
from tricity.locales import LANGUAGES, words


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(puzzle_maker, "_LEVELS", ("random",))
    path = tmp_path / "game.txt"
    path.write_text(bot_game(find("point-city"), 1, "review").record(), encoding="utf-8")
    return path


def test_a_review_names_where_luck_was_largest(record: Path) -> None:
    printed = tricity("review", str(record), "--effort", "0.01", "--workers", "1", "--json")
    assert printed.exit_code == 0, printed.output
    review = msgspec.json.decode(printed.stdout, type=Review)
    largest = review.largest_reveals(0)
    assert largest
    assert [abs(each.luck) for each in largest] == sorted((abs(each.luck) for each in largest), reverse=True)
    assert abs(largest[0].luck) == max(abs(each.luck) for each in review.reveals if each.seat == 0)
    for lang in LANGUAGES:
        shown = tricity("review", str(record), "--effort", "0.01", "--workers", "1", "--lang", lang, columns=200)
        assert shown.exit_code == 0
        text = shown.stdout
        for key in ("review-accounts", "review-luck", "review-note"):
            assert words(key, lang) in " ".join(text.split())
        section = text.partition(words("review-luck", lang))[2]
        for reveal in largest:
            assert re.search(rf" {reveal.number}\b", section)


def test_a_long_sentence_of_a_review_stays_indented(record: Path) -> None:
    printed = tricity("review", str(record), "--effort", "0.01", "--workers", "1", columns=50).stdout
    _, _, section = printed.partition(words("review-luck", "en"))
    lines = section.partition("\n\n")[0].strip("\n").splitlines()
    assert len(lines) > 2
    assert all(line.startswith("  ") for line in lines)


def test_a_game_that_is_not_over_has_no_review(tmp_path: Path, record: Path) -> None:
    begun = Match.from_record(record.read_text(encoding="utf-8"), find).at(2)
    path = tmp_path / "begun.txt"
    path.write_text(begun.record(), encoding="utf-8")
    assert refused(tricity("review", str(path)))
