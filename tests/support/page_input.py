"""Plays in the browser page with a mouse or with the keyboard alone: any legal move, without knowing the rules."""

import random
import re
from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from support.servers import Guest, play
from support.start_page import FRIENDS, open_table

DECISIONS_BY_HAND = 12
"""Two rounds of Card City, by mouse and keyboard; the rest of a game would show the same in several times the time."""
MAX_KEY_PRESSES = 150
MAX_IDLE_POLLS = 1500
_FOCUS_STATE = """target => {
    const active = document.activeElement ?? document.body;
    return [active === target, active.dataset.cell ?? "", !!(active.compareDocumentPosition(target) & 4)];
}"""
"""Whether the target has the focus, else the focused cell, and whether the target follows in the document."""


class InputDevice(Protocol):
    """A way to activate the controls of a page."""

    page: Page

    def __init__(self, page: Page) -> None: ...

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


def make_move(choose: Callable[[InputDevice], None], device: InputDevice) -> None:
    """Choose a move as the game's `choose_move` does, and confirm it."""
    choose(device)
    confirm(device)


def invitation(page: Page) -> str:
    """The link of a table that waits for players."""
    return page.get_by_label("Link to this table").input_value()


def sit_down(device: InputDevice, name: str) -> None:
    """Take a seat at the table that the page shows."""
    device.page.get_by_label("Your name").fill(name)
    device.activate(device.page.get_by_role("button", name="Join", exact=True))


def play_together(play_move: Callable[[InputDevice], None], *devices: InputDevice) -> None:
    """Everybody who may act makes a move; after a while programs play the game to its end, which all pages show.

    The devices are those of the first seats, in their order.
    """
    page = devices[0].page
    made = idle = 0
    while made < DECISIONS_BY_HAND:
        acting = [device for device in devices if may_act(device.page)]
        for device in acting:
            play_move(device)
        made += len(acting)
        idle = 0 if acting else idle + 1
        assert idle < MAX_IDLE_POLLS, "nobody may act"
        page.wait_for_timeout(0 if acting else 20)
    play({seat: _player(device.page) for seat, device in enumerate(devices)}, _table(page))
    for device in devices:
        expect(device.page.get_by_role("region", name="Result")).to_be_visible()


def game_of_two(
    visit: Callable[..., Page], game: str, play_move: Callable[[InputDevice], None], *devices: type[InputDevice]
) -> list[Page]:
    """Two people open a table of that game and play it to its end, each with a device."""
    anna = visit()
    open_table(anna, game, FRIENDS, name="Anna")
    basia = visit(invitation(anna))
    first, second = (device(page) for device, page in zip(devices, (anna, basia), strict=True))
    sit_down(second, "Basia")
    anna.get_by_role("button", name="Start the game").click()
    play_together(play_move, first, second)
    expect(anna.get_by_role("heading", name=re.compile("wins? |Shared victory"))).to_be_visible()
    return [anna, basia]


def play_ahead(page: Page, moves: int) -> None:
    """Make random moves at the table of the page as its player, past the page, which then shows them."""
    player = _player(page)
    play({0: player}, _table(page), moves)
    expect(page.locator("main")).to_have_attribute("data-number", str(player.state(_table(page))["number"]))


def _table(page: Page) -> str:
    return urlsplit(page.url).path.rpartition("/")[2]


def _player(page: Page) -> Guest:
    """Whoever plays in that page, as a program."""
    address = urlsplit(page.url)
    player = Guest(f"{address.scheme}://{address.netloc}")
    player.http.cookies.update({cookie["name"]: cookie["value"] for cookie in page.context.cookies()})
    return player


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
