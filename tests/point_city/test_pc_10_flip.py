"""Flipping a card (PC-10)."""

import pytest

from support.point_city import CELLS, legal, play, refused, sides, table


def flips(*market: str) -> list[str]:
    """The market with an `x` wherever a card may be flipped."""
    cells = {move.split()[1] for move in legal(table(*market), "flip")}
    signs = ["x" if at in cells else "." for at in CELLS]
    return ["".join(signs[row : row + 4]) for row in range(0, 16, 4)]


@pytest.mark.rule("PC-10")
def test_any_card_of_a_row_or_column_without_buildings() -> None:
    assert flips("c e n l", "c e n l", "c e n l", "c e n l") == ["xxxx"] * 4
    assert flips("0 e n l", "c e n l", "c e n l", "c e n l") == [".xxx", "xxxx", "xxxx", "xxxx"]
    assert flips("0 e n l", "c 2 n l", "c e n l", "c e n l") == ["..xx", "..xx", "xxxx", "xxxx"]
    assert flips("0 e n l", "c 2 n l", "c e 3 l", "c e n l") == ["...x", "...x", "...x", "xxxx"]


@pytest.mark.rule("PC-10")
def test_no_card_where_every_row_and_column_has_a_building() -> None:
    assert flips("0 e n l", "c 2 n l", "c e 3 l", "c e n 4") == ["...."] * 4


@pytest.mark.rule("PC-10")
def test_a_flip_shows_the_building() -> None:
    match = table()
    card = match.position()["market"]["b3"]["card"]
    [(kind, facts)] = play(match, "flip b3")
    assert kind == "pc-flipped"
    assert (facts["seat"], facts["at"], facts["card"]) == (0, "b3", card)
    assert sides(match) == ["rrrr", "rrrr", "rbrr", "rrrr"]
    assert match.moves[-1].events[0].reveals


@pytest.mark.rule("PC-10")
def test_once_a_turn_and_before_taking() -> None:
    match = table()
    match.play("flip b3")
    assert match.to_act == (0,)
    assert legal(match, "flip") == []
    assert refused(match, "flip a1") == ("PC-10", {"case": "once", "at": "a1"})
    match.play("take a1 b1")
    assert match.to_act == (1,)
    assert "flip d4" in legal(match, "flip")


@pytest.mark.rule("PC-10")
def test_it_is_optional() -> None:
    match = table()
    match.play("take a1 b1")
    assert match.to_act == (1,)


@pytest.mark.rule("PC-10")
def test_never_the_other_way_round() -> None:
    match = table("0 e n l", "c e n l", "c e n l", "c e n l")
    assert refused(match, "flip a1") == ("PC-10", {"case": "building", "at": "a1", "building": "atm"})


@pytest.mark.rule("PC-10")
def test_not_where_both_lines_have_a_building() -> None:
    match = table("0 e n l", "c 2 n l", "c e n l", "c e n l")
    assert refused(match, "flip b1") == ("PC-10", {"case": "line", "at": "b1"})


@pytest.mark.rule("PC-10")
def test_not_in_the_turn_of_another() -> None:
    assert refused(table(), "flip b1", seat=1) == (
        "PC-10",
        {"case": "turn", "seat": 1, "question": "turn", "acting_seats": [0]},
    )


@pytest.mark.rule("PC-10")
def test_the_flipped_card_may_be_taken_and_a_resource_follows_it() -> None:
    match = table(stock=["i i i"])
    [(_, facts)] = play(match, "flip a1")
    assert facts["building"] == "bus-stop"
    match.play("take a1 b1")
    match.play("token " + match.view(0)["tokens"][0]["token"])
    assert sides(match) == ["rbrr", "rrrr", "rrrr", "rrrr"]
