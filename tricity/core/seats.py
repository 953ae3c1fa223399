# mypyc: compile
"""Seats in turn order, and masks of them.

Without `% players`: a division takes as long as all the rest of a small function.
"""

from tricity.core.native import i64, vec


def lowest_seat(seats: i64) -> i64:
    """The lowest seat of a mask with at least one."""
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def next_seat(seat: i64, players: i64) -> i64:
    """The seat to the left; after the last one comes the first."""
    if seat + 1 == players:
        return 0
    return seat + 1


def seat_distance(other: i64, seat: i64, players: i64) -> i64:
    """How many seats after this one another seat is, in turn order."""
    if other < seat:
        return other - seat + players
    return other - seat


def seats_from(seat: i64, players: i64) -> vec[i64]:
    """All seats in turn order, beginning with this one."""
    order = vec[i64]([seat] * players)
    place: i64 = 1
    while place < players:
        seat = next_seat(seat, players)
        order[place] = seat
        place += 1
    return order


def rotated_seats(mask: i64, seat: i64, players: i64) -> i64:
    """A mask of seats, rotated so that bit 0 is this seat and bit 1 the next one in turn order."""
    return ((mask >> seat) | (mask << (players - seat))) & ((1 << players) - 1)
