"""Plays Card City in the browser page: any legal move, without knowing the rules."""

import re
from functools import partial

from playwright.sync_api import Locator

from support.page_input import InputDevice, make_move, wait_until_drawn


def choose_move(device: InputDevice) -> None:
    """Choose the first legal move that the page offers, without confirming it."""
    page = device.page
    wait_until_drawn(page)
    acquisition = page.get_by_role("region", name="Lots")
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
    if region.get_by_text(re.compile("two cards to keep")).count():
        device.activate(buttons.nth(1))


play_move = partial(make_move, choose_move)
