"""Solo: the set-up, the row of tokens and the Automa's turns (PC-30 to PC-33)."""

import random

import pytest

import tricity
from support.point_city import CELLS, TOKENS, USED, legal, play, refused, sides, table, tier
from support.variants import play_random

REST = ("c e n l", "c e n l")
ROW = ["flat-7", "set", "types-2", "flat-5", "missing", "each-energy", "types-3", "each-economy", *TOKENS[12:14]]


def solo(seed: int = 1, **options: str) -> tricity.Match:
    return tricity.new("point-city", players=1, seed=seed, options=options)


def lined_up(match: tricity.Match) -> tricity.Match:
    for name in ROW:
        match.play(f"token {name}")
    return match


@pytest.mark.rule("PC-30")
def test_it_is_set_up_as_for_two() -> None:
    match = solo()
    position = match.position()
    tiers = [tier(card) for card in (*position["deck"], *(position["market"][at]["card"] for at in CELLS))]
    assert tuple(tiers.count(tier) for tier in (1, 2, 3)) == USED[2]
    assert position["seats"] == [{"stock": {"ingenuity": 1}, "city": [], "tokens": []}]
    assert position["automa"] == {"stock": {}, "city": [], "tokens": []}
    assert match.to_act == (0,)


@pytest.mark.rule("PC-30")
def test_only_a_solo_game_has_an_automa() -> None:
    assert tricity.new("point-city", players=2, seed=1).view(None)["automa"] is None
    for option, value in (("automa_level", "hard"), ("automa_scoring", "symbol"), ("solo_tokens", "random")):
        with pytest.raises(tricity.BadOption):
            tricity.new("point-city", players=2, options={option: value})


@pytest.mark.rule("PC-31")
def test_the_player_lines_up_ten_tokens_after_the_market_is_dealt() -> None:
    match = solo()
    assert sides(match) == ["rrrr"] * 4
    for place, name in enumerate(ROW, start=1):
        assert match.view(0)["prompt"] == {"say": "pc-now-line-up", "facts": {"place": place}}
        assert len(match.legal_moves()) == 23 - place
        assert play(match, f"token {name}") == [("pc-lined-up", {"seat": 0, "token": name, "place": place})]
    assert [token["token"] for token in match.view(0)["tokens"]] == ROW
    assert "draw" in legal(match)


@pytest.mark.rule("PC-31")
def test_a_token_lies_once_in_the_row() -> None:
    match = solo()
    match.play("token set")
    assert "token set" not in legal(match)
    assert refused(match, "token set") == ("PC-31", {"token": "set"})
    assert refused(match, "draw") == ("PC-11", {"case": "turn", "seat": 0, "question": "line-up"})


@pytest.mark.rule("PC-31")
def test_or_they_are_drawn_and_laid_at_random() -> None:
    rows = [[token["token"] for token in solo(seed, solo_tokens="random").view(0)["tokens"]] for seed in range(150)]
    assert all(len(set(row)) == 10 for row in rows)
    assert {row[0] for row in rows} == set(TOKENS)
    assert "draw" in legal(solo(solo_tokens="random"))


@pytest.mark.rule("PC-31")
def test_the_player_takes_any_token_and_the_row_closes_up() -> None:
    # Card 7 costs three industries. The Automa takes resources at a2 and a3.
    match = table("c e 7 l", "c e n l", *REST, players=1, round_=13, tokens=ROW, stock=["i i i"])
    match.play("take c1 d1")
    match.play("token missing")
    assert [token["token"] for token in match.view(0)["seats"][0]["tokens"]] == ["missing"]
    assert [token["token"] for token in match.view(0)["tokens"]] == [name for name in ROW if name != "missing"]


def automa_at(match: tricity.Match) -> list[str]:
    cells: list[str] = match.view(0)["automa"]["cells"]
    return cells


@pytest.mark.rule("PC-31")
def test_the_automa_takes_the_leftmost() -> None:
    match = table("c e n l", "7 e n l", "8 e n l", "c e n l", players=1, round_=13, tokens=ROW)
    assert automa_at(match) == ["a2", "a3"]
    events = play(match, "take c1 d1")
    assert [facts for kind, facts in events if kind == "pc-automa-token"] == [{"token": "flat-7"}, {"token": "set"}]
    assert match.view(0)["automa"]["tokens"] == ["set", "flat-7"]
    assert [token["token"] for token in match.view(0)["tokens"]] == ROW[2:]


