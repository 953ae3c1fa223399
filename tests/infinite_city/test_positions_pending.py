"""The pending stack of a position: what can be asked, and what can wait below it."""

from typing import Any

import pytest

import tricity
from support.infinite_city import LETTERS, crowded, draw, impossible, joined, make_position, played, table, tiles

Json = dict[str, Any]

ASKED = joined(
    draw("Em Hs:B Gu Di", "Ar:A Ba:A St Ma", "Of:A Tr Te:B Co:B", "Li Po Sh Ca", "Fa #Ho . ."),
    draw("Pw #Em", at="9,9"),
    draw("Ma Gu", at="30,0"),
)


def asked(*pending: Json, **fields: Any) -> Json:
    return make_position(ASKED, ["Fa Hs", "Gu Gu Em", "Ba"], pending=pending, **fields)


def frame(step: str, at: str | None = None, **fields: Any) -> Json:
    return {"step": step, "at": at, **fields}


UNDER = frame("under", tiles=tiles("Em Gu Ho"))
FIVE_UNDER = frame("under", tiles=tiles("Em Gu Ho Em Gu"))
GOOD = {
    "arboretum": [frame("arboretum", "0,1", number=2)],
    "bank": [frame("bank", "1,1")],
    "construction-site": [frame("construction-site", "3,2")],
    "disaster-site": [frame("disaster-site", "3,0")],
    "embassy": [frame("embassy", "0,0")],
    "library": [UNDER, frame("library", "0,3")],
    "mausoleum": [frame("mausoleum", "3,1")],
    "port": [frame("port", "1,3")],
    "post-office": [frame("post-office", "0,2")],
    "to": [frame("post-office", "0,2"), frame("to", "0,0")],
    "shopping-complex": [frame("shopping-complex", "2,3")],
    "stadium": [frame("stadium", "2,1")],
    "temple": [frame("temple", "2,2")],
    "transit-station": [frame("transit-station", "1,2")],
    "with": [frame("transit-station", "1,2"), frame("with", "0,0")],
    "waiting": [frame("waiting", "0,0", number=1), frame("waiting", "0,4")],
    "below": [frame("waiting", "0,4", number=1), frame("draw", seat=1), UNDER, frame("embassy", "0,0")],
}


@pytest.mark.parametrize("pending", GOOD.values(), ids=GOOD)
def test_a_pending_text_that_can_be(pending: list[Json]) -> None:
    position = asked(*pending)
    match = tricity.from_position(position)
    assert match.position() == position
    assert len(match.legal_moves()) > 1


@pytest.mark.rule("IC-13", "IC-14")
@pytest.mark.parametrize(
    ("pending", "rule"),
    [
        pytest.param([frame("embassy", "1,0")], "IC-H6", id="another kind of tile"),
        pytest.param([frame("housing", "9,9")], "IC-H9", id="not that kind either"),
        pytest.param([frame("embassy", "10,9")], "IC-H6", id="a tile that lies face down"),
        pytest.param([frame("embassy", "5,5")], "IC-13", id="no tile"),
        pytest.param([frame("mausoleum", "30,0")], "IC-14", id="one answer only"),
        pytest.param([frame("waiting", "0,0", number=1)], "IC-14", id="one tile waits"),
        pytest.param([frame("draw", seat=1)], "IC-14", id="nothing to answer"),
        pytest.param([UNDER], "IC-14", id="nothing to answer either"),
        pytest.param([frame("embassy", "0,0"), frame("stadium", "2,1")], "IC-13", id="a question under another"),
        pytest.param([frame("to", "0,0")], "IC-13", id="a second half alone"),
        pytest.param([frame("transit-station", "1,2"), frame("to", "0,0")], "IC-13", id="halves of two texts"),
        pytest.param([frame("post-office", "0,2"), frame("to", "9,9")], "IC-30", id="a protected tile moves"),
        pytest.param([frame("library", "0,3")], "IC-H10", id="a library that found nothing"),
        pytest.param([{**UNDER, "tiles": []}, frame("library", "0,3")], "IC-H10", id="a library without tiles"),
        pytest.param(
            [frame("under", tiles=tiles("Em Gu Ho Em Gu")), frame("embassy", "0,0")], "IC-H10", id="five left"
        ),
        pytest.param([frame("draw", seat=0), frame("embassy", "0,0")], "IC-H20", id="one's own temple"),
        pytest.param([frame("from-hand", "2,2", seat=1)], "IC-H20", id="a hand not looked at"),
        pytest.param([frame("from-hand", "2,2", seat=0)], "IC-H20", id="one's own hand"),
        pytest.param([frame("waiting", "0,0", number=1), frame("waiting", "9,9")], "IC-H3", id="a station waits"),
        pytest.param([frame("waiting", "0,0", number=1), frame("waiting", "0,0")], "IC-13", id="it waits twice"),
        pytest.param([frame("waiting", "0,0"), frame("waiting", "0,4")], "IC-H3", id="no lowest one"),
        pytest.param([frame("waiting", "0,0", number=2), frame("waiting", "0,4")], "IC-H3", id="not one of two"),
        pytest.param([frame("capitol", "3,3", left=["3,2", "2,3"])], "IC-18", id="tokens enough for all sides"),
    ],
)
def test_a_pending_text_that_cannot_be(pending: list[Json], rule: str) -> None:
    assert impossible(asked(*pending))[1] == rule


@pytest.mark.rule("IC-40")
@pytest.mark.parametrize("step", ["construction-site", "library", "temple", "port"])
def test_after_a_last_token_no_further_tile_is_asked_for(step: str) -> None:
    assert impossible(asked(*GOOD[step], out=1, out_now=True))[1] in ("IC-40", "IC-14")


@pytest.mark.rule("IC-16", "IC-H7")
def test_counters_of_the_turn_fit_what_is_pending() -> None:
    assert tricity.from_position(asked(*GOOD["embassy"], factories=1)).position()["factories"] == 1
    assert impossible(asked(*GOOD["embassy"], passes=1))[1:] == ("IC-16", "$.passes")


@pytest.mark.rule("IC-H3", "IC-18")
def test_a_capitol_that_asks_has_too_few_tokens() -> None:
    city = joined(draw(".    Ho:B  .   ", "Fa:B .     Em:A", ".    Hs:B .   "), crowded("A", 12))
    match = table(city, ["Ca"])
    match.play("play capitol 1,1")
    position = match.position()
    assert tricity.from_position(position).position() == position
    for left, turned in ((["1,0"], []), (["1,0", "0,1"], ["1,0"]), (["1,0", "0,1"], ["1,2"])):
        position["pending"][0] |= {"left": left, "turned": turned}
        assert impossible(position)[0] in ("bad-position-rule", "ic-position-form")


@pytest.mark.parametrize("more", [{"seat": 1}, {"number": 1}, {"left": ["0,0"]}], ids=str)
def test_fields_that_a_step_does_not_need_are_empty(more: Json) -> None:
    assert impossible(asked({**frame("embassy", "0,0"), **more}))[0] == "ic-position-form"


def test_every_moment_of_every_text_round_trips() -> None:
    """Each text is begun from hand and taken through a position at its question."""
    for letters, tile in LETTERS.items():
        match = table(draw("Hs:B Gu:C . Fa", "#Em Ba:B Ho:C ."), [f"{letters} Tr", "Gu Fa", "Em"], players=3)
        played(match, f"play {tile} 2,0")
        loaded = tricity.from_position(match.position())
        assert loaded.position() == match.position()
        assert loaded.legal_moves() == match.legal_moves()
