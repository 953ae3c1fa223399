"""IC-H19: one token, or all, from an adjacent tile to the stadium."""

import pytest

from support.card_city import refused
from support.infinite_city import choices, draw, is_turn_over, played, supply, table
from tricity import words


@pytest.mark.rule("IC-H19")
def test_one_token_of_anybody_or_all_from_one_tile() -> None:
    match = table(draw("Ho:ABB Em:C", ".     Fa:C"), ["St"])
    match.play("play stadium 0,1")
    assert choices(match, "gather") == {"0,0 a", "0,0 b", "0,0 all", "1,1 c"}
    assert played(match, "gather 0,0 b") == draw("Ho:AB Em:C", "St:AB Fa:C")
    assert supply(match) == [13, 13, 13]
    assert is_turn_over(match)


@pytest.mark.rule("IC-H19")
def test_all_of_them() -> None:
    match = table(draw("Ho:ABB Em:C", ".     Fa:C"), ["St"])
    assert played(match, "play stadium 0,1", "gather 0,0 all") == draw("Ho Em:C", "St:AABB Fa:C")


@pytest.mark.rule("IC-H19", "IC-12")
def test_moved_tokens_are_not_put() -> None:
    match = table(draw("Ho:B . Em:A"), ["St"])
    assert played(match, "play stadium 1,0", "gather 0,0 b") == draw("Ho St:AB Em:A")


@pytest.mark.rule("IC-H19", "IC-14")
def test_a_single_token_comes_without_asking() -> None:
    match = table(draw("Ho:B Em:A"), ["St"])
    assert played(match, "play stadium 0,1") == draw("Ho Em:A", "St:AB .")


@pytest.mark.rule("IC-H19")
def test_other_tiles_and_absent_tokens_are_refused() -> None:
    match = table(draw("Ho:ABB Em:C", ".     Fa:C"), ["St"])
    match.play("play stadium 0,1")
    assert refused(match, "gather 1,0 c")[1]["case"] == "apart"
    assert refused(match, "gather 0,0 c") == ("IC-H19", {"case": "none", "at": "0,0", "seat": 2})
    assert refused(match, "gather 1,1 all")[1]["case"] == "few"


@pytest.mark.rule("IC-H19")
def test_the_log_tells_ones_own_tokens_from_those_of_others() -> None:
    match = table(draw("Ho:ABB Em:C"), ["St"])
    match.play("play stadium 0,1")
    match.play("gather 0,0 all")
    events = [event for event in match.moves[-1].events if event.kind == "ic-gathered"]
    assert [words(event, names=("Anna", "Bruno", "Celia")) for event in events] == [
        "Anna moves one of their own tokens from 0,0 to 0,1.",
        "Anna moves 2 of Bruno’s tokens from 0,0 to 0,1.",
    ]
