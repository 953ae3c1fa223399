"""IC-H16: it protects as long as it lies face up, and does nothing else when it comes into play."""

import pytest

from support.infinite_city import choices, draw, kinds, played, table
from tricity import Match


def protected(match: Match) -> set[str]:
    return {cell for cell, laid in match.view(None)["city"].items() if laid["protected"]}


@pytest.mark.rule("IC-H16", "IC-30")
def test_it_protects_itself_and_its_four_neighbours() -> None:
    match = table(draw("Ho Em Gu", "Fa .  Ar", "Hs Po Of"), ["Pw"])
    assert protected(match) == set()
    match.play("play power-station 1,1")
    assert kinds(match) == ["ic-played", "ic-drew"]
    assert protected(match) == {"1,0", "0,1", "1,1", "2,1", "1,2"}


@pytest.mark.rule("IC-H16", "IC-33")
def test_face_down_it_protects_nothing() -> None:
    match = table(draw("Ho #Pw"), ["Hs"])
    assert protected(match) == set()
    match.play("play housing 0,1")
    assert choices(match, "put") == {"0,0", "1,0"}
    assert played(match, "put 1,0") == draw("Ho Pw:A", "Hs:A .")
    assert protected(match) == {"0,0", "1,0"}


@pytest.mark.rule("IC-H16", "IC-30")
def test_tiles_that_come_to_lie_beside_it_are_protected() -> None:
    match = table(draw("Pw Ho", at="0,0"), ["Fa"])
    match.play("play factory 0,1")
    assert protected(match) == {"0,0", "1,0", "0,1"}
