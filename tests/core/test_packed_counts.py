"""Packed counts do what `collections.Counter` does."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricity.core.packed_counts import PackedCounts, count_of, minus, one_of, total

KINDS = tuple("abcdefghijklmno")
CARDS = PackedCounts(KINDS)
counters = st.dictionaries(st.sampled_from(KINDS), st.integers(0, 7))


@given(counters)
def test_counts_survive_packing(counts: dict[str, int]) -> None:
    packed = CARDS.pack(counts)
    assert CARDS.counts(packed) == {name: counts[name] for name in KINDS if counts.get(name)}
    assert CARDS.names(packed) == sorted(Counter(counts).elements())
    assert CARDS.pack_names(Counter(counts).elements()) == packed
    assert [count_of(packed, kind) for kind in range(len(KINDS))] == [counts.get(name, 0) for name in KINDS]
    assert total(packed) == sum(counts.values())


@given(counters, counters)
def test_packed_counts_are_added_and_subtracted(one: dict[str, int], other: dict[str, int]) -> None:
    both = CARDS.pack(one) + CARDS.pack(other)
    assert CARDS.counts(both) == dict(sorted((Counter(one) + Counter(other)).items()))
    assert minus(CARDS.pack(one), CARDS.pack(other)) == CARDS.pack(Counter(one) - Counter(other))


@pytest.mark.parametrize("kind", range(15))
def test_one_thing_of_each_kind(kind: int) -> None:
    assert CARDS.names(one_of(kind)) == [KINDS[kind]]


@given(st.integers(1, 20), st.data())
def test_the_last_kind_has_the_remaining_bits(width: int, data: st.DataObject) -> None:
    layout = PackedCounts(("few", "many"), width)
    counts = {"few": data.draw(st.integers(1, 2**width - 1)), "many": data.draw(st.integers(1, 2**40))}
    assert layout.counts(layout.pack(counts)) == counts


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        CARDS.pack({"z": 1})
    with pytest.raises(KeyError):
        CARDS.pack_names(["a", "z"])
