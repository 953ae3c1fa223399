import pytest

from tricity.core.bits import lowest_bit, popcount, shifted


@pytest.mark.parametrize("place", range(63))
def test_every_place_of_a_board_can_be_set_and_found(place: int) -> None:
    assert shifted(1, place) == 1 << place
    assert lowest_bit(shifted(1, place)) == place


@pytest.mark.parametrize("board", [0, 1, 2**62, 2**63 - 1, 0x5555555555555555, 0x2AAAAAAAAAAAAAAA, 0x7F00FF00F0F0CC03])
def test_the_bits_of_a_board_are_counted(board: int) -> None:
    assert popcount(board) == board.bit_count()
