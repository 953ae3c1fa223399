"""Passing (PC-19) and the last turn (PC-20)."""

import random

import pytest

import tricity
from support.point_city import legal, play, refused, sides, table
from support.variants import play_random

DEAR = ("7 8 10 14", "15 24 33 54", "63 64 65 85", "86 101 102 104")
"""Sixteen civic buildings."""


@pytest.mark.rule("PC-19")
def test_who_can_take_nothing_passes() -> None:
    match = table(*DEAR, round_=17, turn=1)
    assert legal(match) == ["pass"]
    assert match.view(1)["prompt"]["say"] == "pc-now-pass"
    assert play(match, "pass") == [("pc-passed", {"seat": 1}), ("pc-over", {})]
    assert match.over


@pytest.mark.rule("PC-19")
def test_there_is_no_passing_while_the_deck_lasts() -> None:
    match = table(*DEAR)
    assert legal(match) == ["draw"]
    assert refused(match, "pass") == ("PC-19", {"case": "deck"})


@pytest.mark.rule("PC-19")
def test_there_is_no_passing_while_a_pair_can_be_had() -> None:
    match = table(*DEAR, round_=17, turn=1, stock=["", "* * * * * *"])
    assert "pass" not in legal(match)
    assert refused(match, "pass") == ("PC-19", {"case": "pair", "at": "a1", "other_at": "b1"})
    assert refused(match, "pass", seat=0) == (
        "PC-19",
        {"case": "turn", "seat": 0, "question": "turn", "acting_seats": [1]},
    )


@pytest.mark.rule("PC-19")
def test_a_pair_of_another_line_is_named() -> None:
    match = table("7 c 10 14", "15 c 33 54", "63 64 65 85", "86 101 102 104", round_=17, turn=1)
    assert refused(match, "pass") == ("PC-19", {"case": "pair", "at": "b1", "other_at": "b2"})


@pytest.mark.rule("PC-19")
def test_a_flip_may_be_followed_by_a_draw() -> None:
    match = table()
    match.play("flip a1")
    match.play("draw")
    assert match.to_act == (1,)


@pytest.mark.rule("PC-20")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_17_turns_each_and_14_cards_left(players: int, seed: int) -> None:
    match = play_random(tricity.new("point-city", players=players, seed=seed), random.Random(seed))
    turns = [turn.seat for turn in match.moves if turn.move.verb in ("take", "draw", "pass")]
    assert [turns.count(seat) for seat in range(players)] == [17] * players
    passed = match.moves[-1].move.verb == "pass"
    assert "".join(sides(match)).count(".") == (0 if passed else 2)
    assert match.view(None)["round"] == 17
    assert match.view(None)["deck"]["size"] == 0


@pytest.mark.rule("PC-20")
def test_the_turn_that_begins_with_an_empty_deck_is_the_last() -> None:
    match = table(round_=17, turn=0, players=2)
    assert match.view(None)["deck"]["size"] == 2
    assert ("pc-deck-empty", {}) in play(match, "take a1 b1")
    assert match.view(1)["prompt"] == {"say": "pc-now-turn", "facts": {"deck": 0}}
    assert "draw" not in legal(match)
    play(match, "take a4 b4")
    assert match.over
    assert sides(match)[3] == "..rr"


@pytest.mark.rule("PC-20")
def test_a_flip_is_allowed_in_the_last_turn() -> None:
    match = table(round_=17, turn=1)
    match.play("flip c3")
    assert match.to_act == (1,)
    match.play("take a1 a2")
    assert match.over


@pytest.mark.rule("PC-20")
def test_nothing_may_be_done_after_the_end() -> None:
    match = table(round_=17, turn=1)
    match.play("take a1 a2")
    assert match.view(0)["prompt"] == {"say": "now-over", "facts": {}}
    assert refused(match, "draw", seat=0) == ("PC-11", {"case": "turn", "seat": 0, "question": "nothing"})


@pytest.mark.rule("PC-20")
def test_tokens_of_the_last_turn_still_count() -> None:
    match = table("7 c n l", "c e n l", "c e n l", "c e n l", round_=17, turn=1, stock=["", "i i i"])
    match.play("take a1 b1")
    assert match.to_act == (1,)
    match.play("token " + match.view(1)["tokens"][0]["token"])
    assert match.over
    assert len(match.view(None)["seats"][1]["tokens"]) == 1
