"""The deal is a method that anybody can repeat: test vectors, the script in the docs, and fairness."""

import re
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import tricity
from tricity.core import deals
from tricity.core.deals import Deal, commitment, fresh_seed, seed_text

DOCS = Path(__file__).parents[2] / "docs" / "deals.md"

VECTORS = {
    ("7", "deck", 10): [5, 9, 7, 4, 6, 0, 8, 2, 3, 1],
    ("7", "first", 6): [5, 3, 2, 4, 0, 1],
    ("tricity", "deck", 12): [6, 9, 10, 11, 8, 7, 4, 2, 1, 3, 0, 5],
    ("0123456789abcdef0123456789abcdef", "deck", 8): [0, 5, 1, 6, 3, 2, 7, 4],
    ("żółw", "łódź", 5): [0, 1, 4, 2, 3],
}


def test_vectors() -> None:
    for (seed, label, size), expected in VECTORS.items():
        assert Deal(seed).shuffled(label, range(size)) == expected


def test_the_script_in_the_docs_deals_the_same() -> None:
    script = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert script is not None
    repeated: dict[str, Any] = {}
    exec(script[1], repeated)
    # Up to the seed and label after which a hash takes two blocks, and beyond.
    for seed in ("7", "", "żółw", "0123456789abcdef" * 2, *("x" * length for length in (40, 41, 42, 43, 44, 128))):
        for size in (0, 1, 2, 10, 160):
            assert repeated["shuffled"](seed, "deck", range(size)) == Deal(seed).shuffled("deck", range(size))
        assert repeated["below"](seed, "first", 3) == Deal(seed).below("first", 3)


def test_every_order_comes_up_about_as_often() -> None:
    deals = 6000
    orders = Counter(tuple(Deal(str(seed)).shuffled("fair", "abcd")) for seed in range(deals))
    assert set(orders) == set(permutations("abcd"))
    expected = deals / 24
    # Chi-squared with 23 degrees of freedom: 49.7 is passed once in a thousand, and the seeds are fixed.
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 49.7


def test_labels_and_seeds_are_independent_streams() -> None:
    assert Deal("1").shuffled("a", range(20)) != Deal("1").shuffled("b", range(20))
    assert Deal("1").shuffled("a", range(20)) != Deal("2").shuffled("a", range(20))
    assert Deal("1").shuffled("2a", range(20)) != Deal("12").shuffled("a", range(20))


def test_seeds() -> None:
    assert seed_text(7) == seed_text("7") == "7"
    assert re.fullmatch("[0-9a-f]{32}", fresh_seed())
    assert fresh_seed() != fresh_seed()
    assert commitment("7") == sha256(b"7").hexdigest()


@pytest.mark.parametrize("seed", ["", " x", "x\n", "a\tb", "x" * 129, 1.5, True, b"7", ["7"]])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(tricity.BadOption):
        tricity.new("card-city", seed=seed)


def test_words_beyond_the_last_whole_run_are_skipped() -> None:
    """2⁶⁴ − 1 is the one word that three would have over."""
    highest = (1 << 32) - 1
    for first, expected in ((highest, 2), (highest - 1, 2)):
        words = deals._Words("seed", "label")
        # As signed numbers.
        words.words[0], words.words[1], words.at = (highest << 32 | first) - (1 << 64), 5, 0
        assert words.below(3) == expected
        assert words.at == (2 if first == highest else 1)
