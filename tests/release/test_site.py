"""The pages of the documentation site: every link leads somewhere, every page of the menu is there."""

import runpy
from pathlib import PurePosixPath
from typing import Any

import pytest
import yaml

from support.releases import ROOT
from tricity.games import names
from tricity.locales import LANGUAGES

TOOL = runpy.run_path(str(ROOT / "tools" / "site_pages.py"))
SOURCE = "https://forge.example/"
WRITTEN = [language for language in LANGUAGES if (ROOT / "docs" / "play" / f"{language}.md").exists()]
"""The languages with a page for players: not every one needs it."""


def relinked(text: str, page: str) -> str:
    changed: str = TOOL["relinked"](text, PurePosixPath(page), SOURCE)
    return changed


def menu(entry: Any) -> list[str]:
    """The pages of a part of the menu."""
    if isinstance(entry, str):
        return [entry]
    return [page for part in (entry.values() if isinstance(entry, dict) else entry) for page in menu(part)]


def test_links_lead_to_where_pages_are_on_the_site() -> None:
    assert relinked("[a](docs/server.md#limits)", "README.md") == "[a](server.md#limits)"
    assert relinked("[a](../SECURITY.md)", "docs/server.md") == "[a](SECURITY.md)"
    assert relinked("[a](../../README.md)", "docs/decisions/README.md") == "[a](../index.md)"
    assert relinked("[a](../Makefile)", "docs/server.md") == f"[a]({SOURCE}Makefile)"
    assert relinked("[a](#here) [b](https://a.example/)", "README.md") == "[a](#here) [b](https://a.example/)"
    with pytest.raises(FileNotFoundError, match=r"README\.md: nowhere\.md"):
        relinked("[a](nowhere.md)", "README.md")


@pytest.mark.parametrize("page", [page for page in TOOL["repository_pages"]() if page.suffix == ".md"], ids=str)
def test_every_link_leads_somewhere(page: PurePosixPath) -> None:
    relinked((ROOT / page).read_text(encoding="utf-8"), str(page))


def test_every_page_of_the_menu_is_there() -> None:
    pages = {str(TOOL["place"](page)) for page in TOOL["repository_pages"]()}
    listed = menu(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    assert set(listed) <= pages
    assert {f"play/{language}.md" for language in WRITTEN} <= set(listed)


@pytest.mark.parametrize("language", WRITTEN)
def test_players_find_every_game(language: str) -> None:
    page = (ROOT / "docs" / "play" / f"{language}.md").read_text(encoding="utf-8")
    assert all(f"(../rules/{name}.{language}.md)" in page for name in names())
