"""Players at the page: one by clicks, one by keys alone. They do whatever the table asks, without knowing the rules."""

import random
import re
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

MAX_KEY_PRESSES = 150
_FOCUS_STATE = """it => {
    const active = document.activeElement ?? document.body;
    return [active === it, active.dataset.cell ?? "", !!(active.compareDocumentPosition(it) & 4)];
}"""
"""Of what is wanted: whether it has the focus, else the cell that has, and whether it comes after that."""


class InputDevice(Protocol):
    """How somebody uses the page."""

    page: Page

    def activate(self, target: Locator) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def activate(self, target: Locator) -> None:
        target.click()


class Keyboard:
    """Never touches the mouse: Tab to it, arrows within a grid, Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def activate(self, target: Locator) -> None:
        wanted = target.element_handle()
        cell = target.get_attribute("data-cell")
        for _ in range(MAX_KEY_PRESSES):
            there, here, after = wanted.evaluate(_FOCUS_STATE)
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
    """Whether it is one's turn, and nothing of one's own is on its way."""
    return page.title().startswith("●") and not page.locator("main[data-sending]").count()


def is_over(page: Page) -> bool:
    return page.get_by_role("region", name="Result").count() > 0


def confirm(device: InputDevice) -> None:
    """Sends the chosen move, and sees it arrive."""
    page = device.page
    button = page.get_by_role("button", name="Confirm")
    expect(button).to_be_enabled()
    device.activate(button)
    wait_until_sent(page)


def wait_until_sent(page: Page) -> None:
    """Nothing is on its way, nothing is chosen. The log's number does not say so: others make it grow, too."""
    expect(page.locator("main:not([data-sending], [data-drafting])")).to_have_count(1)


def wait_until_drawn(page: Page) -> None:
    """The board is drawn, which takes a frame or two after its page has come, and what was sent last has arrived."""
    expect(page.locator("main:not([data-sending]) > *").first).to_be_attached()


def play_move(device: InputDevice) -> None:
    """One decision at a table of Card City, whatever it is, up to its confirmation."""
    choose_move(device)
    confirm(device)


def choose_move(device: InputDevice) -> None:
    """Chooses a legal move, the first that the page offers, and leaves it unconfirmed."""
    page = device.page
    wait_until_drawn(page)
    desk = page.get_by_role("region", name="On the desk")
    if desk.count() and desk.get_by_role("button").count():
        _acquire(device, desk)
        return
    offers = page.locator(".placement:not([inert])")
    if offers.count():
        if not page.locator("[data-cell].legal").count():
            device.activate(offers.first)
        device.activate(page.locator("[data-cell].legal").first)
    else:
        device.activate(page.locator(".hand .button").first)


def _acquire(device: InputDevice, desk: Locator) -> None:
    loose = desk.locator(".unassigned button")
    if loose.count():
        while loose.count():
            device.activate(loose.first)
        return
    buttons = desk.get_by_role("button")
    device.activate(buttons.first)
    if desk.get_by_text(re.compile("two cards that you keep")).count():
        device.activate(buttons.nth(1))


def play_from_list(device: InputDevice, rng: random.Random) -> None:
    """One decision at any table, from the list of moves as words."""
    page = device.page
    moves = page.get_by_role("region", name="Moves")
    button = page.get_by_role("button", name="Confirm")
    expect(moves.get_by_role("button").first).to_be_visible()
    while button.is_disabled():
        words = moves.locator(".words .button:not(.quiet)")
        device.activate(words.nth(rng.randrange(words.count())))
    confirm(device)
