"""Accessibility of every page: no axe violations, large targets, no text cut off at twice the font size."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from support.chromium import DESKTOP
from support.measurements import faults
from support.page_input import Mouse
from support.page_input_card_city import choose_move
from support.start_page import FRIENDS, confirm, open_sheet

Visit = Callable[..., Page]

PHONE = {"width": 360, "height": 720}


def scenes(page: Page, finished: str) -> Iterator[str]:
    """Visits everything that a player can see, one after the other."""
    expect(page.get_by_role("article").first).to_be_visible()
    yield "start"
    sheet = open_sheet(page, "Card City", FRIENDS)
    sheet.get_by_text("Options").click()
    expect(sheet.get_by_label("Decentralisation")).to_be_visible()
    yield "options"
    confirm(sheet)
    expect(page.get_by_label("Link to this table")).to_be_visible()
    yield "gathering"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_label("Open this link on your other device.")).to_be_visible()
    yield "settings"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Start with bots").click()
    expect(page).to_have_title(re.compile("^●"))
    yield "table"
    choose_move(Mouse(page))
    yield "table, with a move chosen"
    for tab in ("Chat", "Score", "Rules"):
        page.get_by_role("tab", name=tab).click()
        yield f"table, {tab}"
    page.get_by_role("button", name="This table").click()
    yield "about the table"
    for path, text in (
        (f"/table/{finished}", "Fair deal"),
        (f"/replay/{finished}/7", "After move 7 of"),
        (f"/replay/{finished}/9999", "After move"),
        ("/rules/card-city", "CC-25"),
        ("/rules/infinite-city/aid", "The 21 kinds of tile"),
        ("/about", "Alban Viard"),
        ("/account", "Your devices"),
        ("/profile", "Who can see your profile"),
        ("/friends", "Nobody yet."),
        ("/import", "Or paste its text"),
        ("/recover#key", "Continue on this device"),
        ("/table/nowhere", "There is no table"),
        ("/recover", "The link from your other device"),
        ("/notices", "On this device"),
        ("/unsubscribe#key", "No more e-mails"),
        ("/nowhere", "There is nothing here"),
    ):
        page.goto(path)
        expect(page.get_by_text(text).first).to_be_visible()
        yield path
    page.goto(f"/table/{finished}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="Poster: ")).to_be_visible()
    yield "the poster"


@pytest.mark.parametrize(("scheme", "viewport"), [("light", DESKTOP), ("dark", PHONE)], ids=["day", "night, phone"])
def test_every_page_is_accessible(visit: Visit, finished: str, scheme: str, viewport: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=viewport)
    found: list[str] = []
    for scene in scenes(page, finished):
        found += [f"{scene}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
