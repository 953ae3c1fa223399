"""Plays in the browser page with a mouse or with the keyboard alone: any legal move, without knowing the rules."""

import random
import re
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

MAX_KEY_PRESSES = 150
_FOCUS_STATE = """target => {
    const active = document.activeElement ?? document.body;
    return [active === target, active.dataset.cell ?? "", !!(active.compareDocumentPosition(target) & 4)];
}"""
"""Whether the target has the focus, else the focused cell, and whether the target follows in the document."""


class InputDevice(Protocol):
    """A way to activate the controls of a page."""

    page: Page

    def activate(self, target: Locator) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def activate(self, target: Locator) -> None:
        target.click()


class Keyboard:
    """Uses the keyboard alone: Tab to the target, arrow keys within a grid, Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def activate(self, target: Locator) -> None:
        element = target.element_handle()
        cell = target.get_attribute("data-cell")
        for _ in range(MAX_KEY_PRESSES):
            focused, focused_cell, follows = element.evaluate(_FOCUS_STATE)
            if focused:
                self.page.keyboard.press("Enter")
                return
            tab = "Tab" if follows else "Shift+Tab"
            self.page.keyboard.press(self.key(focused_cell, cell) if cell and focused_cell else tab)
        raise AssertionError(f"no way to {target} by keyboard")

    def key(self, start: str, target: str) -> str:
        """The key that leads from one cell towards another; boards with other cells override it."""
        if start[0] != target[0]:
            return "ArrowRight" if start[0] < target[0] else "ArrowLeft"
        return "ArrowDown" if start[1] < target[1] else "ArrowUp"


def may_act(page: Page) -> bool:
    """Whether it is the player's turn and no move of theirs is pending."""
    return page.title().startswith("●") and not page.locator("main[data-sending]").count()


def is_over(page: Page) -> bool:
    return page.get_by_role("region", name="Result").count() > 0


def confirm(device: InputDevice) -> None:
    """Send the chosen move, and wait until the board shows it."""
    page = device.page
    button = page.get_by_role("button", name="Confirm")
    expect(button).to_be_enabled()
    device.activate(button)
    wait_until_sent(page)


def wait_until_sent(page: Page) -> None:
    """No move is pending or drafted. The entry number does not show that: others increase it too."""
    expect(page.locator("main:not([data-sending], [data-drafting])")).to_have_count(1)


def wait_until_drawn(page: Page) -> None:
    """The board is rendered, which takes a few frames after the page, and the last move is no longer pending."""
    expect(page.locator("main:not([data-sending]) > *").first).to_be_attached()


def play_move(device: InputDevice) -> None:
    """Make one decision at a table of Card City, and confirm it."""
    choose_move(device)
    confirm(device)


def choose_move(device: InputDevice) -> None:
    """Choose the first legal move that the page offers, without confirming it."""
    page = device.page
    wait_until_drawn(page)
    acquisition = page.get_by_role("region", name="On the desk")
    if acquisition.count() and acquisition.get_by_role("button").count():
        _acquire(device, acquisition)
        return
    placements = page.locator(".placement:not([inert])")
    if placements.count():
        if not page.locator("[data-cell].legal").count():
            device.activate(placements.first)
        device.activate(page.locator("[data-cell].legal").first)
    else:
        device.activate(page.locator(".hand .button").first)


def _acquire(device: InputDevice, region: Locator) -> None:
    unassigned = region.locator(".unassigned button")
    if unassigned.count():
        while unassigned.count():
            device.activate(unassigned.first)
        return
    buttons = region.get_by_role("button")
    device.activate(buttons.first)
    if region.get_by_text(re.compile("two cards that you keep")).count():
        device.activate(buttons.nth(1))


def play_from_list(device: InputDevice, rng: random.Random) -> None:
    """Make one decision at any table, from the list of legal moves."""
    page = device.page
    moves = page.get_by_role("region", name="Moves")
    button = page.get_by_role("button", name="Confirm")
    expect(moves.get_by_role("button").first).to_be_visible()
    while button.is_disabled():
        words = moves.locator(".words .button:not(.quiet)")
        device.activate(words.nth(rng.randrange(words.count())))
    confirm(device)
