"""Loops over vecs, beside the same on lists. Compiled they take another way where the vec has room."""

import pytest

from tricity.core.native import extend, i64, vec
from tricity.core.vecs import with_inserted, with_marked

NUMBERS = [3 * number for number in range(20)]


def items(count: int, room: int) -> vec[i64]:
    """The first of the numbers, with room for some more."""
    return extend(vec[i64](capacity=count + room), vec[i64](NUMBERS[:count]))


@pytest.mark.parametrize("room", [0, 1, 5])
@pytest.mark.parametrize("count", range(6))
def test_an_item_is_inserted_anywhere(count: int, room: int) -> None:
    for index in range(count + 1):
        expected = NUMBERS[:count]
        expected.insert(index, 100)
        assert list(with_inserted(items(count, room), index, 100)) == expected


@pytest.mark.parametrize("room", [0, 4, 30])
@pytest.mark.parametrize("added", [0, 1, 7, 19])
@pytest.mark.parametrize("count", [0, 1, 6])
def test_items_are_appended_with_a_mark(count: int, added: int, room: int) -> None:
    others = items(added, 0)
    marked = with_marked(items(count, room), others, 1 << 50)
    assert list(marked) == NUMBERS[:count] + [number + (1 << 50) for number in NUMBERS[:added]]
    assert list(others) == NUMBERS[:added]


@pytest.mark.parametrize("room", [0, 30])
def test_a_vec_is_appended_to_itself(room: int) -> None:
    numbers = items(3, room)
    assert list(with_marked(numbers, numbers, 1 << 50)) == [0, 3, 6, 1 << 50, 3 + (1 << 50), 6 + (1 << 50)]


def test_a_negative_index_is_not_taken() -> None:
    with pytest.raises(AssertionError):
        with_inserted(items(3, 3), -1, 100)
