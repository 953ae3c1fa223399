"""Whole games in the browser: mouse, keyboard and a bot at one table; a phone; and any game from the list of moves."""

import random
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from support.measurements import violations
from support.page_input import (
    DECISIONS_BY_HAND,
    Keyboard,
    Mouse,
    invitation,
    is_over,
    play_ahead,
    play_from_list,
    play_together,
    sit_down,
)
from support.page_input_card_city import play_move
from support.start_page import BOTS, FRIENDS, SOLO, confirm, open_sheet, open_table
from tricity.games import names
from tricity.locales import words

Visit = Callable[..., Page]

MAX_DECISIONS = 400
SOME_DECISIONS = 8


def test_mouse_keyboard_and_a_bot_at_one_table(visit: Visit) -> None:
    anna = visit()
    sheet = open_sheet(anna, "Card City", FRIENDS)
    sheet.get_by_label("Your name").fill("Anna")
    sheet.get_by_role("button", name="One more player").click()
    sheet.get_by_label("Seat 3").select_option("improver")
    confirm(sheet)
    anna.wait_for_url("**/table/*")
    link = invitation(anna)

    basia = visit(link)
    sit_down(Keyboard(basia), "Basia")
    anna.get_by_role("button", name="Start the game").click()
    expect(basia.get_by_text("Round 1 of 10")).to_be_visible()
    expect(anna.get_by_role("region", name="Players")).to_contain_text("Basia")

    play_together(play_move, Mouse(anna), Keyboard(basia))
    for page in (anna, basia):
        expect(page.get_by_role("heading", name=re.compile("wins? |Shared victory"))).to_be_visible()
    basia.get_by_role("button", name="Play again").click()
    basia.wait_for_url(lambda url: not url.startswith(link))
    expect(anna.get_by_text("Basia wants to play again.")).to_be_visible()
    # The address of a private table is for those who played.
    expect(visit(urlsplit(anna.url).path).get_by_text("Basia wants to play again. Ask the players")).to_be_visible()
    assert not violations(anna)
    anna.get_by_role("button", name="Join the rematch").click()
    expect(anna.get_by_text("Round 1 of 10")).to_be_visible()


def test_a_solo_game_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 720}, has_touch=True)
    open_table(page, "Card City", SOLO)
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    _play_by_hand(page, DECISIONS_BY_HAND)
    # The rounds between the first and the last ones would show the same.
    play_ahead(page, moves=12)
    _play_by_hand(page, MAX_DECISIONS)
    expect(page.get_by_role("heading", name=re.compile("You score "))).to_be_visible()
    # On a larger screen the whole city is in sight with the headline.
    page.set_viewport_size({"width": 1280, "height": 820})
    expect(page.locator("[data-cell]").last).to_be_in_viewport(ratio=1)


def _play_by_hand(page: Page, decisions: int) -> None:
    """To the end of a solo game, or that many decisions; nothing makes the phone scroll sideways."""
    for _ in range(decisions):
        page.locator(".bar.turn, [aria-label=Result]").first.wait_for()
        if is_over(page):
            return
        play_move(Mouse(page))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", names())
def test_any_game_is_played_from_the_list_of_moves(visit: Visit, game: str) -> None:
    """That is how games without a board are played; for the others it is a setting."""
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Also let me build moves word by word").check()
    page.get_by_role("button", name="Close").click()
    open_table(page, words(f"game-{game}"), BOTS)
    rng = random.Random(game)
    for _ in range(SOME_DECISIONS):
        page.locator(".bar.turn, [aria-label=Result]").first.wait_for()
        if is_over(page):
            break
        play_from_list(Mouse(page), rng)
    expect(page.get_by_role("tabpanel")).to_contain_text("Guest")
