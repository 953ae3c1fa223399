"""Shuffling for search: every order is as likely as any other."""

from collections import Counter

import pytest

from tricity.core.native import Random, i64, vec
from tricity.core.sampling import draw, shuffle


def items(count: int) -> "vec[i64]":
    return vec[i64]([i64(number) for number in range(count)])


@pytest.mark.parametrize("count", [0, 1, 2, 30])
def test_nothing_is_lost(count: int) -> None:
    shuffled = items(count)
    shuffle(shuffled, Random(1))
    assert sorted(shuffled) == list(range(count))


def test_all_orders_come_equally_often() -> None:
    rng = Random(7)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        shuffled = items(4)
        shuffle(shuffled, rng)
        met[tuple(shuffled)] += 1
    assert len(met) == 24
    assert 170 < min(met.values()) <= max(met.values()) < 330


def test_orders_drawn_four_at_a_time_come_equally_often() -> None:
    rng = Random(7)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(24000):
        shuffled = items(5)
        shuffle(shuffled, rng)
        met[tuple(shuffled)] += 1
    assert len(met) == 120
    assert 130 < min(met.values()) <= max(met.values()) < 270


@pytest.mark.parametrize("count", [128, 129])
def test_every_item_of_many_comes_to_every_place(count: int) -> None:
    rng = Random(3)
    met: Counter[int] = Counter()
    for _ in range(20 * count):
        drawn = items(count)
        draw(drawn, 9, rng)
        met[int(drawn[8])] += 1
    assert len(met) == count
    assert max(met.values()) < 55


def test_a_draw_is_one_of_all_items() -> None:
    rng = Random(7)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        drawn = items(5)
        draw(drawn, 2, rng)
        assert sorted(drawn) == list(range(5))
        met[tuple(drawn)[:2]] += 1
    assert len(met) == 20
    assert 220 < min(met.values()) <= max(met.values()) < 380
