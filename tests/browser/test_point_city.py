"""Point City in the browser: whole games, the cost of a pair, refusals, flips, accessibility."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from support.measurements import faults, violations
from support.page_input import InputDevice, Keyboard, Mouse, confirm, game_of_two, is_over, play_ahead
from support.page_input_point_city import play_move, take
from support.start_page import BOTS, SOLO, open_sheet, open_table
from support.start_page import confirm as confirm_setup

Visit = Callable[..., Page]

MAX_DECISIONS = 200
CALM = {"reduced_motion": "reduce"}
"""Whole games are faster without animations."""


def begin(page: Page, mode: str) -> Page:
    # Stronger bots are tested elsewhere.
    open_table(page, "Point City", mode, level="random" if mode == BOTS else "")
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
    """Open a solo table, whose row of tokens is drawn."""
    begin(page, SOLO)
    expect(page.locator("[data-cell].pickable").first).to_be_visible()


def test_a_solo_game(visit: Visit) -> None:
    page = begin(visit(**CALM), SOLO)
    expect(page.get_by_text("Automa (easy)").first).to_be_visible()
    play(Mouse(page), decisions=6)
    play_ahead(page, moves=20)
    play(Mouse(page))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading", name=re.compile("^(You win|The Automa wins) "))).to_be_visible()
    expect(result.get_by_role("heading", name=re.compile(r"^Automa \(easy\)"))).to_be_visible()


def test_the_automa_has_a_seat_and_shows_what_it_takes_next(visit: Visit) -> None:
    page = begin(visit(**CALM), SOLO)
    seats = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(2)
    automa = seats.filter(has_text="Automa")
    expect(automa.locator(".points")).to_have_text(re.compile(r"\d"))
    colour = automa.evaluate("node => getComputedStyle(node).borderLeftColor")
    outlined = page.locator("[data-cell].automa")
    expect(outlined).to_have_count(2)
    for cell in outlined.all():
        assert cell.evaluate("node => getComputedStyle(node).outline") == f"{colour} solid 4px"
        cell.focus()
        expect(page.locator(".details")).to_contain_text("The Automa will take this card next.")


def test_mouse_against_keyboard(visit: Visit) -> None:
    anna, _ = game_of_two(partial(visit, **CALM), "Point City", play_move, Mouse, Keyboard)
    expect(anna.get_by_role("region", name="Result").locator(".building-row")).to_have_count(2)
    assert violations(anna) == []


def test_a_pair_is_highlighted_and_shows_its_cost(visit: Visit) -> None:
    page = visit()
    with_token_row(page)
    page.locator("[data-cell=a1]").hover()
    expect(page.locator("[data-cell].legal")).to_have_count(2)
    page.locator("[data-cell=b2]").click()
    expect(page.locator("[data-cell=b2]")).to_have_attribute("aria-pressed", "true")
    expect(
        page.get_by_role("gridcell").get_by_role("button", name=re.compile("^b1, .*can be taken with it"))
    ).to_be_visible()
    page.locator("[data-cell=b1]").click()
    expect(page.get_by_text("These cost nothing: both go to your stock.")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-cell].selected")).to_have_count(0)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()


def test_missing_resources_are_shown_and_explained(visit: Visit) -> None:
    page = visit()
    with_token_row(page)
    unpaid, legal = page.locator("[data-cell].unaffordable"), page.locator("[data-cell].legal")
    for _ in range(8):
        for building in page.locator("[data-cell].pickable:has(.building)").all():
            building.hover()
            if unpaid.count() and not legal.count():
                break
        else:
            page.locator("h1").hover()
            page.locator(".pile").click()
            confirm(Mouse(page))
            continue
        break
    expect(unpaid.first).to_have_accessible_name(re.compile("missing: "))
    # A building that cannot be taken with any neighbour is not selected: its cost says why.
    building.click()
    expect(page.locator("[data-cell].selected")).to_have_count(0)
    expect(page.get_by_role("button", name="Read rule PC-13").last).to_be_visible()
    expect(page.locator(".cost-panel").get_by_text("Missing")).to_be_visible()
    page.get_by_role("region", name="What to do now").get_by_role("button", name="Read rule PC-13").click()
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
    expect(flipped).to_have_accessible_name(re.compile("^c3, .* costs .* other side: "))
    expect(page.locator(".flip")).to_have_count(0)
    flipped.focus()
    page.keyboard.press("f")
    expect(page.get_by_text("you have already flipped a card this turn")).to_be_visible()
    page.keyboard.press("Escape")
    take(keys, page.locator("[data-cell=a1]"))
    expect(page.get_by_text(re.compile(r"^Take the cards at a1 \(\D+\) and [a-d]\d \(\D+\)\?"))).to_be_visible()
    confirm(keys)
    expect(page.get_by_text("Round 2 of 17")).to_be_visible()


def test_other_cities_can_be_shown(visit: Visit) -> None:
    page = begin(visit(), BOTS)
    expect(page.get_by_role("region", name="Your city")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Bot 1’s city")).click()
    expect(page.get_by_role("region", name="Bot 1’s city")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Your city")).click()
    expect(page.get_by_role("region", name="Your city")).to_be_visible()


SCREENS = [("light", {"width": 1280, "height": 820}), ("dark", {"width": 360, "height": 740})]


@pytest.mark.parametrize(("scheme", "viewport"), SCREENS, ids=["day", "night, phone"])
def test_the_board_is_accessible(visit: Visit, scheme: str, viewport: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=viewport, **CALM)
    sheet = open_sheet(page, "Point City", SOLO)
    sheet.get_by_text("Options").click()
    sheet.get_by_label("Solo tokens").select_option(label="chosen by you")
    confirm_setup(sheet)
    expect(page.get_by_text("Round 1 of 17")).to_be_visible()
    assert faults(page) == []
    play(Mouse(page), decisions=3)
    play_ahead(page, moves=12)
    assert faults(page) == []
    while not page.locator("[data-cell].pickable:has(.building)").count():
        play_move(Mouse(page))
    page.locator("[data-cell].pickable:has(.building)").first.click()
    assert faults(page) == []
    page.locator("[data-cell].legal, [data-cell].unaffordable").first.click()
    assert faults(page) == []


def test_flipping_is_the_first_of_the_steps(visit: Visit) -> None:
    page = begin(visit(**CALM), SOLO)
    steps = page.locator(".phase-bar li")
    expect(steps.first).to_contain_text(re.compile(r"1\s*↻ Flip"))
    heights = {round(step.evaluate("node => node.getBoundingClientRect().height")) for step in steps.all()}
    assert len(heights) == 1


def test_a_game_ends_while_a_card_of_the_market_has_the_focus(visit: Visit) -> None:
    """The card is removed while the page is being updated; `visit` fails the test if that is an error."""
    page = begin(visit(**CALM), SOLO)
    page.locator("[data-cell=a1]").focus()
    play_ahead(page, moves=MAX_DECISIONS)
    expect(page.get_by_role("region", name="Result")).to_be_visible()
