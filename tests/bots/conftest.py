"""Fixtures for the tests of bots."""

import pytest

from support.children import ignore_children


@pytest.fixture(autouse=True)
def own_children() -> None:
    ignore_children()
