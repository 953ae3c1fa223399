"""The compiled engine takes no more instructions than docs/performance.md says; `make instructions` updates it."""

import os

import pytest

import tricity
from support.instructions import PAGE, UNITS, VALGRIND, count_instructions, updated, written
from tricity.games import names

BOUNDS = written(PAGE.read_text(encoding="utf-8"))
TOLERANCE = 1.1
"""Other compilers and versions of Python differ by a few per cent."""


def test_the_page_has_numbers_of_games_in_the_form_in_which_they_are_written() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert {unit for _, unit in BOUNDS} == set(UNITS)
    assert {name for name, _ in BOUNDS} <= set(names())
    assert updated(page, BOUNDS) == page


@pytest.mark.skipif(not tricity.compiled(), reason="counts the compiled engine; this run is pure")
@pytest.mark.skipif(VALGRIND is None, reason="valgrind is not installed")
@pytest.mark.skipif("TRICITY_INSTRUCTIONS" not in os.environ, reason="takes a minute: make test-instructions")
@pytest.mark.parametrize("name", sorted({name for name, _ in BOUNDS}))
def test_no_more_instructions_than_written_down(name: str) -> None:
    counts = count_instructions(name)
    assert {unit: count for unit, count in counts.items() if count > TOLERANCE * BOUNDS[name, unit]} == {}
