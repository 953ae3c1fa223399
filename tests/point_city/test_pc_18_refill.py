"""Refilling the market (PC-18)."""

import pytest

from support.point_city import play, sides, table

REST = ("c e n l", "c e n l", "c e n l")


@pytest.mark.rule("PC-18")
def test_buildings_follow_resources() -> None:
    match = table("c e n l", *REST, deck="116 117")
    events = play(match, "take b1 b2")
    assert sides(match) == ["rbrr", "rbrr", "rrrr", "rrrr"]
    market = match.position()["market"]
    assert (market["b1"]["card"], market["b2"]["card"]) == (116, 117)
    assert [(kind, facts.get("at")) for kind, facts in events[2:]] == [
        ("pc-dealt-building", "b1"),
        ("pc-dealt-building", "b2"),
        ("pc-top", None),
    ]


@pytest.mark.rule("PC-18")
def test_resources_follow_buildings() -> None:
    match = table("0 c n l", *REST, stock=["e l"], deck="116 117")
    play(match, "take a1 b1")
    assert sides(match) == ["rbrr", "rrrr", "rrrr", "rrrr"]
    shown = match.view(None)["market"]
    assert shown["a1"]["resource"] == "2economy"
    assert shown["b1"]["building"]["card"] == 117


@pytest.mark.rule("PC-18")
def test_gaps_are_filled_in_reading_order() -> None:
    match = table(deck="116 117")
    match.play("take c4 d4")
    market = match.position()["market"]
    assert (market["c4"]["card"], market["d4"]["card"]) == (116, 117)


@pytest.mark.rule("PC-18")
def test_not_after_a_draw() -> None:
    match = table(deck="116 117")
    before = match.position()["market"]
    match.play("draw")
    assert match.position()["market"] == before


@pytest.mark.rule("PC-18")
def test_what_was_revealed_says_so() -> None:
    match = table()
    events = match.play("take b1 b2")
    assert [event.reveals for event in events] == [False, False, True, True, True]
