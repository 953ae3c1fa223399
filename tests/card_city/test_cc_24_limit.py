"""CC-24: the city limit, which only industries raise."""

import pytest

from support.card_city import building, check_building, draw, refused, table


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize("card", ["R", "C", "L", "P"])
def test_without_an_industry_five_cards_are_the_limit_the_town_hall_included(card: str) -> None:
    check_building(
        card,
        ". x x x .",
        "x P P P x",
        ". x T x .",
        ". . x . .",
    )
    five = draw("P P P", ". T P")
    assert building(card, five) == five


@pytest.mark.rule("CC-24")
def test_an_industry_may_always_be_built() -> None:
    check_building(
        "I",
        ". x x x .",
        "x P P P x",
        ". x T P x",
        ". . x x .",
    )


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize(
    "rows",
    [
        ("P P P P P", "I P T P P"),
        ("P P P P P", "I P T P P", "I P P P P", ". . P . ."),
        ("I I I I I", "P P T P P"),
    ],
)
def test_each_industry_raises_the_limit_by_five_and_does_not_count_as_the_view_tells(rows: tuple[str, ...]) -> None:
    city = draw(*rows)
    industries = list(city.cards.values()).count("industry")
    others = len(city.cards) - industries
    match = table(city, players=4, hands=["PP"])
    seat = match.view(None)["seats"][0]
    assert (seat["size"], seat["limit"]) == (others, 5 * (1 + industries))
    assert {move.verb for move in match.legal_moves(0)} == {"build"}


@pytest.mark.rule("CC-24")
def test_the_limit_with_one_and_two_industries() -> None:
    nine = draw("P P P P P", "I P T P P")
    match = table(nine, players=4, hands=["PP"])
    match.play(f"build parking {nine.at('a3')}", seat=0)
    spot = nine.at("b3")
    assert refused(match, f"build parking {spot}", seat=0)[0] == "CC-24"
    fourteen = draw("P P P P P", "I P T P P", "I P P P P", ". . P . .")
    match = table(fourteen, players=4, hands=["PP"])
    match.play(f"build parking {fourteen.at('a4')}", seat=0)
    assert refused(match, f"build parking {fourteen.at('b4')}", seat=0)[0] == "CC-24"


@pytest.mark.rule("CC-24")
def test_the_refusal_tells_the_limit() -> None:
    city = draw("P P P P P", "I P T P P", ". . P . .")
    match = table(city, players=4, hands=["P", "R"])
    facts = {"card": "parking", "limit": 10, "industries": 1}
    assert refused(match, f"build parking {city.at('d3')}", seat=0) == ("CC-24", facts)


@pytest.mark.rule("CC-24")
def test_a_card_of_the_hand_counts_at_once() -> None:
    match = table(draw("P P P", ". T ."), players=2, hands=["RI", "C"])
    match.play("build residence e6", seat=0)
    assert {move.args[0] for move in match.legal_moves(0)} == {"industry"}
    assert match.view(None)["seats"][0]["size"] == 5
