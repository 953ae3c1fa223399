import pytest

from tricity.core.bits import lowest_bit, shifted


@pytest.mark.parametrize("place", range(63))
def test_every_place_of_a_board_can_be_set_and_found(place: int) -> None:
    assert shifted(1, place) == 1 << place
    assert lowest_bit(shifted(1, place)) == place
