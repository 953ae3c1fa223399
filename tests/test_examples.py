"""The examples in the README, the docs and the docstrings do what they say."""

import doctest
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import tricity

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Alembic runs its own scripts; they are no modules to import.
MODULES = [
    module.name for module in pkgutil.walk_packages(tricity.__path__, "tricity.") if ".migrations." not in module.name
]
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=str)
def test_page(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=FLAGS).failed == 0


def test_the_readme_has_examples() -> None:
    assert ">>> match = tricity.new(" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["tricity", *MODULES])
def test_docstrings(name: str) -> None:
    assert doctest.testmod(import_module(name), optionflags=FLAGS).failed == 0
