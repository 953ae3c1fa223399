"""Plays Infinite City in the browser page: by dragging the map, or by moving over it with the keyboard."""

from playwright.sync_api import Locator, Page, expect

from support.page_input import InputDevice, Keyboard, Mouse, confirm, wait_until_drawn

PAGE = {"locale": "en-GB", "reduced_motion": "reduce"}
"""Options of a visit that plays whole games: without animations."""
_EDGE = 4


class MapMouse(Mouse):
    """Drags the map until the target is visible and not covered."""

    def activate(self, target: Locator) -> None:
        if target.get_attribute("data-cell") is not None:
            drag_into_sight(self.page, target)
        target.click()


class MapKeyboard(Keyboard):
    """Tab to the map, then from one legal cell to the next."""

    def key(self, start: str, target: str) -> str:
        return "PageDown" if _reading_order(start) < _reading_order(target) else "PageUp"

    def confirm_again(self) -> None:
        """Confirm the selected cell by selecting it again."""
        self.page.keyboard.press("Enter")


def _reading_order(cell: str) -> tuple[int, int]:
    column, row = cell.split(",")
    return int(row), int(column)


def box_of(target: Locator) -> dict[str, float]:
    """The bounds of an element when the map has come to rest."""
    target.page.wait_for_function("() => !document.querySelector('.plane').getAnimations().length")
    box = target.bounding_box()
    assert box is not None
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def drag_into_sight(page: Page, target: Locator) -> None:
    """Drag the target into the part of the map that nothing covers."""
    free, cell = box_of(page.locator(".free")), box_of(target)
    right = _shift(cell["left"], cell["right"], free["left"] + _EDGE, free["right"] - _EDGE)
    down = _shift(cell["top"], cell["bottom"], free["top"] + _EDGE, free["bottom"] - _EDGE)
    if right or down:
        drag(page, right, down)


def _shift(low: float, high: float, minimum: float, maximum: float) -> float:
    """How far the range must move to lie between minimum and maximum."""
    if low < minimum:
        return minimum - low
    return min(0, maximum - high)


def drag(page: Page, right: float, down: float) -> None:
    """Drag the map with the mouse, from the centre of what is free of it."""
    free = box_of(page.locator(".free"))
    x, y = (free["left"] + free["right"]) / 2, (free["top"] + free["bottom"]) / 2
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
    """Choose a legal move without confirming it: the last button if there are any, else the first legal cell."""
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
    """Select the first playable tile, if none is selected yet."""
    tiles = device.page.locator("[data-tile].playable")
    if not device.page.locator("[data-tile].playable[aria-pressed=true]").count():
        device.activate(tiles.first)
    expect(device.page.locator("[data-tile].playable[aria-pressed=true]")).to_have_count(1)
