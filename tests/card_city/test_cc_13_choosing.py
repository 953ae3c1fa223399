"""CC-13 to CC-16: who chooses, and what becomes of the lot that is left."""

import random
from collections.abc import Sequence

import pytest

import tricity
from support.card_city import cards, refused, table


def hands(match: tricity.Match) -> list[list[str]]:
    return [owner["hand"] for owner in match.position()["seats"]]


@pytest.mark.rule("CC-13")
@pytest.mark.parametrize(("players", "first", "chooser"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 1, 2)])
def test_the_player_to_the_divider_s_left_chooses(players: int, first: int, chooser: int) -> None:
    match = table(players=players, phase="divide", first=first, pool="RCLIPPRR"[: 2 * players])
    match.play(match.legal_moves()[0])
    assert match.to_act == (chooser,)
    assert match.view(None)["chooser"] == chooser
    assert [str(move) for move in match.legal_moves()] == ["choose small", "choose big"]


@pytest.mark.rule("CC-13")
def test_nobody_else_chooses() -> None:
    match = table(players=3, phase="divide", pool="RCLIPP")
    assert refused(match, "choose big", seat=1) == (
        "CC-13",
        {"case": "turn", "seat": 1, "phase": "divide", "acting_seats": [0]},
    )
    match.play(match.legal_moves()[0])
    for seat in (0, 2):
        facts = {"case": "turn", "seat": seat, "phase": "choose", "acting_seats": [1]}
        for lot in ("small", "big"):
            assert refused(match, f"choose {lot}", seat) == ("CC-13", facts)


@pytest.mark.rule("CC-13")
@pytest.mark.parametrize("text", ["choose", "choose up", "choose small big", "choose 1"])
def test_there_are_two_lots(text: str) -> None:
    match = table(players=3, phase="choose", pool="RCLIPP", pool_shown="RCLI", lots=("RC", "LI"))
    with pytest.raises(tricity.BadMove):
        match.play(text)


@pytest.mark.rule("CC-14")
def test_with_the_small_lot_the_chooser_is_done_and_the_divider_divides_again() -> None:
    match = table(players=3, phase="divide", pool="RCLIPP")
    match.play("divide residence commerce / parking parking / leisure industry")
    match.play("choose small")
    assert hands(match) == [[], cards("RC"), []]
    assert match.position()["pool"] == cards("LIPP")
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "divide")
    match.play("divide leisure industry / parking / parking")
    assert match.to_act == (2,)


@pytest.mark.rule("CC-15")
def test_with_the_big_lot_the_chooser_becomes_the_divider() -> None:
    match = table(players=3, phase="divide", pool="RCLIPP")
    match.play("divide residence commerce / parking parking / leisure industry")
    match.play("choose big")
    assert hands(match) == [cards("RC"), [], []]
    assert match.position()["pool"] == cards("LIPP")
    assert (match.to_act, match.view(None)["phase"], match.view(None)["turn"]) == ((1,), "divide", 1)
    match.play("divide leisure industry / parking / parking")
    assert match.to_act == (2,)


@pytest.mark.rule("CC-16")
@pytest.mark.parametrize(("lot", "expected"), [("small", ["LP", "RC"]), ("big", ["RC", "LP"])])
def test_of_four_cards_the_divider_gets_the_lot_that_is_left(lot: str, expected: Sequence[str]) -> None:
    match = table(players=2, phase="divide", pool="RCLP")
    match.play("divide residence commerce / parking / leisure")
    match.play(f"choose {lot}")
    assert hands(match) == [cards(hand) for hand in expected]
    assert match.position()["pool"] == []
    assert (match.to_act, match.view(None)["phase"]) == ((0, 1), "construction")


@pytest.mark.rule("CC-13", "CC-14", "CC-15", "CC-16")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("choices", range(8))
def test_four_players_in_every_way(first: int, choices: int) -> None:
    """Told by seats to the left of the first player: the one who holds the cards divides for the next in line."""
    match = table(players=4, phase="divide", first=first, pool="RRCCLIPP", dividers=[first])
    divider, dividers, served = 0, [0], {}
    for chooser in (1, 2, 3):
        assert match.to_act == ((first + divider) % 4,)
        match.play(random.Random(choices).choice(match.legal_moves()))
        assert match.to_act == ((first + chooser) % 4,)
        small = match.view(None)["lots"]["small"]
        if choices >> (chooser - 1) & 1:
            match.play("choose big")
            served[divider] = small
            divider = chooser
            dividers += [chooser] if chooser < 3 else []
        else:
            match.play("choose small")
            served[chooser] = small
        for seat, hand in served.items():
            assert hands(match)[(first + seat) % 4] == hand
        view = match.view(None)
        assert view["dividers"] == sorted((first + seat) % 4 for seat in dividers)
    assert match.view(None)["phase"] == "construction"
    assert [len(hand) for hand in hands(match)] == [2, 2, 2, 2]
    assert sorted(card for hand in hands(match) for card in hand) == sorted(cards("RRCCLIPP"))


@pytest.mark.rule("CC-12", "CC-14", "CC-16")
def test_the_example_of_three_players() -> None:
    """R, I, L, P, C, C: the first lot goes to the second player, the third lot to the third."""
    match = table(players=3, phase="divide", pool="RILPCC")
    match.play("divide residence commerce / parking commerce / leisure industry")
    match.play("choose small")
    match.play("divide parking industry / commerce / leisure")
    match.play("choose small")
    assert hands(match) == [cards("CL"), cards("RC"), cards("PI")]


@pytest.mark.rule("CC-15")
def test_the_example_with_the_other_choice() -> None:
    match = table(players=3, phase="divide", pool="RILPCC")
    match.play("divide residence commerce / parking commerce / leisure industry")
    match.play("choose big")
    assert hands(match)[0] == cards("RC")
    assert match.position()["pool"] == cards("PLCI")
    assert match.to_act == (1,)
