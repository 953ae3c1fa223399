"""CC-50 to CC-52: one industry each at the end of the round, then the next first player."""

import pytest

import tricity
from support.card_city import Drawing, buying, city_of, draw, refused, table

BESIDE = draw(
    ". x .",
    "x T x",
    ". x .",
)


@pytest.mark.rule("CC-50")
def test_the_first_industry_costs_five() -> None:
    assert buying(BESIDE, gold=5) == BESIDE
    assert buying(BESIDE, gold=4) == draw("T")


@pytest.mark.rule("CC-50")
@pytest.mark.parametrize(
    ("city", "price"),
    [
        (draw("T"), 5),
        (draw("I T"), 10),
        (draw("I T I"), 15),
        (draw("I I", "T I"), 20),
    ],
)
def test_each_industry_in_the_city_makes_the_next_one_dearer_by_five(city: Drawing, price: int) -> None:
    """Whether it was bought or drawn: the position does not even know."""
    assert buying(city, gold=price - 1).marks == {}
    match = table(city, players=2, phase="end-of-round", gold=[price + 2, 0])
    assert match.view(None)["seats"][0]["price"] == price
    assert match.view(0)["prompt"] == {"say": "cc-now-buy", "facts": {"price": price, "gold": price + 2}}
    (event, *_) = match.play("buy industry e6")
    assert (event.kind, event.facts) == ("cc-bought", {"seat": 0, "at": "e6", "price": price})
    assert match.view(None)["seats"][0]["gold"] == 2


@pytest.mark.rule("CC-50")
def test_an_industry_drawn_and_built_this_round_counts_for_the_price() -> None:
    match = table(hands=["I", ""], gold=[8, 0])
    match.play("build industry e4", seat=0)
    assert match.view(None)["phase"] == "divide"
    match = table(hands=["I", ""], gold=[9, 0])
    match.play("build industry e4", seat=0)
    assert match.view(None)["seats"][0]["price"] == 10
    assert match.view(None)["phase"] == "end-of-round"


@pytest.mark.rule("CC-50", "CC-40")
def test_the_income_of_the_round_may_be_spent() -> None:
    match = table(hands=["P", ""], gold=[4, 3])
    match.play("build parking e4", seat=0)
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "end-of-round")


@pytest.mark.rule("CC-50")
def test_it_comes_from_the_reserve() -> None:
    match = table(players=2, phase="end-of-round", gold=5)
    before = match.view(None)["reserve"]
    match.play("buy industry e4")
    assert match.view(None)["reserve"] == {**before, "industry": before["industry"] - 1}
    assert city_of(match) == draw("I", "T")


@pytest.mark.rule("CC-50")
def test_without_an_industry_in_the_reserve_nobody_buys() -> None:
    assert buying(BESIDE, gold=5, reserve={"I": 0}).marks == {}
    match = table(players=2, phase="end-of-round", gold=5, reserve={"I": 1}, round_=9)
    match.play("buy industry e4")
    assert match.view(None)["phase"] == "divide"


@pytest.mark.rule("CC-50")
@pytest.mark.parametrize("first", range(3))
def test_from_the_first_player_on_each_is_asked_once(first: int) -> None:
    match = table(players=3, phase="end-of-round", gold=100, first=first, turn=first)
    for step, move in enumerate(["buy industry e4", "pass", "buy industry e6"]):
        assert list(match.to_act) == [(first + step) % 3]
        match.play(move)
    assert match.view(None)["phase"] == "divide"


@pytest.mark.rule("CC-50")
def test_a_pass_costs_nothing() -> None:
    match = table(players=2, phase="end-of-round", gold=7)
    (event,) = match.play("pass")
    assert (event.kind, event.facts) == ("cc-passed", {"seat": 0})
    assert match.view(None)["seats"][0]["gold"] == 7


@pytest.mark.rule("CC-50")
def test_who_cannot_buy_is_not_asked() -> None:
    match = table(players=4, phase="end-of-round", gold=[5, 4, 5, 0])
    match.play("pass")
    assert match.to_act == (2,)
    match.play("pass")
    assert match.view(None)["phase"] == "divide"


