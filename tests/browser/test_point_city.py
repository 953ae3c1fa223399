"""Point City in the browser: whole games, the cost of a pair, refusals, flips, accessibility."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.measurements import cut_texts, small_targets, too_wide, violations
from support.page_input import InputDevice, Keyboard, Mouse, confirm, invitation, is_over, play_together, sit_down
from support.page_input_point_city import play_move, take

Visit = Callable[..., Page]

MAX_DECISIONS = 200
CALM = {"reduced_motion": "reduce"}
"""Whole games are faster without animations."""


def begin(page: Page, mode: str) -> Page:
    card = page.get_by_role("article").filter(has_text="Point City")
    # Stronger bots are tested elsewhere.
    card.get_by_text("Options").click()
    card.get_by_label("Opponents").select_option("random")
    card.get_by_role("button", name=mode).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Round 1 of 17")).to_be_visible()
    return page


def play(device: InputDevice, decisions: int = MAX_DECISIONS) -> None:
    """Play until the end, or that many decisions."""
    for _ in range(decisions):
        device.page.locator(".bar.turn, [aria-label=Result]").first.wait_for()
        if is_over(device.page):
            return
        play_move(device)


def with_token_row(page: Page) -> None:
    """Open a solo table and choose its row of tokens."""
    begin(page, "Play alone")
    for _ in range(10):
        play_move(Mouse(page))
    expect(page.locator("[data-cell].pickable").first).to_be_visible()


def test_a_game_by_mouse_against_bots(visit: Visit) -> None:
    page = begin(visit(**CALM), "Play against bots")
    play(Mouse(page))
    expect(page.get_by_role("heading", name=re.compile("wins|Shared victory"))).to_be_visible()
    expect(page.get_by_role("region", name="Result").locator(".building-row")).to_have_count(2)
    assert violations(page) == []


def test_a_solo_game(visit: Visit) -> None:
    page = begin(visit(**CALM), "Play alone")
    expect(page.get_by_text("Automa (easy)").first).to_be_visible()
    play(Mouse(page))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading", name=re.compile("^(Guest|Automa) wins"))).to_be_visible()
    expect(result.get_by_role("heading", name=re.compile("^[12]. Automa"))).to_be_visible()


def test_mouse_against_keyboard(visit: Visit) -> None:
    anna = visit(**CALM)
    anna.get_by_role("article").filter(has_text="Point City").get_by_role("button", name="Play with friends").click()
    basia = visit(invitation(anna), **CALM)
    sit_down(Keyboard(basia), "Basia")
    expect(anna.get_by_text("Round 1 of 17")).to_be_visible()
    play_together(play_move, Mouse(anna), Keyboard(basia), decisions=MAX_DECISIONS)


def test_a_pair_is_highlighted_and_shows_its_cost(visit: Visit) -> None:
    page = visit()
    with_token_row(page)
    page.locator("[data-cell=a1]").hover()
    expect(page.locator("[data-cell].legal")).to_have_count(2)
    page.locator("[data-cell=b2]").click()
    expect(page.locator("[data-cell=b2]")).to_have_attribute("aria-pressed", "true")
    expect(
        page.get_by_role("gridcell").get_by_role("button", name=re.compile("^b1, .*may be taken with it"))
    ).to_be_visible()
    page.locator("[data-cell=b1]").click()
    expect(page.get_by_text("Costs nothing: both go to your stock.")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell].selected")).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()


def test_missing_resources_are_shown_and_explained(visit: Visit) -> None:
    page = visit()
    with_token_row(page)
    unpaid = page.locator("[data-cell].unaffordable")
    for _ in range(8):
        for building in page.locator("[data-cell].pickable:has(.building)").all():
            building.hover()
            if unpaid.count():
                building.click()
                break
        if unpaid.count():
            break
        page.locator("h1").hover()
        page.locator(".pile").click()
        confirm(Mouse(page))
    expect(unpaid.first).to_have_accessible_name(re.compile("missing: "))
    unpaid.first.click()
    expect(page.get_by_role("button", name="Read rule PC-13")).to_be_visible()
    expect(page.locator(".cost-panel").get_by_text("Missing")).to_be_visible()
    page.get_by_role("button", name="Read rule PC-13").click()
    expect(page.locator("#PC-13")).to_be_in_viewport()


def test_a_flip_is_a_separate_step(visit: Visit) -> None:
    page = visit()
    with_token_row(page)
    keys = Keyboard(page)
    keys.activate(page.locator(".flip"))
    expect(page.locator("[data-cell].legal").first).to_be_visible()
    flipped = page.locator("[data-cell=c3]")
    keys.activate(flipped)
    expect(flipped).to_have_class(re.compile("selected"))
    confirm(keys)
    expect(flipped).to_have_accessible_name(re.compile("^c3, .* costs .* other side "))
    expect(page.locator(".flip")).to_have_count(0)
    flipped.focus()
    page.keyboard.press("f")
    expect(page.get_by_text("one card has been flipped this turn")).to_be_visible()
    page.keyboard.press("Escape")
    take(keys, page.locator("[data-cell=a1]"))
    expect(page.get_by_text(re.compile(r"^Your move: take \D+ \(a1\) and \D+ \([a-d]\d\)"))).to_be_visible()
    confirm(keys)
    expect(page.get_by_text("Round 2 of 17")).to_be_visible()


def test_other_cities_can_be_shown(visit: Visit) -> None:
    page = begin(visit(), "Play against bots")
    expect(page.get_by_role("region", name="Your city")).to_be_visible()
    page.get_by_role("button", name=re.compile("^City of Bot 1")).click()
    expect(page.get_by_role("region", name="City of Bot 1")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Your city")).click()
    expect(page.get_by_role("region", name="Your city")).to_be_visible()


SCREENS = [("light", {"width": 1280, "height": 820}), ("dark", {"width": 360, "height": 740})]


@pytest.mark.parametrize(("scheme", "viewport"), SCREENS, ids=["day", "night, phone"])
def test_the_board_is_accessible(visit: Visit, scheme: str, viewport: dict[str, int]) -> None:
    page = begin(visit(color_scheme=scheme, viewport=viewport, **CALM), "Play alone")
    assert faults(page) == []
    play(Mouse(page), decisions=16)
    assert faults(page) == []
    while not page.locator("[data-cell].pickable:has(.building)").count():
        play_move(Mouse(page))
    page.locator("[data-cell].pickable:has(.building)").first.click()
    assert faults(page) == []
    page.locator("[data-cell].legal, [data-cell].unaffordable").first.click()
    assert faults(page) == []


def faults(page: Page) -> list[str]:
    """Accessibility faults of the page, also at twice the font size."""
    return [*violations(page), *small_targets(page), *too_wide(page), *cut_texts(page, 200)]
