"""Which sets of cards pay (PC-16): all minimal ones, each once; chosen only where there is a choice."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.point_city import RESOURCES, find, legal, play, producing, refused, table
from support.point_city_reference import payments as slow_payments
from tricity.games.point_city.moves import decode
from tricity.games.point_city.payments import is_affordable, missing_symbols, payment_moves
from tricity.games.point_city.resources import pack_stock, pack_symbols, symbols_of_stock

REST = ("c e n l", "c e n l", "c e n l")
CIVIC = find("civic", economy=3)

NEED = st.dictionaries(st.sampled_from(RESOURCES), st.integers(1, 8), max_size=4)
STOCK = st.fixed_dictionaries(
    {},
    optional={
        **{name: st.integers(1, 3) for name in RESOURCES},
        **{f"2{name}": st.integers(1, 3) for name in RESOURCES},
        "ingenuity": st.integers(1, 4),
    },
)


def paying(stock: str, building: int = CIVIC, **told_: object) -> list[str]:
    """The payments offered for a building beside a community; none when it was paid without asking."""
    match = table(f"{building} c n l", *REST, stock=[stock], **told_)
    match.play("take a1 b1")
    return legal(match, "pay")


@pytest.mark.rule("PC-16")
@given(need=NEED, stock=STOCK)
def test_the_minimal_sets_are_those_of_brute_force(need: dict[str, int], stock: dict[str, int]) -> None:
    # Few kinds, so that all subsets can be asked.
    stock = {kind: count for kind, count in stock.items() if kind.removeprefix("2") in (*need, "ingenuity")}
    payments = [decode(int(code)).args for code in payment_moves(pack_symbols(need), pack_stock(stock))] if need else []
    sets = [frozenset(Counter(cards).items()) for cards in payments]
    assert len(set(sets)) == len(sets)
    assert set(sets) == (slow_payments(need, stock) if need else set())


@pytest.mark.rule("PC-13")
@given(need=NEED, stock=STOCK)
def test_what_can_be_paid_has_a_payment_and_nothing_else_has(need: dict[str, int], stock: dict[str, int]) -> None:
    payments = payment_moves(pack_symbols(need), pack_stock(stock))
    assert is_affordable(pack_symbols(need), symbols_of_stock(pack_stock(stock))) == (len(payments) > 0)


@pytest.mark.rule("PC-14")
@given(need=NEED, have=st.dictionaries(st.sampled_from(RESOURCES), st.integers(0, 60)))
def test_what_is_lacking_is_counted_resource_by_resource(need: dict[str, int], have: dict[str, int]) -> None:
    left = {name: count - have.get(name, 0) for name, count in need.items() if count > have.get(name, 0)}
    assert missing_symbols(pack_symbols(need), pack_symbols({**have, "ingenuity": 3})) == pack_symbols(left)


@pytest.mark.rule("PC-16")
def test_a_single_set_is_paid_without_asking() -> None:
    assert paying("e e e") == []
    assert paying("ee e c n") == []
    assert paying("* * e") == []


@pytest.mark.rule("PC-16")
def test_several_sets_are_offered_each_once() -> None:
    assert set(paying("e e e e ee *")) == {
        "pay economy economy economy",
        "pay economy economy ingenuity",
        "pay economy 2economy",
        "pay 2economy ingenuity",
    }


@pytest.mark.rule("PC-16")
def test_two_doubles_for_three_are_minimal_and_a_single_beside_them_is_not() -> None:
    assert set(paying("e ee ee")) == {"pay economy 2economy", "pay 2economy 2economy"}


@pytest.mark.rule("PC-16")
def test_the_card_taken_this_turn_is_among_the_choices() -> None:
    match = table(f"{CIVIC} ee n l", *REST, stock=["e e e"])
    match.play("take a1 b1")
    assert set(legal(match)) == {"pay economy economy economy", "pay economy 2economy"}


@pytest.mark.rule("PC-16")
def test_permanent_resources_come_first() -> None:
    assert set(paying("e e e ee", city=[producing("economy", 2)])) == {"pay economy", "pay 2economy"}
    assert paying("e e ee *", city=[producing("economy", 3)]) == []


@pytest.mark.rule("PC-16")
def test_one_choice_for_both_buildings() -> None:
    match = table("0 12 n l", *REST, stock=["e e ee l c"])
    match.play("take a1 b1")
    assert match.view(0)["pending"] == ["pay"]
    assert [site["card"] for site in match.view(0)["sites"]] == [0, 12]
    assert match.view(0)["prompt"]["facts"] == {
        "buildings": ["atm", "pond"],
        "resources": ["community", "economy", "economy", "ecology"],
    }
    assert set(legal(match)) == {"pay community economy economy ecology", "pay community ecology 2economy"}
    match.play("pay ecology community 2economy")
    assert match.view(0)["seats"][0]["stock"] == {"economy": 2}
    assert match.to_act == (1,)


@pytest.mark.rule("PC-16")
def test_while_it_is_asked_the_cards_have_left_the_market() -> None:
    match = table("0 c n l", *REST, stock=["e ee l"])
    match.play("take a1 b1")
    view = match.view(None)
    assert [view["market"][at]["gap"] for at in ("a1", "b1", "c1")] == ["building", "resource", None]
    assert view["seats"][0]["city"] == []
    assert view["seats"][0]["stock"] == {"community": 1, "economy": 1, "2economy": 1, "ecology": 1}


@pytest.mark.rule("PC-16")
def test_a_superfluous_card_is_refused() -> None:
    match = table("0 c n l", *REST, stock=["e ee l *"])
    match.play("take a1 b1")
    assert refused(match, "pay economy ecology ingenuity") == ("PC-16", {"case": "superfluous", "resource": "economy"})
    assert refused(match, "pay 2economy economy ecology")[1]["case"] == "superfluous"


@pytest.mark.rule("PC-16")
def test_nothing_else_may_be_done_and_nobody_else_pays() -> None:
    match = table("0 c n l", *REST, stock=["e ee l"])
    assert refused(match, "pay economy") == ("PC-16", {"case": "turn", "seat": 0, "question": "turn"})
    match.play("take a1 b1")
    assert refused(match, "draw") == ("PC-11", {"case": "turn", "seat": 0, "question": "pay"})
    assert refused(match, "pay economy ecology", seat=1)[0] == "PC-16"


@pytest.mark.rule("PC-16")
def test_the_payment_is_told_also_when_it_was_not_asked() -> None:
    match = table("0 c n l", *REST, stock=["e l"])
    assert [facts["resources"] for kind, facts in play(match, "take a1 b1") if kind == "pc-paid"] == [
        ["economy", "ecology"]
    ]
