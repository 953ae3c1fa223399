"""Taking two cards (PC-11), and resources at work at once (PC-12)."""

import pytest

import tricity
from support.point_city import find, legal, play, refused, table


@pytest.mark.rule("PC-11")
def test_all_pairs_that_share_a_side() -> None:
    pairs = legal(table(), "take")
    assert len(pairs) == 24
    assert "take a1 b1" in pairs
    assert "take a1 a2" in pairs
    assert "take c4 d4" in pairs
    assert "take d3 d4" in pairs


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("pair", ["a1 c1", "a1 b2", "d1 a2", "a1 a3", "a4 d4", "d2 a3"])
def test_others_do_not(pair: str) -> None:
    one, other = pair.split()
    assert refused(table(), f"take {pair}") == ("PC-11", {"case": "apart", "at": one, "other_at": other})


@pytest.mark.rule("PC-11")
def test_a_pair_may_be_named_either_way_round() -> None:
    match = table()
    match.play("take b3 b2")
    assert str(match.moves[-1].move) == "take b2 b3"


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize(
    "text", ["take", "take a1", "take a1 a1", "take a1 b1 c1", "take e1 e2", "take a1 a5", "draw 2"]
)
def test_what_is_no_pair_at_all(text: str) -> None:
    match = table()
    with pytest.raises(tricity.BadMove):
        match.play(text)
    assert match.version == 0


@pytest.mark.rule("PC-11")
def test_two_from_the_deck_come_as_resources() -> None:
    match = table(deck="cc *", stock=["c"])
    match.play("draw")
    view = match.view(None)
    assert view["seats"][0]["stock"] == {"community": 1, "2community": 1, "ingenuity": 1}
    assert view["deck"]["size"] == 4
    assert match.to_act == (1,)


@pytest.mark.rule("PC-11")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    match = table(round_=17, turn=1)
    assert "draw" not in legal(match)
    assert refused(match, "draw") == ("PC-11", {"case": "deck"})


@pytest.mark.rule("PC-11")
@pytest.mark.parametrize("move", ["take a1 b1", "draw"])
def test_only_in_one_s_turn(move: str) -> None:
    assert refused(table(), move, seat=1) == (
        "PC-11",
        {"case": "turn", "seat": 1, "question": "turn", "acting_seats": [0]},
    )


@pytest.mark.rule("PC-12")
def test_resources_go_to_the_stock() -> None:
    match = table("c nn * l", "c e n l", "c e n l", "c e n l", stock=["c *"])
    events = play(match, "take b1 c1")
    assert [(kind, facts["at"], facts["resource"]) for kind, facts in events[:2]] == [
        ("pc-took", "b1", "2energy"),
        ("pc-took", "c1", "ingenuity"),
    ]
    assert match.view(None)["seats"][0]["stock"] == {"community": 1, "2energy": 1, "ingenuity": 2}


@pytest.mark.rule("PC-12")
def test_a_resource_may_pay_for_the_building_taken_with_it() -> None:
    # A tier 1 civic building for three economies, beside a single and a double one.
    civic = find("civic", economy=3)
    match = table(f"e {civic} ee n", "c n c l", "c e n l", "c e n l", stock=["e"])
    assert "take b1 c1" in legal(match)
    assert refused(match, "take a1 b1")[0] == "PC-13"
    match.play("take b1 c1")
    assert match.view(None)["seats"][0]["stock"] == {}


@pytest.mark.rule("PC-12")
def test_an_ingenuity_card_taken_now_pays_too() -> None:
    match = table("* 0 n l", "c n c l", "c e n l", "c e n l", stock=["e"])
    events = play(match, "take a1 b1")
    assert ("pc-paid", ["economy", "ingenuity"]) in [(kind, facts.get("resources")) for kind, facts in events]