@pytest.mark.rule("PC-31")
def test_the_automa_takes_as_many_as_there_are() -> None:
    civics = [10, 14, 15, 24, 33, 54, 63, 64, 65]
    match = table(
        *("c e n l", "7 e n l", "8 e n l", "c e n l"),
        players=1,
        round_=13,
        automa_city=civics,
        won=[[], [name for name in ROW if name != "types-3"]],
        tokens=["types-3"],
    )
    events = play(match, "take c1 d1")
    assert [facts for kind, facts in events if kind == "pc-automa-token"] == [{"token": "types-3"}]
    assert match.view(0)["tokens"] == []
    assert len(match.view(0)["automa"]["city"]) == 11


@pytest.mark.rule("PC-32")
def test_it_takes_the_crossing_and_the_card_below_for_free() -> None:
    match = table("c e n l", "100 e n l", "cc e n l", "c e n l", players=1, round_=13)
    held = match.view(0)["automa"]["stock"].get("2community", 0)
    events = play(match, "take c1 d1")
    mine = [(kind, facts.get("at")) for kind, facts in events if kind.startswith("pc-automa")]
    assert mine == [("pc-automa-built", "a2"), ("pc-automa-took", "a3"), ("pc-automa-next", "b3")]
    automa = match.view(0)["automa"]
    assert [building["card"] for building in automa["city"]] == [100]
    assert automa["points"] == 5
    assert automa["stock"]["2community"] == held + 1


@pytest.mark.rule("PC-32")
def test_then_the_market_is_refilled_as_usual() -> None:
    match = table("c e n l", "100 e n l", "cc e n l", "c e n l", players=1, round_=13, deck="ee cc nn ll")
    match.play("draw")
    assert sides(match) == ["rrrr", "rrrr", "brrr", "rrrr"]
    assert match.view(0)["market"]["a2"]["resource"] == "2energy"
    assert match.view(0)["market"]["a3"]["building"]["produces"] == "ecology"


@pytest.mark.rule("PC-32")
def test_the_markers_move_on_and_wrap() -> None:
    match = lined_up(solo())
    seen = []
    while not match.over:
        seen.append(automa_at(match))
        match.play("draw")
    wheel = [["a2", "a3"], ["b3", "b4"], ["c4", "c1"], ["d1", "d2"]]
    assert seen == [wheel[turn % 4] for turn in range(17)]
    assert automa_at(match) == []


@pytest.mark.rule("PC-32")
def test_both_have_17_turns_and_the_automa_has_the_last() -> None:
    match = play_random(solo(3), random.Random(3))
    assert sum(turn.move.verb in ("take", "draw") for turn in match.moves) == 17
    position = match.position()
    assert sum(position["automa"]["stock"].values()) + len(position["automa"]["city"]) == 34
    assert sides(match)[1][0] == sides(match)[2][0] == "."


@pytest.mark.rule("PC-33")
def test_it_neither_flips_nor_draws() -> None:
    match = lined_up(solo())
    while not match.over:
        before = match.view(0)["deck"]["size"]
        kinds = [kind for kind, _ in play(match, "draw")]
        assert kinds[0] == "pc-drew"
        assert kinds.count("pc-drew") == 1
        assert "pc-flipped" not in kinds
        assert match.view(0)["deck"]["size"] == max(before - 4, 0)


@pytest.mark.rule("PC-33")
def test_where_it_takes_next_is_known_and_what_lies_there_may_change() -> None:
    match = table("c e n l", "100 e n l", "cc e n l", "c e n l", players=1, round_=13)
    assert automa_at(match) == ["a2", "a3"]
    events = play(match, "take a3 b3")
    # The double community that lay at a3 is gone; a building lies there now.
    assert [facts["at"] for kind, facts in events if kind == "pc-automa-built"] == ["a2", "a3"]


@pytest.mark.rule("PC-33")
def test_it_is_no_seat() -> None:
    match = lined_up(solo())
    while not match.over:
        assert match.to_act == (0,)
        match.play("draw")
    with pytest.raises(tricity.BadMove):
        match.view(1)
