"""Players at the page: one by clicks, one by keys alone. They do whatever the table asks, without knowing the rules."""

import re
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

MAX_TABS = 150
_WHERE = """it => {
    const active = document.activeElement ?? document.body;
    return [active === it, active.dataset.cell ?? "", !!(active.compareDocumentPosition(it) & 4)];
}"""
"""Of what is wanted: whether it has the focus, else the cell that has, and whether it comes after that."""


class Hand(Protocol):
    """How somebody uses the page."""

    page: Page

    def use(self, target: Locator) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, target: Locator) -> None:
        target.click()


class Keyboard:
    """Never touches the mouse: Tab to it, arrows within a grid, Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, target: Locator) -> None:
        wanted = target.element_handle()
        cell = target.get_attribute("data-cell")
        for _ in range(MAX_TABS):
            there, here, after = wanted.evaluate(_WHERE)
            if there:
                self.page.keyboard.press("Enter")
                return
            tab = "Tab" if after else "Shift+Tab"
            self.page.keyboard.press(self.key(here, cell) if cell and here else tab)
        raise AssertionError(f"no way to {target} by keyboard")

    def key(self, here: str, there: str) -> str:
        """What leads from one cell towards another; another board may have other cells."""
        if here[0] != there[0]:
            return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
        return "ArrowDown" if here[1] < there[1] else "ArrowUp"


def may_act(page: Page) -> bool:
    return page.title().startswith("●")


def over(page: Page) -> bool:
    return page.get_by_role("region", name="Result").count() > 0


def act(hand: Hand) -> None:
    """One decision at a table of Card City, whatever it is, up to its confirmation."""
    prepare(hand)
    confirm(hand)


def confirm(hand: Hand) -> None:
    """Sends what was chosen, at any table."""
    page = hand.page
    button = page.get_by_role("button", name="Confirm")
    expect(button).to_be_enabled()
    hand.use(button)
    # It has arrived when nothing is chosen any more: the log grows by what others do, too.
    expect(page.locator("main[data-sending]")).to_have_count(0)
    expect(page.locator("main[data-drafting]")).to_have_count(0)


def prepare(hand: Hand) -> None:
    """Chooses a legal move, the first that the page offers, and leaves it unconfirmed."""
    page = hand.page
    # What was sent last may still be on its way.
    expect(page.locator("main[data-sending]")).to_have_count(0)
    desk = page.get_by_role("region", name="On the desk")
    if desk.count() and desk.get_by_role("button").count():
        _acquire(hand, desk)
        return
    offers = page.locator(".offer:not([inert])")
    if offers.count():
        if not page.locator("[data-cell].may").count():
            hand.use(offers.first)
        hand.use(page.locator("[data-cell].may").first)
    else:
        hand.use(page.locator(".actions .button").first)


def _acquire(hand: Hand, desk: Locator) -> None:
    loose = desk.locator(".hand button")
    if loose.count():
        while loose.count():
            hand.use(loose.first)
        return
    buttons = desk.get_by_role("button")
    hand.use(buttons.first)
    if desk.get_by_text(re.compile("two cards that you keep")).count():
        hand.use(buttons.nth(1))
