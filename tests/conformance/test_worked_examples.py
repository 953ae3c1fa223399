"""The worked examples of the rulebooks come out as printed. The rules page draws the same positions."""

import pytest

import tricity
from tricity.core.match import Match
from tricity.games import names
from tricity.games.examples import Example, examples
from tricity.locales import LANGUAGES, rulebook
from tricity.locales.guide import example_words

EXAMPLES = [pytest.param(game, example, id=f"{game} {example.name}") for game in names() for example in examples(game)]
each_example = pytest.mark.parametrize(("game", "example"), EXAMPLES)


def places(match: Match, words: str) -> set[str]:
    """Where a move that begins with these words may end."""
    moves = [str(move) for seat in match.to_act for move in match.legal_moves(seat)]
    return {move.split()[-1] for move in moves if move.startswith(f"{words} ")}


@each_example
def test_the_position_is_possible_and_can_be_played(game: str, example: Example) -> None:
    match = example.start()
    assert match.game.name == game
    assert not match.over
    assert tricity.replay(match.record()).position() == match.position()


@each_example
def test_what_may_be_done_is_what_the_rulebook_says(game: str, example: Example) -> None:
    match = example.start()
    for words, cells in example.places.items():
        assert places(match, words) == set(cells)
    for cells in example.places.values():
        assert set(cells) <= set(example.marks)


@each_example
def test_what_happens_and_what_it_scores_has_the_numbers_of_the_rulebook(game: str, example: Example) -> None:
    match = example.played()
    events = [event for played in match.moves for event in played.events]
    for expected in example.events:
        assert any(event.kind == expected.kind and expected.facts.items() <= event.facts.items() for event in events)
    for sheet, points in zip(match.scores(), example.points, strict=False):
        scored = [(line.rule, line.points) for line in sheet.lines]
        assert set(points) - {("total", sheet.total)} <= set(scored)
        assert len(points) <= len(scored) + 1


@each_example
def test_it_has_words_and_names_rules_that_exist(game: str, example: Example) -> None:
    for lang in LANGUAGES:
        assert all(example_words(example, lang))
        assert set(example.rules) <= set(rulebook.rule_ids(game, lang))


@pytest.mark.rule("CC-12", "CC-14", "CC-16")
def test_the_example_of_three_players_who_divide_and_choose() -> None:
    (lots,) = (example for example in examples("card-city") if example.name == "lots")
    hands = [seat["hand"] for seat in lots.played().position()["seats"]]
    assert hands == [["commerce", "leisure"], ["residence", "commerce"], ["industry", "parking"]]
