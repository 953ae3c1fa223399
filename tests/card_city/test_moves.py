"""Moves as ints and as words: each int is one move's or no move's."""

import pytest

import tricity
from tricity.games import find


@pytest.mark.parametrize("verb", range(8))
def test_an_int_is_the_code_of_the_move_that_it_decodes_to_or_no_move_at_all(verb: int) -> None:
    game = find("card-city")
    moves = set()
    for low in range(1 << 11):
        code = verb << 60 | low
        try:
            move = game.decode(code)
        except tricity.BadMove:
            continue
        assert game.encode(tricity.Move.parse(str(move))) == code
        moves.add(str(move))
    # By verb. Divisions need more bits than these, and of the keepings there are those of the first three kinds.
    assert len(moves) == [0, 1, 1, 6, 5 * 81, 5, 2 * 81, 81 + 1][verb]


@pytest.mark.parametrize("code", [-1, 1 << 63, 1 << 70, 0])
def test_ints_beyond_the_codes(code: int) -> None:
    with pytest.raises(tricity.BadMove):
        find("card-city").decode(code)
