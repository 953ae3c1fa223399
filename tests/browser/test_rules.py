"""The rules page, worked examples that can be played, and the player aid: beside a table and on paper."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tricity.games import names
from tricity.games.box import box
from tricity.locales import LANGUAGES

Visit = Callable[..., Page]

_COVERED = """mark => {
  let text = mark.previousSibling;
  while (text.nodeType !== Node.TEXT_NODE || !text.length) text = text.previousSibling;
  const range = document.createRange();
  range.setStart(text, text.length - 1);
  range.setEnd(text, text.length);
  return range.getBoundingClientRect().right - mark.getBoundingClientRect().left;
}"""
"""How many pixels of the character before it a mark covers."""


def test_from_the_rules_to_a_table_and_its_player_aid(visit: Visit) -> None:
    page = visit("/rules/card-city")
    expect(page.get_by_role("heading", name="Rules of Card City")).to_be_visible()
    expect(page.get_by_role("table", name="What a district is worth")).to_contain_text("55")
    expect(page.get_by_role("img", name="Where can you build?")).to_contain_text("123456789")
    search, rulings = page.get_by_role("searchbox"), page.get_by_role("checkbox", name="Only our rulings")
    search.fill("cost LEISURE gold")
    expect(page.locator("#CC-25")).to_have_count(0)
    expect(page.locator("#CC-27")).to_be_visible()
    search.fill("chess")
    expect(page.get_by_text("No rule contains these words.")).to_be_visible()
    search.fill("")
    rulings.check()
    expect(page.locator("#CC-25")).to_have_count(0)
    expect(page.locator("#CC-63 strong")).to_have_text("Ruling")
    page.get_by_role("link", name="CC-33").click()
    expect(page.locator("#CC-33")).to_be_focused()
    expect(rulings).not_to_be_checked()
    page.get_by_role("link", name="All rules by number").click()
    expect(page.locator("#numbered")).to_be_focused()

    page.get_by_role("button", name="Try it: The final score").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text("Round 10 of 10")).to_be_visible()
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("table", name="What a district is worth")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in names() if box(game)])
def test_the_player_aid_is_one_printed_page(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}/aid", color_scheme="dark")
    for lang in LANGUAGES:
        page.evaluate("lang => localStorage.setItem('tricity.lang', lang)", lang)
        page.reload()
        expect(page.locator(f"html[lang={lang}] .aid section").first).to_be_visible()
        expect(page.locator(".aid li .drawings:empty")).to_have_count(0)
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, lang


def test_the_effect_of_a_tile_is_below_its_name(visit: Visit) -> None:
    page = visit("/rules/infinite-city")
    tiles = page.locator("li .words:has(b)")
    expect(tiles).to_have_count(21)
    for tile in tiles.all():
        name, effect = (tile.locator(part).bounding_box() for part in ("b", "span"))
        assert name is not None
        assert effect is not None
        assert name["y"] + name["height"] <= effect["y"] + 1


def test_the_mark_of_a_ruling_covers_no_parenthesis(visit: Visit) -> None:
    page = visit("/rules/point-city", locale="fr")
    mark = page.locator("#PC-16 strong")
    expect(mark).to_have_text("notre décision")
    assert mark.evaluate(_COVERED) <= 0
