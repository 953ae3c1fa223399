"""Positions that could not have come about are refused, each for its reason and at its place."""

from collections.abc import Callable
from typing import Any

import pytest

import tricity
from support.infinite_city import crowded, draw, impossible, joined, make_position

Position = dict[str, Any]
CITY = draw("Ho:AB Em:B #Fa Gu", "Li:A .   Pw  .")
FOUR = draw("Pw . Pw . Pw . Pw", at="0,20")


def base(**fields: Any) -> Position:
    return make_position(CITY, ["Fa Hs", "Gu Gu Em", "Ba"], **fields)


def changed(change: Callable[[Position], Any], **fields: Any) -> Position:
    position = base(**fields)
    change(position)
    return position


def test_the_base_stands() -> None:
    assert tricity.from_position(base()).position() == base()


def no_copies(position: Position) -> None:
    position["options"]["printed_values"] = {"bank": [{"count": 5, "bonus": 1, "silver": True}]}


def knows(position: Position, viewer: int, seat: int) -> None:
    position["known"].append({"viewer": viewer, "seat": seat, "tiles": []})


def moved(position: Position, to: str) -> None:
    position["city"][to] = position["city"].pop("3,0")


RULE, SEATS = "bad-position-rule", "bad-position-seats"
VALUES = "$.options.printed_values"
FAULTS: dict[str, tuple[Callable[[Position], Any], str, str | None, str]] = {
    "a seat is missing": (lambda p: p["seats"].pop(), SEATS, None, "$.seats"),
    "a stranger's turn": (lambda p: p.update(turn=3), SEATS, None, "$.turn"),
    "a stranger ran out": (lambda p: p.update(out=4), SEATS, None, "$.out"),
    "a stranger's last turn": (lambda p: p.update(last=[5]), SEATS, None, "$.last"),
    "a stranger's token": (lambda p: p["city"]["0,0"]["tokens"].append(3), SEATS, None, "$.city.0,0.tokens"),
    "a stranger knows": (lambda p: knows(p, 3, 0), SEATS, None, "$.known[0].viewer"),
    "a stranger's hand": (lambda p: knows(p, 0, 4), SEATS, None, "$.known[0].seat"),
    "no city": (lambda p: p.update(city={}), RULE, "IC-10", "$.city"),
    "a token on a face-down tile": (lambda p: p["city"]["2,0"].update(tokens=[0]), RULE, "IC-12", "$.city.2,0.tokens"),
    "a cell with a nought too many": (lambda p: moved(p, "01,7"), "ic-position-cell", None, "$.city.01,7"),
    "a cell too far out": (lambda p: moved(p, "9999999,7"), "ic-position-cell", None, "$.city.9999999,7"),
    "no cell": (lambda p: p.update(latest="-0,1"), "ic-position-cell", None, "$.latest"),
    "no tile": (lambda p: p["city"]["0,0"].update(tile="casino"), "ic-position-tile", None, "$.city.0,0.tile"),
    "no print": (lambda p: p["deck"].__setitem__(0, "embassy+1"), "ic-position-tile", None, "$.deck"),
    "a tile too few": (lambda p: p["deck"].pop(), "ic-position-tiles", "IC-01", "$"),
    "a tile too many": (lambda p: p["seats"][0]["hand"].append("temple"), "ic-position-tiles", "IC-01", "$"),
    "a token too few": (lambda p: p["seats"][2].update(tokens=14), "ic-position-tokens", "IC-01", "$.seats[2].tokens"),
    "a token too many": (
        lambda p: p["city"]["1,0"]["tokens"].append(2),
        "ic-position-tokens",
        "IC-01",
        "$.seats[2].tokens",
    ),
    "everybody passed": (lambda p: p.update(passes=3), RULE, "IC-40", "$.over"),
    "over for no reason": (lambda p: p.update(over=True), RULE, "IC-40", "$.over"),
    "a factory before the turn": (lambda p: p.update(factories=1), RULE, "IC-H7", "$.factories"),
    "nobody ran out": (lambda p: p.update(out_now=True), RULE, "IC-40", "$.out_now"),
    "no last turns": (lambda p: p.update(out=1), RULE, "IC-40", "$.last"),
    "last turns for no reason": (lambda p: p.update(last=[1]), RULE, "IC-40", "$.last"),
    "a turn of who ran out": (lambda p: p.update(out=0, last=[1]), RULE, "IC-40", "$.last"),
    "a last turn of who ran out": (lambda p: p.update(out=1, last=[1]), RULE, "IC-40", "$.last"),
    "too many last turns": (lambda p: p.update(turn=2, out=1, last=[0, 1]), RULE, "IC-40", "$.last"),
    "values in another form": (lambda p: p["options"].update(printed_values={}), RULE, "IC-02", VALUES),
    "values that cannot be": (no_copies, RULE, "IC-02", VALUES),
    "a hand in disorder": (lambda p: p["seats"][0]["hand"].reverse(), "ic-position-form", None, "$.seats[0].hand[0]"),
    "tokens in disorder": (
        lambda p: p["city"]["0,0"]["tokens"].reverse(),
        "ic-position-form",
        None,
        "$.city.0,0.tokens[0]",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_table(fault: str) -> None:
    change, *expected = FAULTS[fault]
    assert impossible(changed(change)) == tuple(expected)


@pytest.mark.parametrize(
    "known",
    [
        [(0, 0, "Fa")],
        [(0, 1, "Fa")],
        [(0, 1, "Gu Gu Gu")],
        [(0, 1, "")],
        [(0, 1, "Gu"), (0, 1, "Em")],
        [(None, 1, "Gu")],
        [(0, 1, "Gu"), (None, 1, "Gu")],
        [(0, 1, "Em"), (2, 1, "Gu"), (None, 1, "Gu")],
    ],
)
def test_knowledge_that_nobody_can_have(known: list[tuple[int | None, int, str]]) -> None:
    assert impossible(base(known=known))[0] == "ic-position-known"


def test_knowledge_that_somebody_can_have() -> None:
    position = base(known=[(0, 1, "Em Gu"), (2, 1, "Gu"), (None, 1, "Gu")])
    assert tricity.from_position(position).position() == position


@pytest.mark.rule("IC-41")
def test_five_power_stations_mean_that_it_is_over() -> None:
    city = joined(FOUR, draw("Ho Pw"))
    assert impossible(make_position(city)) == ("bad-position-rule", "IC-41", "$.over")
    assert tricity.from_position(make_position(city, over=True)).over
    assert tricity.from_position(make_position(city, over=True, factories=2)).over
    waiting = [{"step": "embassy", "at": "0,1"}]
    city = joined(FOUR, draw("Ho Pw", "Em:A Gu"))
    assert impossible(make_position(city, over=True, pending=waiting))[1] in ("IC-14", "IC-41")


@pytest.mark.rule("IC-40")
def test_somebody_without_tokens_has_run_out() -> None:
    city = joined(draw("Ho"), crowded("B", 15))
    assert impossible(make_position(city)) == ("bad-position-rule", "IC-40", "$.out")
    assert tricity.from_position(make_position(city, out=1, last=[])).to_act == (0,)
    assert impossible(make_position(city, out=1, last=[], turn=1))[1:] == ("IC-40", "$.last")


@pytest.mark.rule("IC-40")
def test_the_last_turns_follow_each_other() -> None:
    fields: Position = {"players": 5, "turn": 1, "out": 3}
    for last in ([2, 4, 0], [2, 4], [2], []):
        assert tricity.from_position(make_position(CITY, last=sorted(last), **fields)).to_act == (1,)
    for last in ([4], [0], [2, 0], [3], [1]):
        assert impossible(make_position(CITY, last=sorted(last), **fields))[1:] == ("IC-40", "$.last")