@pytest.mark.rule("CC-50")
def test_nobody_buys_or_passes_out_of_turn() -> None:
    match = table(players=2, phase="end-of-round", gold=5)
    facts = {"case": "turn", "seat": 1, "phase": "end-of-round", "acting_seats": [0]}
    assert refused(match, "buy industry e4", seat=1) == ("CC-50", facts)
    assert refused(match, "pass", seat=1) == ("CC-50", facts)
    match = table(hands=["P", ""], gold=5)
    facts = {"case": "turn", "seat": 0, "phase": "construction"}
    assert refused(match, "buy industry e4", seat=0) == ("CC-50", facts)


@pytest.mark.rule("CC-50")
@pytest.mark.parametrize("text", ["buy", "buy industry", "buy residence e4", "buy industry z9", "pass now"])
def test_what_is_no_purchase_at_all(text: str) -> None:
    match = table(players=2, phase="end-of-round", gold=5)
    with pytest.raises(tricity.BadMove):
        match.play(text)


@pytest.mark.rule("CC-50")
def test_round_10_has_its_end_as_well() -> None:
    match = table(players=2, phase="end-of-round", gold=5, round_=10)
    match.play("buy industry e4")
    assert not match.over
    events = match.play("buy industry e4")
    assert match.over
    assert events[-1].kind == "cc-over"
    assert [sheet.lines[1].points for sheet in match.scores()] == [-23, -23]


@pytest.mark.rule("CC-51")
def test_a_bought_industry_is_placed_as_any_other() -> None:
    drawn = draw(
        ". x x . .",
        "x P C R .",
        ". x T L x",
        ". . x x .",
    )
    assert buying(drawn, gold=5) == drawn


@pytest.mark.rule("CC-51", "CC-22", "CC-23", "CC-26")
def test_its_place_is_refused_as_any_other() -> None:
    match = table(draw("P P P T R"), players=2, phase="end-of-round", gold=5)
    facts = {"card": "industry", "at": "e5"}
    assert refused(match, "buy industry e5") == ("CC-22", {"case": "taken", **facts})
    facts["at"] = "a1"
    assert refused(match, "buy industry a1") == ("CC-22", {"case": "apart", **facts})
    facts["at"] = "g5"
    assert refused(match, "buy industry g5") == ("CC-23", facts)
    facts["at"] = "f4"
    assert refused(match, "buy industry f4") == ("CC-26", {**facts, "other_card": "residence", "other_at": "f5"})


@pytest.mark.rule("CC-51")
def test_the_limit_does_not_stop_it_and_rises_at_once() -> None:
    full = draw("P P P", "P T .")
    match = table(full, players=2, phase="end-of-round", gold=5)
    assert match.view(None)["seats"][0]["limit"] == 5
    match.play(f"buy industry {full.at('c2')}")
    seat = match.view(None)["seats"][0]
    assert (seat["size"], seat["limit"]) == (5, 10)


@pytest.mark.rule("CC-51")
def test_without_a_legal_spot_it_cannot_be_bought() -> None:
    """Every place that is left touches a residence."""
    city = draw(
        "P I P I P",
        "P L C L P",
        ". R T C P",
        "P C L C R",
        "P I P R .",
    )
    assert buying(city, gold=100).marks == {}


@pytest.mark.rule("CC-52")
@pytest.mark.parametrize(("players", "first", "then"), [(2, 0, 1), (2, 1, 0), (4, 3, 0)])
def test_then_the_player_to_the_left_is_first(players: int, first: int, then: int) -> None:
    match = table(players=players, phase="end-of-round", gold=5, first=first, turn=first)
    for _ in range(players):
        events = match.play("pass")
    view = match.view(None)
    assert (view["round"], view["first"], view["turn"], list(match.to_act)) == (6, then, then, [then])
    assert [(event.kind, event.facts) for event in events[-2:]] == [
        ("cc-round", {"round": 6, "seat": then}),
        ("cc-drew", {"seat": then, "count": 2 * players}),
    ]
