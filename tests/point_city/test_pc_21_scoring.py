"""Points and ties (PC-21, PC-22)."""

import pytest

from support.point_city import CARDS, RESOURCES, producing, table
from tricity import Match, words


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """By token; the buildings' under `buildings`."""
    lines = match.scores()[seat].lines
    return {str(line.facts.get("token", line.facts["case"])): line.points for line in lines if line.rule == "PC-21"}


def scored(token: str, city: list[int], stock: str = "") -> int:
    """What a token brings to a city."""
    return points(table(city=[[*city, 7], []], won=[[token], []], stock=[stock]))[token]


def city(**counts: int) -> list[int]:
    """Buildings that produce that many of each resource."""
    return [card for name, count in counts.items() for card in producing(name, count)]


@pytest.mark.rule("PC-21")
def test_the_example_of_the_rulebook() -> None:
    """Four economies, three ecologies, two energies and communities: 24 + 8 + 6 + 6 + 4 = 48 points."""
    producers = city(economy=4, ecology=3, energy=2, community=2)
    assert sum(int(CARDS[card]["points"]) for card in producers) == 7
    civics, fours, five = [7, 8, 10, 24], [32, 34, 49], 82
    built = [*producers, *civics, *fours, five]
    match = table(
        city=[built, []],
        won=[["each-economy", "pair-community-energy", "types-3", "unspent-ingenuity"], []],
        stock=["* * c nn"],
    )
    assert points(match) == {
        "buildings": 24,
        "types-3": 6,
        "unspent-ingenuity": 4,
        "each-economy": 8,
        "pair-community-energy": 6,
    }
    assert match.scores()[0].total == 48


@pytest.mark.rule("PC-21")
def test_points_on_the_buildings_are_added_up_and_counted() -> None:
    match = table(city=[[129, 32, 118, 2], []])
    (line, _) = match.scores()[0].lines
    assert (line.points, line.facts) == (7 + 4 + 3 + 0, {"case": "buildings", "count": 4})
    assert words(line) == "Buildings: 4"


@pytest.mark.rule("PC-21")
@pytest.mark.parametrize(("token", "expected"), [("flat-5", 5), ("flat-7", 7)])
def test_flat(token: str, expected: int) -> None:
    assert scored(token, []) == expected


@pytest.mark.rule("PC-21")
@pytest.mark.parametrize("resource", RESOURCES)
def test_each(resource: str) -> None:
    assert scored(f"each-{resource}", []) == 0
    others = {name: 1 for name in RESOURCES if name != resource}
    assert scored(f"each-{resource}", city(**{resource: 4}, **others)) == 8
    assert scored(f"each-{resource}", [], stock="c e n l i cc ee nn ll ii *") == 0


@pytest.mark.rule("PC-21")
def test_pair() -> None:
    assert scored("pair-economy-ecology", city(economy=3, ecology=2)) == 6
    assert scored("pair-economy-ecology", city(economy=3)) == 0
    assert scored("pair-economy-ecology", city(community=3, industry=3)) == 0


@pytest.mark.rule("PC-21")
def test_set() -> None:
    assert scored("set", city(community=2, economy=2, energy=2, ecology=2, industry=2)) == 12
    assert scored("set", city(community=2, economy=3, energy=2, ecology=1, industry=4)) == 6
    assert scored("set", city(community=3, economy=3, energy=3, ecology=3)) == 0


@pytest.mark.rule("PC-21")
def test_types_with_at_least() -> None:
    assert scored("types-2", city(community=2, economy=1, energy=5)) == 4
    assert scored("types-3", city(community=2, economy=3, energy=5)) == 6


@pytest.mark.rule("PC-21")
def test_missing() -> None:
    assert scored("missing", []) == 20
    assert scored("missing", city(community=1, economy=2)) == 12


@pytest.mark.rule("PC-21")
def test_unspent_ingenuity_counts_cards_of_the_stock() -> None:
    assert scored("unspent-ingenuity", [], stock="* * * c nn") == 6


@pytest.mark.rule("PC-21")
def test_a_token_is_told_with_its_count() -> None:
    built = [*city(community=3, energy=4), 7]
    match = table(city=[built, []], won=[["pair-community-energy"], []])
    line = match.scores()[0].lines[1]
    assert line.facts == {"case": "token", "token": "pair-community-energy", "count": 3, "each": 3}
    assert words(line) == "3 × pair of community and energy (3 each)"
    assert words(line, "fr") == "3\u00a0×\u00a0paire communauté et énergie (3 points pièce)"
    assert words(line, "pl") == "3 × para społeczności i energii (po 3 punkty)"


@pytest.mark.rule("PC-21")
def test_the_view_counts_live() -> None:
    match = table(city=[[*city(economy=2), 7], city(energy=1)], won=[["each-economy"], []])
    view = match.view(None)
    assert view["seats"][0]["tokens"] == [{"token": "each-economy", "each": 2, "count": 2}]
    missing = next(token for token in view["tokens"] if token["token"] == "missing")
    assert missing == {"token": "missing", "each": 4, "counts": [4, 4]}


@pytest.mark.rule("PC-22")
def test_more_cards_in_the_stock_win_a_tie() -> None:
    match = table(stock=["cc nn", "c e *"])
    assert [(sheet.total, sheet.tiebreak, sheet.rank) for sheet in match.scores()] == [(0, 2, 2), (0, 3, 1)]
    assert words(match.scores()[1].lines[-1]) == "Cards left in the stock (tie-break): 3"


@pytest.mark.rule("PC-22")
def test_points_come_first() -> None:
    match = table(stock=["cc nn", "c e *"], city=[[32], []])
    assert [sheet.rank for sheet in match.scores()] == [1, 2]


@pytest.mark.rule("PC-22")
def test_for_every_place_and_then_it_is_shared() -> None:
    match = table(players=4, stock=["c", "c e", "c", "*"], city=[[], [32], [], []])
    assert [sheet.rank for sheet in match.scores()] == [2, 1, 2, 2]
    match = table(players=3, stock=["c", "c e", "c e"])
    assert [sheet.rank for sheet in match.scores()] == [3, 1, 1]


@pytest.mark.rule("PC-22")
def test_the_fast_standing_agrees() -> None:
    match = table(players=3, stock=["c e", "c", ""], city=[[], [], [32]])
    standings = [match.game.standing(match.state(), seat) for seat in range(3)]
    assert sorted(range(3), key=lambda seat: -standings[seat]) == [2, 0, 1]
