"""Whole games in the page: by clicks against bots, and by clicks against somebody at a keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.hands import Keyboard, Mouse, act, may_act, over

Visit = Callable[..., Page]

MOST_DECISIONS = 300


@pytest.mark.parametrize("way", ["Play against bots", "Play alone"])
def test_a_game_by_clicks(visit: Visit, way: str) -> None:
    page = visit()
    page.get_by_role("article").filter(has_text="Card City").get_by_role("button", name=way).click()
    page.wait_for_url("**/table/*")
    hand = Mouse(page)
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    for _ in range(MOST_DECISIONS):
        page.locator(".bar.turn, [aria-label=Result]").first.wait_for()
        if over(page):
            break
        act(hand)
    expect(page.get_by_role("heading", name=re.compile("wins|Shared victory|Result: "))).to_be_visible()
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_text("Seed of the deal")).to_be_visible()


def test_clicks_against_keys_by_a_link(visit: Visit) -> None:
    anna = visit()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("article").filter(has_text="Card City").get_by_role("button", name="Play with friends").click()
    link = anna.get_by_label("Send this link to who should play:").input_value()

    basia = visit(link)
    basia.get_by_label("Your name").fill("Basia")
    Keyboard(basia).use(basia.get_by_role("button", name="Sit down"))
    expect(basia.get_by_text("Round 1 of 10")).to_be_visible()
    expect(anna.get_by_role("region", name="Players")).to_contain_text("Basia")

    hands = (Mouse(anna), Keyboard(basia))
    for _ in range(MOST_DECISIONS):
        if over(anna):
            break
        acted = False
        for hand in hands:
            if may_act(hand.page):
                act(hand)
                acted = True
        if not acted:
            anna.wait_for_timeout(20)
    for page in (anna, basia):
        expect(page.get_by_role("region", name="Result")).to_be_visible()
