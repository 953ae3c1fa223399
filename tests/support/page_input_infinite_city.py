"""Players at a table of Infinite City: they drag the sheet, or walk over it by keys, and do whatever the table asks."""

from playwright.sync_api import Locator, Page, expect

from support.page_input import InputDevice, Keyboard, Mouse, confirm, wait_until_drawn

PAGE = {"locale": "en-GB", "reduced_motion": "reduce"}
"""How the page is visited for whole games: nobody waits for what travels."""
_EDGE = 40
_BUTTONS = 150
"""Pixels at the sheet's right side where the map and the zoom buttons lie."""


class MapMouse(Mouse):
    """Drags the sheet until what is wanted lies free."""

    def activate(self, target: Locator) -> None:
        if target.get_attribute("data-cell") is not None:
            drag_into_sight(self.page, target)
        target.click()


class MapKeyboard(Keyboard):
    """Tab to the sheet, then from one cell that may be chosen to the next."""

    def key(self, here: str, there: str) -> str:
        return "PageDown" if _reading(here) < _reading(there) else "PageUp"

    def confirm_again(self) -> None:
        """What is chosen is confirmed by choosing it once more."""
        self.page.keyboard.press("Enter")


def _reading(cell: str) -> tuple[int, int]:
    column, row = cell.split(",")
    return int(row), int(column)


def box_of(target: Locator) -> dict[str, float]:
    """Where it is when the sheet has come to rest."""
    target.page.wait_for_function("() => !document.querySelector('.plane').getAnimations().length")
    box = target.bounding_box()
    assert box is not None
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def drag_into_sight(page: Page, target: Locator) -> None:
    sheet, legend, wanted = box_of(page.locator(".map-surface")), box_of(page.locator(".layers")), box_of(target)
    # Where there is room the legend lies over the sheet, else above it.
    left = legend["right"] if legend["bottom"] > sheet["top"] else sheet["left"]
    right = _within(wanted["left"], wanted["right"], left + _EDGE, sheet["right"] - _BUTTONS)
    down = _within(wanted["top"], wanted["bottom"], sheet["top"] + _EDGE, sheet["bottom"] - _EDGE)
    if right or down:
        drag(page, right, down)


def _within(low: float, high: float, least: float, most: float) -> float:
    if low < least:
        return least - low
    return min(0, most - high)


def drag(page: Page, right: float, down: float) -> None:
    """With the mouse from the middle of the sheet."""
    sheet = box_of(page.locator(".map-surface"))
    x, y = (sheet["left"] + sheet["right"]) / 2, (sheet["top"] + sheet["bottom"]) / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=8)
    page.mouse.up()


def play_move(device: InputDevice) -> None:
    choose_move(device)
    if isinstance(device, MapKeyboard):
        device.confirm_again()
        expect(device.page.locator("main[data-drafting]")).to_have_count(0)
    else:
        confirm(device)


def choose_move(device: InputDevice) -> None:
    """Chooses a legal move and leaves it unconfirmed: stops where that is offered, else the first that there is."""
    page = device.page
    wait_until_drawn(page)
    buttons = page.get_by_role("group", name="Choices").get_by_role("button")
    if buttons.count():
        device.activate(buttons.last)
        return
    if page.locator("[data-tile].playable:not([aria-pressed=true])").count():
        choose_tile(device)
    device.activate(page.locator("[data-cell].legal").first)
    if buttons.count():
        device.activate(buttons.first)


def choose_tile(device: InputDevice) -> None:
    """The first of the tiles that may be played, if none is chosen yet."""
    tiles = device.page.locator("[data-tile].playable")
    if not device.page.locator("[data-tile].playable[aria-pressed=true]").count():
        device.activate(tiles.first)
    expect(device.page.locator("[data-tile].playable[aria-pressed=true]")).to_have_count(1)
