"""SECURITY.md names tests that exist, and other pages lead to it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")


def test_every_promise_names_tests_that_exist() -> None:
    promises = [line for line in PAGE.splitlines() if line.startswith("|") and "`tests/" in line]
    assert len(promises) > 10
    assert PAGE.count("`tests/") == sum(line.count("`tests/") for line in promises)
    for name in re.findall(r"`(tests/[^`]+)`", PAGE):
        assert "def test_" in (ROOT / name).read_text(encoding="utf-8"), name


def test_readers_find_it() -> None:
    assert "(SECURITY.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert "(../SECURITY.md)" in (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
