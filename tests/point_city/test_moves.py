"""The notation: every int that is a move has one text, every text one int."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricity
from support.point_city import TOKENS
from tricity.games.point_city.moves import decode, encode
from tricity.games.point_city.resources import STOCK_KINDS


@given(st.integers(0, 2**63))
def test_an_int_is_no_move_or_comes_back(code: int) -> None:
    try:
        move = decode(code)
    except tricity.BadMove:
        return
    assert encode(move) == code


@given(st.lists(st.sampled_from(STOCK_KINDS), min_size=1, max_size=14))
def test_payments_name_their_cards_in_any_order(cards: list[str]) -> None:
    move = decode(encode(tricity.Move("pay", tuple(cards))))
    assert sorted(move.args) == sorted(cards)
    assert list(move.args) == sorted(cards, key=STOCK_KINDS.index)


@pytest.mark.parametrize("name", TOKENS)
def test_tokens_go_by_name(name: str) -> None:
    code = encode(tricity.Move("token", (name,)))
    assert str(decode(code)) == f"token {name}"


@pytest.mark.parametrize(
    "text", ["pay", "pay gold", "pay 3economy", "pay " + "energy " * 15, "flip", "flip a1 a2", "pass now", "skip", ""]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(tricity.BadMove):
        encode(tricity.Move.parse(text))


@pytest.mark.parametrize("code", [-1, 16, 2**60 | 0x11, 2**60 | 0x01, 2**61 | 1, 4 << 60, 5 << 60 | 22, 6 << 60, 2**63])
def test_ints_that_are_no_move(code: int) -> None:
    with pytest.raises(tricity.BadMove):
        decode(code)
