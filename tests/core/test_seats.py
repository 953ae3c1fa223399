"""Seats in turn order, computed without division."""

from itertools import product

import pytest

from tricity.core.seats import lowest_seat, next_seat, rotated_seats, seat_distance, seats_from


@pytest.mark.parametrize("players", range(1, 7))
def test_turn_order_goes_round_the_table(players: int) -> None:
    for seat, other in product(range(players), repeat=2):
        assert next_seat(seat, players) == (seat + 1) % players
        assert seat_distance(other, seat, players) == (other - seat) % players
        assert list(seats_from(seat, players)) == [(seat + step) % players for step in range(players)]
        assert rotated_seats(1 << other, seat, players) == 1 << seat_distance(other, seat, players)


def test_the_lowest_seat_of_a_mask() -> None:
    assert [int(lowest_seat(mask)) for mask in (0b1, 0b110, 0b100000)] == [0, 1, 5]
