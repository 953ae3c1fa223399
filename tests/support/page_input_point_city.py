"""Plays Point City in the browser page: any legal move, without knowing the rules."""

from functools import partial

from playwright.sync_api import Locator, expect

from support.page_input import InputDevice, make_move, wait_until_drawn

MAX_TRIES = 3


def choose_move(device: InputDevice) -> None:
    """Choose a legal move without confirming it: a payment, a token, or a pair (if possible with a building)."""
    page = device.page
    wait_until_drawn(page)
    expect(page.locator(".player-areas > *").first).to_be_attached()
    options = page.locator(".payment-option, .token-choice:enabled")
    if options.count():
        device.activate(options.first)
        return
    buildings = page.locator("[data-cell].pickable:has(.building)").all()
    if any(take(device, first) for first in buildings[:MAX_TRIES]):
        return
    if page.locator(".pile.open").count():
        device.activate(page.locator(".pile"))
    elif not any(take(device, first) for first in page.locator("[data-cell].pickable").all()):
        device.activate(page.get_by_role("button", name="Pass", exact=True))


def take(device: InputDevice, first: Locator) -> bool:
    """Take this card and a highlighted neighbour; returns false if there is none."""
    device.activate(first)
    legal = device.page.locator("[data-cell].legal")
    if not legal.count():
        # Deselects the card.
        device.activate(first)
        return False
    device.activate(legal.first)
    return True


play_move = partial(make_move, choose_move)
