"""CC-17: who knows which cards, step by step, in views and in events, up to the last card built."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any

import pytest

import tricity
from support.card_city import LETTERS, cards, draw, table

DIVISION = "divide residence commerce / parking commerce / leisure industry"


def all_known(letters: str, shown: str) -> dict[str, Any]:
    return {"known": cards(letters), "unknown": 0, "shown": cards(shown)}


def only_shown(shown: str, unknown: int) -> dict[str, Any]:
    return {"known": cards(shown), "unknown": unknown, "shown": cards(shown)}


def seen(match: tricity.Match, viewer: int | None, owner: int) -> Any:
    return match.view(viewer)["seats"][owner]["hand"]


@pytest.fixture
def divided() -> tricity.Match:
    """Residence and commerce in the small lot; of the big one, parking and commerce up, leisure and industry down."""
    match = table(players=3, phase="divide", pool="RILPCC")
    match.play(DIVISION)
    return match


@pytest.mark.rule("CC-17")
def test_when_the_lots_lie_the_divider_alone_knows_what_is_down(divided: tricity.Match) -> None:
    assert divided.view(0)["lots"]["down"] == all_known("LI", "")
    assert divided.view(0)["pool"] == all_known("RILPCC", "RCPC")
    for viewer in (None, 1, 2):
        assert divided.view(viewer)["lots"]["down"] == only_shown("", 2)
        assert divided.view(viewer)["pool"] == only_shown("RCPC", 2)


@pytest.mark.rule("CC-17")
def test_the_division_is_told_to_all_but_for_what_lies_down() -> None:
    match = table(players=3, phase="divide", pool="RILPCC")
    (event,) = match.play(DIVISION)
    assert (event.to, event.secret) == ((0,), {"hidden_cards": cards("LI")})
    assert event.facts == {"seat": 0, "small_cards": cards("RC"), "up_cards": cards("CP"), "down": 2}
    assert event.reveals


@pytest.mark.rule("CC-17")
def test_a_small_lot_taken_is_known_to_all_and_the_cards_taken_back_as_before(divided: tricity.Match) -> None:
    (event,) = divided.play("choose small")
    assert event.to == (0,)
    assert event.facts == {"seat": 1, "lot": "small", "other_seat": 0, "case": "again"}
    assert event.secret == {"cards": cards("PCLI")}
    assert not event.reveals
    for viewer in (None, 1, 2):
        assert divided.view(viewer)["pool"] == only_shown("PC", 2)
        assert seen(divided, viewer, 1) == all_known("RC", "RC")
    assert divided.view(0)["pool"] == all_known("PCLI", "PC")


@pytest.mark.rule("CC-17")
def test_who_takes_the_big_lot_knows_it_from_then_on_as_the_former_divider_does(divided: tricity.Match) -> None:
    (event,) = divided.play("choose big")
    assert event.to == (0, 1)
    assert event.secret == {"cards": cards("PCLI")}
    assert event.reveals
    for viewer in (0, 1):
        assert divided.view(viewer)["pool"] == all_known("PCLI", "PC")
    for onlooker in (None, 2):
        assert divided.view(onlooker)["pool"] == only_shown("PC", 2)
    assert divided.view(None)["dividers"] == [0, 1]


@pytest.mark.rule("CC-17")
def test_a_former_divider_sees_how_the_same_cards_are_divided_again(divided: tricity.Match) -> None:
    divided.play("choose big")
    (event,) = divided.play("divide parking leisure / industry / commerce")
    assert event.to == (0, 1)
    assert event.secret == {"hidden_cards": cards("C")}
    for viewer in (0, 1):
        assert divided.view(viewer)["lots"]["down"] == all_known("C", "C")


@pytest.mark.rule("CC-17")
def test_a_known_card_that_is_not_to_be_seen_must_lie_down(divided: tricity.Match) -> None:
    """Parking and commerce lay up. When only the parking lies up again, all know that the commerce lies down."""
    divided.play("choose small")
    divided.play("divide parking leisure / industry / commerce")
    for viewer in (None, 1, 2):
        assert divided.view(viewer)["lots"]["down"] == all_known("C", "C")
        assert divided.view(viewer)["pool"] == all_known("PLIC", "PLIC")


@pytest.mark.rule("CC-17")
def test_cards_are_known_by_type_so_that_nobody_can_tell_which_of_two_was_laid_again() -> None:
    """One of two residences lay up; a residence is laid up again, and what lies down may be a residence or not."""
    match = table(players=3, phase="divide", pool="RRCCPP")
    match.play("divide commerce commerce / residence parking / residence parking")
    match.play("choose small")
    match.play("divide residence parking / parking / residence")
    for viewer in (None, 1, 2):
        assert match.view(viewer)["lots"]["down"] == only_shown("", 1)
    match.play("choose small")
    for viewer in (None, 1, 2):
        assert seen(match, viewer, 0) == only_shown("P", 1)
    assert seen(match, 0, 0) == all_known("PR", "P")


@pytest.mark.rule("CC-17")
@pytest.mark.parametrize("lot", ["small", "big"])
def test_of_two_players_the_hidden_card_is_known_to_the_divider_and_to_who_takes_it(lot: str) -> None:
    match = table(players=2, phase="divide", pool="RCLP")
    match.play("divide residence commerce / parking / leisure")
    (event,) = match.play(f"choose {lot}")
    owner = 1 if lot == "big" else 0
    knowing = {0, owner}
    assert set(event.to) == knowing
    assert event.secret == {"cards": cards("PL")}
    for viewer in (None, 0, 1):
        expected = all_known("PL", "P") if viewer in knowing else only_shown("P", 1)
        assert seen(match, viewer, owner) == expected
        assert seen(match, viewer, 1 - owner) == all_known("RC", "RC")


@pytest.mark.rule("CC-17")
def test_a_hidden_card_stays_hidden_through_construction_until_it_is_built() -> None:
    match = table(hands=["PI", "RC"], shown=["P", "RC"], dividers=[1], first=1)
    assert seen(match, None, 0) == only_shown("P", 1)
    (event,) = match.play("build parking e4", seat=0)
    assert not event.reveals
    assert seen(match, None, 0) == only_shown("", 1)
    assert seen(match, 1, 0) == all_known("I", "")
    assert match.view(0)["prompt"] == {"say": "cc-now-build", "facts": {"cards": cards("I")}}
    (event,) = match.play("build industry e3", seat=0)
    assert event.reveals
    assert event.seen_by(None) == {"seat": 0, "card": "industry", "at": "e3"}
    assert seen(match, None, 0) == only_shown("", 0)


@pytest.mark.rule("CC-17")
def test_building_the_hidden_card_first_leaves_the_one_that_all_know() -> None:
    match = table(hands=["PI", "RC"], shown=["P", "RC"], dividers=[1], first=1)
    (event,) = match.play("build industry e4", seat=0)
    assert event.reveals
    assert seen(match, None, 0) == all_known("P", "P")


@pytest.mark.rule("CC-17")
def test_of_two_cards_alike_the_second_is_a_surprise_until_the_last() -> None:
    match = table(hands=["PP", "RC"], shown=["P", "RC"], dividers=[1], first=1)
    (event,) = match.play("build parking e4", seat=0)
    assert not event.reveals
    assert seen(match, None, 0) == only_shown("", 1)


@pytest.mark.rule("CC-17", "CC-21")
def test_a_discard_shows_the_card() -> None:
    full = ("P P P", "P T .")
    match = table(draw(*full), hands=["RC", "R"], shown=["R", "R"], dividers=[1], first=1)
    (event,) = match.play("discard commerce", seat=0)
    assert event.reveals
    assert event.seen_by(None) == {"seat": 0, "card": "commerce"}
    assert seen(match, None, 0) == all_known("R", "R")


@pytest.mark.rule("CC-17")
@pytest.mark.parametrize("seed", range(60))
def test_everybody_knows_exactly_what_follows_from_what_lay_up(seed: int) -> None:
    """Against all deals that an onlooker must think possible: `shown` is what lies there in every one of them."""
    rng = random.Random(seed)
    players = rng.choice([3, 4, 4])
    kinds = rng.choice(["RC", "RCL", "RCLIP"])
    pool = "".join(rng.choice(kinds) for _ in range(2 * players))
    while max(Counter(pool).values()) > 5:
        pool = "".join(rng.choice("RCLIP") for _ in range(2 * players))
    match = table(players=players, phase="divide", pool=pool)
    worlds: list[Counter[str]] = []
    while match.view(None)["phase"] == "divide":
        (divider,) = match.to_act
        match.play(rng.choice(match.legal_moves()))
        lots = match.view(None)["lots"]
        laid = Counter(lots["small"]) + Counter(lots["up"])
        worlds = worlds or [laid + hidden for hidden in _handfuls(players - 1)]
        worlds = [world for world in worlds if laid <= world]
        assert Counter(lots["down"]["shown"]) == _certain(world - laid for world in worlds)
        assert Counter(match.view(None)["pool"]["shown"]) == _certain(worlds)
        (chooser,) = match.to_act
        lot = rng.choice(match.legal_moves())
        match.play(lot)
        worlds = [world - Counter(lots["small"]) for world in worlds]
        if match.view(None)["phase"] == "divide":
            assert Counter(match.view(None)["pool"]["shown"]) == _certain(worlds)
    owner = chooser if lot.args == ("big",) else divider
    assert Counter(match.view(None)["seats"][owner]["hand"]["shown"]) == _certain(worlds)


def _handfuls(size: int) -> Iterable[Counter[str]]:
    return map(Counter, combinations_with_replacement(list(LETTERS.values())[:5], size))


def _certain(worlds: Iterable[Counter[str]]) -> Counter[str]:
    first, *others = worlds
    for world in others:
        first = first & world
    return first
