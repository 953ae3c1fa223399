"""Civic tokens (PC-17)."""

import pytest

import tricity
from support.point_city import TOKENS, find, legal, play, refused, table

REST = ("c e n l", "c e n l", "c e n l")
ONE = find("civic", economy=3)
OTHER = find("civic", energy=3)
LYING = TOKENS[:8] + TOKENS[12:14]


@pytest.mark.rule("PC-17")
def test_a_civic_building_brings_a_token_at_once() -> None:
    match = table(f"{ONE} c n l", *REST, stock=["e e e"], tokens=LYING)
    play(match, "take a1 b1")
    assert match.to_act == (0,)
    assert match.view(0)["prompt"] == {"say": "pc-now-token", "facts": {"count": 1}}
    assert legal(match) == [f"token {name}" for name in LYING]
    assert play(match, "token flat-7")[0] == ("pc-token", {"seat": 0, "token": "flat-7"})
    view = match.view(None)
    assert [token["token"] for token in view["seats"][0]["tokens"]] == ["flat-7"]
    assert [token["token"] for token in view["tokens"]] == [name for name in LYING if name != "flat-7"]
    assert match.to_act == (1,)


@pytest.mark.rule("PC-17")
def test_the_order_is_pay_choose_refill() -> None:
    match = table(f"{ONE} c n l", *REST, stock=["e e e *"], tokens=LYING)
    size = match.view(None)["deck"]["size"]
    match.play("take a1 b1")
    assert match.view(None)["pending"] == ["pay"]
    match.play("pay economy economy economy")
    view = match.view(None)
    assert view["pending"] == ["token"]
    assert [building["card"] for building in view["seats"][0]["city"]] == [ONE]
    assert view["deck"]["size"] == size
    assert view["market"]["a1"]["gap"] == "building"
    match.play("token set")
    assert match.view(None)["deck"]["size"] == size - 2


@pytest.mark.rule("PC-17")
def test_two_civic_buildings_bring_two() -> None:
    match = table(f"{ONE} {OTHER} n l", *REST, stock=["e e e n n n"], tokens=LYING)
    match.play("take a1 b1")
    assert match.view(0)["pending"] == ["token", "token"]
    match.play("token set")
    assert match.to_act == (0,)
    assert "token set" not in legal(match)
    match.play("token missing")
    assert match.to_act == (1,)
    assert [token["token"] for token in match.view(0)["seats"][0]["tokens"]] == ["set", "missing"]


def late(lying: list[str], buildings: str, stock: str) -> tricity.Match:
    """A table with so few tokens left: the second player has won the others."""
    civics = [card for card in (7, 8, 10, 24, 33, 63, 64, 65, 85, 86) if card not in map(int, buildings.split())]
    others = [name for name in TOKENS if name not in lying][: 10 - len(lying)]
    cells = " ".join([*buildings.split(), "c", "n", "l"][:4])
    won = [[], others]
    return table(cells, *REST, stock=[stock], city=[[], civics[: len(others)]], won=won, tokens=lying)


@pytest.mark.rule("PC-17")
def test_the_last_token_is_taken_without_asking() -> None:
    match = late(["set"], f"{ONE}", "e e e")
    assert ("pc-token", {"seat": 0, "token": "set"}) in play(match, "take a1 b1")
    assert match.to_act == (1,)
    assert match.view(None)["tokens"] == []


@pytest.mark.rule("PC-17")
def test_two_left_for_two_buildings_leave_no_choice() -> None:
    match = late(["set", "flat-5"], f"{ONE} {OTHER}", "e e e n n n")
    match.play("take a1 b1")
    assert match.to_act == (1,)
    assert [token["token"] for token in match.view(None)["seats"][0]["tokens"]] == ["set", "flat-5"]


@pytest.mark.rule("PC-17")
def test_if_none_is_left_none_is_taken() -> None:
    match = late([], f"{ONE}", "e e e")
    assert ("pc-no-token", {"seat": 0}) in play(match, "take a1 b1")
    assert match.view(None)["seats"][0]["tokens"] == []
    assert [building["card"] for building in match.view(None)["seats"][0]["city"]] == [ONE]
    assert match.to_act == (1,)


@pytest.mark.rule("PC-17")
def test_only_tokens_on_the_table() -> None:
    match = table(f"{ONE} c n l", *REST, stock=["e e e"], tokens=LYING)
    match.play("take a1 b1")
    rule, facts = refused(match, "token each-ecology")
    assert (rule, facts) == ("PC-17", {"case": "token", "token": "each-ecology", "tokens": LYING})


@pytest.mark.rule("PC-17")
def test_only_when_one_is_due() -> None:
    match = table(f"{ONE} c n l", *REST, stock=["e e e"], tokens=LYING)
    assert refused(match, "token set") == ("PC-17", {"case": "turn", "seat": 0, "question": "turn"})
    match.play("take a1 b1")
    assert refused(match, "token set", seat=1)[1]["case"] == "turn"


@pytest.mark.rule("PC-17")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("token pair-energy-community", "token pair-community-energy"),
        ("token pair-community-energy", "token pair-community-energy"),
        ("token types-2", "token types-2"),
    ],
)
def test_a_pair_may_be_named_either_way_round(text: str, canonical: str) -> None:
    game = table().game
    assert str(game.decode(game.encode(tricity.Move.parse(text)))) == canonical


@pytest.mark.rule("PC-17")
@pytest.mark.parametrize("text", ["token", "token 12", "token set set", "token pair-energy-energy", "token 5-flat-0"])
def test_what_is_no_token(text: str) -> None:
    with pytest.raises(tricity.BadMove):
        table().play(text)
