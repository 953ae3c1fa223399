"""A player at a table of Point City: chooses whatever the page offers, without knowing the rules."""

from playwright.sync_api import Locator, expect

from support.page_input import InputDevice, confirm, wait_until_drawn

MOST_TRIES = 3


def play_move(device: InputDevice) -> None:
    """One decision, whatever it is, up to its confirmation."""
    choose_move(device)
    confirm(device)


def choose_move(device: InputDevice) -> None:
    """Chooses a legal move and leaves it unconfirmed: a payment, a token, a pair with a building if one can be paid."""
    page = device.page
    wait_until_drawn(page)
    expect(page.locator(".player-areas > *").first).to_be_attached()
    asked = page.locator(".payment-option, .token-choice:enabled")
    if asked.count():
        device.activate(asked.first)
        return
    buildings = page.locator("[data-cell].pickable:has(.building)").all()
    if any(take(device, first) for first in buildings[:MOST_TRIES]):
        return
    if page.locator(".pile.open").count():
        device.activate(page.locator(".pile"))
    elif not any(take(device, first) for first in page.locator("[data-cell].pickable").all()):
        device.activate(page.get_by_role("button", name="pass", exact=True))


def take(device: InputDevice, first: Locator) -> bool:
    """This card and a neighbour that lights up; false if none does."""
    device.activate(first)
    lit = device.page.locator("[data-cell].legal")
    if not lit.count():
        # The choice is taken back.
        device.activate(first)
        return False
    device.activate(lit.first)
    return True
