"""CC-35: development is compulsory, the player chooses, and it goes on until nothing is possible."""

import pytest

import tricity
from support.card_city import built, check_development, city_of, developing, development, draw, refused, table


@pytest.mark.rule("CC-35")
def test_nobody_passes_a_development() -> None:
    match = table(draw("R L", "T ."), players=2, phase="development")
    assert {move.verb for move in match.legal_moves()} == {"develop"}
    assert refused(match, "pass") == ("CC-50", {"case": "turn", "seat": 0, "phase": "development"})


@pytest.mark.rule("CC-35")
def test_the_player_chooses_what_develops_and_where() -> None:
    check_development(
        ". c r .",
        "R C R L",
        ". c T I",
    )


@pytest.mark.rule("CC-35")
def test_one_place_may_suit_both() -> None:
    check_development(
        ". c . L .",
        "R C b R r",
        ". R P T .",
        ". . . I .",
    )


@pytest.mark.rule("CC-35")
def test_a_district_may_develop_more_than_once() -> None:
    """One residence beside three culture cards becomes two, and then three."""
    drawn, match = development(
        "I . r .",
        "P L R L",
        ". . T .",
    )
    match.play(f"develop residence {drawn.at('c1')}")
    grown = draw(
        ". . r .",
        "I . R r",
        "P L R L",
        ". . T .",
    )
    assert city_of(match).cards == grown.cards
    assert {str(move) for move in match.legal_moves()} == {f"develop residence {cell}" for cell in grown.marks}
    match.play(f"develop residence {grown.at('c1')}")
    assert match.view(None)["phase"] != "development"


@pytest.mark.rule("CC-35")
def test_a_new_residence_may_let_a_commerce_develop() -> None:
    drawn, match = development(
        ". r . .",
        "L R r .",
        "I T C R",
    )
    match.play(f"develop residence {drawn.at('c2')}")
    assert [str(move) for move in match.legal_moves()] == [f"develop commerce {drawn.at('c4')}"]
    assert built(match, f"develop commerce {drawn.at('c4')}") == draw(
        "L R R .",
        "I T C R",
        ". . C .",
    )


MERGING = draw(
    ". I .",
    ". T .",
    "r R L",
    "R C c",
    ". c .",
)
"""The residence in the middle and the commerce develop; the new residence makes one district of the two."""


@pytest.mark.rule("CC-35")
def test_districts_that_merge_may_end_another_development_and_nothing_is_owed() -> None:
    assert developing(MERGING) == MERGING
    match = table(MERGING, players=2, phase="development")
    match.play(f"develop residence {MERGING.at('a3')}")
    assert match.view(None)["phase"] != "development"


@pytest.mark.rule("CC-35")
def test_in_the_other_order_both_develop() -> None:
    match = table(MERGING, players=2, phase="development")
    match.play(f"develop commerce {MERGING.at('b5')}")
    assert [str(move) for move in match.legal_moves()] == [f"develop residence {MERGING.at('a3')}"]
    assert built(match, f"develop residence {MERGING.at('a3')}") == draw(
        ". I .",
        ". T .",
        "R R L",
        "R C .",
        ". C .",
    )
    assert match.view(None)["phase"] != "development"


@pytest.mark.rule("CC-35")
def test_development_comes_by_itself_after_construction() -> None:
    match = table(draw("R", "T"), hands=["L", ""], gold=5)
    match.play("build leisure f4", seat=0)
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "development")
    assert match.view(0)["prompt"]["say"] == "cc-now-develop"


@pytest.mark.rule("CC-35", "CC-51")
def test_what_a_bought_industry_makes_possible_waits_for_the_next_development() -> None:
    full = draw(
        ". R L",
        "P T P",
    )
    match = table(full, hands=["C", ""], gold=[5, 0], deck="PPPP")
    match.play("discard commerce", seat=0)
    assert match.view(None)["phase"] == "end-of-round"
    match.play(f"buy industry {full.at('b3')}")
    assert match.view(None)["phase"] == "divide"
    _acquire(match)
    for seat in (0, 1):
        for _ in range(2):
            match.play(match.legal_moves(seat)[-1], seat=seat)
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "development")


def _acquire(match: tricity.Match) -> None:
    while match.view(None)["phase"] != "construction":
        match.play(match.legal_moves()[0])
