"""Quarter City in the browser, on the board that follows from its declaration: `Game.board`."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.page_input import InputDevice, Keyboard, Mouse, is_over, make_move
from support.start_page import BOTS, open_table

Visit = Callable[..., Page]

MAX_DECISIONS = 60
PHONE = {"width": 360, "height": 720}


def choose_card(device: InputDevice) -> None:
    """Point at a card of the hand that may be built."""
    device.activate(device.page.locator("button[data-card].target").first)


def play(device: InputDevice) -> None:
    """A whole game against bots."""
    page = device.page
    open_table(page, "Quarter City", BOTS)
    for _ in range(MAX_DECISIONS):
        page.locator(".bar.turn, [aria-label=Result]").first.wait_for()
        if is_over(page):
            break
        make_move(choose_card, device)
    expect(page.get_by_role("heading", name=re.compile("wins? |Shared victory"))).to_be_visible()


@pytest.mark.parametrize("device", [Mouse, Keyboard])
def test_a_whole_game_by_pointing_at_cards(visit: Visit, device: Callable[[Page], InputDevice]) -> None:
    page = visit()
    play(device(page))
    assert "qc-" not in page.inner_text("body").lower()


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    play(Mouse(page))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_others_hands_are_shown_from_the_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "Quarter City", BOTS)
    own, other = page.locator(".any-board .player").nth(0), page.locator(".any-board .player").nth(1)
    expect(own.locator("[data-card]").first).to_be_visible()
    expect(other.locator(".back")).to_have_count(1)
    expect(other).to_contain_text("3 cards face down")
