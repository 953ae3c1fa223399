"""What the Automa scores (PC-34, PC-35), and who wins (PC-36)."""

import pytest

import tricity
from support.point_city import producing, table
from support.point_city_reference import automa_score
from tricity import Match, words

CITY = [*producing("energy", 4), *producing("ecology", 2), *producing("industry"), 32, 7, 8]
"""Energy four times, ecology twice, industry once; a bird feeder; two civic buildings."""
PRINTED = 0 + 1 + 2 + 0 + 0 + 0 + 0 + 4


def solo(level: str = "easy", scoring: str = "type", **fields: object) -> Match:
    options = {"automa_level": level, "automa_scoring": scoring}
    return table(players=1, round_=14, automa_city=CITY, options=options, **fields)


def total(level: str, scoring: str = "type") -> int:
    return solo(level, scoring).scores()[1].total


def wilds(match: Match) -> int:
    return int(match.view(0)["automa"]["stock"].get("ingenuity", 0))


@pytest.mark.rule("PC-34")
def test_easy() -> None:
    assert total("easy") == PRINTED + (4 + 2 + 1) + 2 * 3


@pytest.mark.rule("PC-34")
def test_medium() -> None:
    assert total("medium") == PRINTED + (3 + 2 + 1) + 2 * 5


@pytest.mark.rule("PC-34")
def test_hard_counts_ingenuity_cards_too() -> None:
    match = solo("hard")
    assert wilds(match) > 0
    assert match.scores()[1].total == PRINTED + (6 + 3 + 1) + 2 * 7 + wilds(match)


@pytest.mark.rule("PC-34", "PC-35")
@pytest.mark.parametrize("scoring", ["type", "symbol"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_sheet_tells_every_part(level: str, scoring: str) -> None:
    match = solo(level, scoring)
    sheet = match.scores()[1]
    assert sheet.total == sum(line.points for line in sheet.lines)
    assert sheet.total == automa_score(match.position()["automa"], level, scoring)
    cases = [line.facts["case"] for line in sheet.lines]
    assert cases == ["buildings", *["resource"] * 3, "token", *(["ingenuity"] if level == "hard" else [])]
    assert match.game.standing(match.state(), 1) == 64 * sheet.total + 1


@pytest.mark.rule("PC-35")
def test_by_type_or_by_symbol() -> None:
    """The Polish rulebook's example: at the medium level four energies are worth 12."""
    by_symbol = next(line for line in solo("medium", "symbol").scores()[1].lines if line.facts.get("count") == 4)
    by_type = next(line for line in solo("medium").scores()[1].lines if line.facts.get("count") == 4)
    assert (by_symbol.rule, by_symbol.points) == ("PC-35", 12)
    assert (by_type.rule, by_type.points) == ("PC-35", 3)
    assert words(by_symbol) == "Permanent resources: 4 × energy (medium, for each symbol)"
    assert total("medium", "symbol") == PRINTED + (12 + 4 + 1) + 10
    assert total("hard", "symbol") == PRINTED + (24 + 6 + 1) + 14 + wilds(solo("hard"))


@pytest.mark.rule("PC-35")
def test_the_easy_level_reads_the_same_either_way() -> None:
    assert total("easy", "symbol") == total("easy", "type")


@pytest.mark.rule("PC-36")
@pytest.mark.parametrize(("city", "ranks"), [([32], (2, 1)), ([32, 34], (2, 1)), ([32, 34, 118], (1, 2))])
def test_a_tie_is_not_a_win(city: list[int], ranks: tuple[int, int]) -> None:
    """The Automa has 8 points, the player 4, 8 or 11."""
    match = table(players=1, round_=14, automa_city=[49, 55], city=[city], stock=["* * * * *"])
    sheets = match.scores()
    assert [sheet.total for sheet in sheets] == [4 * min(len(city), 2) + 3 * (len(city) > 2), 8]
    assert tuple(sheet.rank for sheet in sheets) == ranks
    standings = [match.game.standing(match.state(), seat) for seat in (0, 1)]
    assert (standings[0] > standings[1]) == (ranks == (1, 2))


@pytest.mark.rule("PC-36")
def test_the_result_names_both() -> None:
    match = tricity.new("point-city", players=1, seed=1, options={"solo_tokens": "random"})
    while not match.over:
        match.play("draw")
    assert match.result() == tuple(sheet.total for sheet in match.scores())
    assert len(match.scores()) == 2
    assert words(match.scores()[0].lines[-1]) == "A tie with the Automa is not a win"
    assert tricity.replay(match.record()).result() == match.result()
