"""Each rule of each game is named by a test, and each rule that a test names exists; and this can fail."""

import pytest

from support.rules import all_marked_rules, marked_rules, rule_ids, rules_of
from tricity.games import names


@pytest.mark.parametrize("game", names())
def test_every_rule_of_the_game_is_named_by_a_test(game: str) -> None:
    rules = rules_of(game)
    assert rules
    assert sorted(rules - all_marked_rules()) == []


def test_every_rule_that_a_test_names_exists() -> None:
    known = {rule for game in names() for rule in rules_of(game)}
    assert sorted(all_marked_rules() - known) == []


def test_rules_are_the_messages_with_an_id() -> None:
    words = """
CC-01 = One
    .refused = No CC-99 = here
IC-P05 =
    Five
cc-built = built
# CC-77 = no rule
CC-1 x = y
"""
    assert rule_ids(words) == {"CC-01", "IC-P05"}


def test_marks_count_on_tests_and_their_parameters_only() -> None:
    source = """
import pytest

@pytest.mark.rule("CC-01", "CC-02")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("CC-03"))])
def test_one(x: int) -> None: ...

@pytest.mark.rule("CC-04")
def helper() -> None: ...

@pytest.mark.other("CC-05")
def test_two() -> None:
    pytest.mark.rule("CC-06")
"""
    assert marked_rules(source) == {"CC-01", "CC-02", "CC-03"}


def test_an_id_must_be_written_out() -> None:
    with pytest.raises(ValueError, match="line 1"):
        marked_rules("@pytest.mark.rule(RULE)\ndef test_it(): ...")
