"""The start page as a player uses it: the sheet behind a game's Play button; and pages of somebody who is known."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from support.servers import Guest

BOTS, FRIENDS, HERE, SOLO = "Against bots", "With friends", "On this device", "Solo"
"""The modes of the sheet."""


def open_sheet(page: Page, game: str, mode: str) -> Locator:
    """The sheet of a game, in that mode."""
    page.get_by_role("button", name=f"Play: {game}").click()
    sheet = page.get_by_role("dialog", name=game)
    sheet.get_by_role("button", name=mode).click()
    return sheet


def confirm(sheet: Locator) -> None:
    """Open the table."""
    sheet.get_by_role("button", name=re.compile("Start the game|Invite friends")).click()


def open_table(page: Page, game: str, mode: str, *, level: str = "", name: str = "") -> None:
    """Open a table of a game by its name; the other seat is filled as the mode says, or by a bot of that level."""
    sheet = open_sheet(page, game, mode)
    if name:
        sheet.get_by_label("Your name").fill(name)
    if level:
        sheet.get_by_label("Seat 2").select_option(level)
    confirm(sheet)
    page.wait_for_url("**/table/*")


def signed_in(visit: Callable[..., Page], guest: Guest, path: str, **options: Any) -> Page:
    """A page of a new browser in which that guest is known."""
    page = visit("/api/me", base=guest.url, **options)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": guest.url} for name, value in guest.http.cookies.items()]
    )
    page.goto(path)
    return page
