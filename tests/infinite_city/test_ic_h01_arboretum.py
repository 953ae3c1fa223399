"""IC-H1: up to three of your tokens come back, if you like."""

import pytest

from support.card_city import refused
from support.infinite_city import draw, is_turn_over, kinds, played, supply, table

CITY = draw("Ho:A Hs:AAB", "Em:B .    ")


def moves(*cells: str) -> list[str]:
    return [*(f"take-back {cell}" for cell in cells), "done"]


@pytest.mark.rule("IC-H1")
def test_tokens_come_back_one_by_one_from_any_tile() -> None:
    match = table(CITY, ["Ar"])
    match.play("play arboretum 1,1")
    assert [str(move) for move in match.legal_moves()] == moves("0,0", "1,0", "1,1")
    assert played(match, "take-back 1,0") == draw("Ho:A Hs:AB", "Em:B Ar:A")
    assert supply(match) == [12, 13]
    assert [str(move) for move in match.legal_moves()] == moves("0,0", "1,0", "1,1")


@pytest.mark.rule("IC-H1")
def test_after_three_it_is_over() -> None:
    match = table(CITY, ["Ar"])
    city = played(match, "play arboretum 1,1", "take-back 1,0", "take-back 1,0", "take-back 1,1")
    assert city == draw("Ho:A Hs:B", "Em:B Ar")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H1", "IC-14")
def test_one_may_stop_at_any_time() -> None:
    match = table(CITY, ["Ar"])
    assert played(match, "play arboretum 1,1", "done") == draw("Ho:A Hs:AAB", "Em:B Ar:A")
    assert is_turn_over(match)


@pytest.mark.rule("IC-H1")
def test_it_ends_when_no_token_is_left() -> None:
    match = table(draw("Ho:B"), ["Ar"])
    assert played(match, "play arboretum 0,1", "take-back 0,1") == draw("Ho:B", "Ar")
    assert is_turn_over(match)
    assert "ic-idle" not in kinds(match)


@pytest.mark.rule("IC-H1", "IC-14")
def test_other_tokens_and_other_tiles_are_refused() -> None:
    match = table(CITY, ["Ar"])
    match.play("play arboretum 1,1")
    assert refused(match, "take-back 0,1") == ("IC-H1", {"case": "none", "at": "0,1", "seat": 0})
    assert refused(match, "take-back 5,5") == ("IC-14", {"case": "empty", "at": "5,5"})
    assert refused(match, "pass") == ("IC-14", {"case": "pending", "tile": "arboretum", "at": "1,1"})
