"""Infinite City in the browser: whole games, pan and zoom, refusals, previews, layers, accessibility."""

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from support.measurements import faults, violations
from support.page_input import confirm, game_of_two
from support.page_input_infinite_city import (
    PAGE,
    MapKeyboard,
    MapMouse,
    box_of,
    choose_move,
    choose_tile,
    drag,
    play_move,
)
from support.start_page import BOTS, open_table

Visit = Callable[..., Page]


def begin(page: Page) -> Page:
    """Open a table against bots, and wait for the player's turn."""
    open_table(page, "Infinite City", BOTS)
    expect(page.get_by_role("application")).to_be_visible()
    expect(page).to_have_title(re.compile("^●"))
    return page


def cell_of(page: Page, which: str = ":not(.empty)") -> str:
    """The cell of the first such tile; which tiles there are depends on the starting player."""
    return page.locator(f"[data-cell]{which}").first.get_attribute("data-cell") or ""


def at(page: Page, cell: str) -> Locator:
    return page.locator(f"[data-cell='{cell}']")


def zoom(page: Page) -> float:
    tile = box_of(at(page, cell_of(page)))
    return tile["right"] - tile["left"]


def test_mouse_against_keyboard(visit: Visit) -> None:
    anna, _ = game_of_two(partial(visit, **PAGE), "Infinite City", play_move, MapMouse, MapKeyboard)
    expect(anna.get_by_role("img", name="The finished city")).to_be_visible()
    assert violations(anna) == []
    anna.get_by_text("Explore the city").click()
    expect(anna.get_by_role("button", name="Groups", exact=True)).to_have_attribute("aria-pressed", "true")


def test_the_map_is_dragged_zoomed_and_fitted(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    tile = at(page, cell_of(page))
    start = box_of(tile)
    drag(page, 60, 30)
    assert box_of(tile)["left"] == pytest.approx(start["left"] + 60, abs=1)
    assert box_of(tile)["top"] == pytest.approx(start["top"] + 30, abs=1)
    # A drag selects nothing, and is not a click on the cell under the pointer.
    assert page.locator("[data-cell][aria-pressed=true]").count() == 0

    fit = page.get_by_role("button", name="Show the whole city")
    before = zoom(page)
    page.get_by_role("button", name="Zoom in").click()
    assert zoom(page) > before * 1.2
    page.mouse.move(start["left"], start["top"])
    page.mouse.wheel(0, 400)
    page.mouse.wheel(0, 400)
    assert zoom(page) < before
    fit.click()
    assert box_of(tile)["left"] == pytest.approx(start["left"], abs=2)
    assert zoom(page) == pytest.approx(before, abs=1)


def focused_row(page: Page) -> int:
    return int(page.evaluate("document.activeElement.dataset.cell.split(',')[1]"))


def test_the_map_is_moved_by_keyboard(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    city_map, tile = page.get_by_role("application"), at(page, cell_of(page))
    start = box_of(tile)
    before = zoom(page)
    city_map.focus()
    page.keyboard.press("ArrowRight")
    assert box_of(tile)["left"] < start["left"] - 50
    page.keyboard.press("ArrowDown")
    assert box_of(tile)["top"] < start["top"] - 50
    page.keyboard.press("+")
    assert zoom(page) > before
    page.keyboard.press("0")
    assert zoom(page) == pytest.approx(before, abs=1)
    # On the tiles, the arrow keys go from one cell to the next.
    tile.focus()
    row = int(cell_of(page).split(",")[1])
    page.keyboard.press("ArrowDown")
    assert focused_row(page) > row
    page.keyboard.press("ArrowUp")
    assert focused_row(page) <= row
    # They have not stepped through the history.
    expect(page.get_by_text("After move")).to_have_count(0)


def test_the_focus_stays_on_a_cell_where_a_tile_was_placed(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    device = MapKeyboard(page)
    choose_tile(device)
    place = page.locator("[data-cell].legal").first.get_attribute("data-cell")
    device.activate(page.locator(f"[data-cell='{place}']"))
    device.confirm_again()
    expect(page.locator(f"[data-cell='{place}']:not(.empty)")).to_be_focused()


def test_the_minimap_pans_the_map(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    tile = at(page, cell_of(page))
    small = page.get_by_role("button", name=re.compile("Map of the city"))
    # There is one when part of the city is out of sight.
    expect(small).to_have_count(0)
    while not small.is_visible():
        page.get_by_role("button", name="Zoom in").click()
    start = box_of(tile)
    corner = box_of(small)
    page.mouse.click(corner["left"] + 12, corner["top"] + 12)
    moved = box_of(tile)
    assert moved["left"] > start["left"] + 20
    assert moved["top"] > start["top"] + 20
    small.press("Enter")
    assert box_of(tile) != moved


def test_pinch_zooms(visit: Visit) -> None:
    page = begin(visit(viewport={"width": 360, "height": 740}, has_touch=True, **PAGE))
    page.locator(".map-surface").scroll_into_view_if_needed()
    before, surface = zoom(page), box_of(page.locator(".map-surface"))
    x, y = surface["left"] + 140, surface["top"] + 120
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        "before => document.querySelector('[data-cell]').getBoundingClientRect().width > before", arg=before
    )
    assert zoom(page) > before * 1.5


def test_an_illegal_cell_explains_why_and_links_to_the_rule(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    choose_tile(MapMouse(page))
    cell = cell_of(page)
    taken = at(page, cell)
    taken.hover()
    expect(page.get_by_text(f"You can’t place a tile at {cell}: that space is taken.")).to_be_visible()
    taken.click()
    page.get_by_role("button", name="Read rule IC-10").click()
    expect(page.locator("#IC-10")).to_be_in_viewport()
    # That has selected nothing, and the tile is still selected.
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    expect(page.locator("[data-tile][aria-pressed=true]")).to_have_count(1)


def test_select_preview_escape(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    choose_move(MapMouse(page))
    expect(page.get_by_text(re.compile(r"^Play an? .* at .*\?$"))).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    # After what a bot did, if one has begun.
    expect(page.get_by_text(re.compile("Play a tile from your hand"))).to_be_visible()
    expect(page.locator("[data-cell][aria-pressed=true]")).to_have_count(0)


def test_tiles_are_described_and_layers_can_be_toggled(visit: Visit) -> None:
    page = begin(visit(**PAGE))
    held = page.locator("[data-tile]").first
    name = (held.get_attribute("data-tile") or "").split("-")[0]
    held.focus()
    details = page.get_by_role("group", name="Details")
    expect(details).to_contain_text(re.compile(name, re.IGNORECASE))
    expect(details.get_by_role("button", name=re.compile(r"Read rule IC-H\d+"))).to_be_visible()
    at(page, cell_of(page, "[aria-label*='face-down']")).hover()
    expect(details).to_contain_text("nobody knows what it is")
    play_move(MapMouse(page))
    for layer in ("Groups", "Protection", "Plazas", "What’s new"):
        toggle = page.get_by_role("button", name=layer)
        before = toggle.get_attribute("aria-pressed")
        toggle.click()
        expect(toggle).to_have_attribute("aria-pressed", "false" if before == "true" else "true")
    page.reload()
    expect(page.get_by_role("button", name="Groups", exact=True)).to_have_attribute("aria-pressed", "true")


def scenes(page: Page) -> Iterator[str]:
    """Visits what a player can see during a game."""
    yield "at the start"
    choose_move(MapMouse(page))
    yield "with a move chosen"
    confirm(MapMouse(page))
    for layer in ("Groups", "Protection", "Plazas"):
        page.get_by_role("button", name=layer).click()
    page.locator(".bar.turn").wait_for()
    at(page, cell_of(page)).focus()
    yield "with all layers, reading a tile"


@pytest.mark.parametrize(
    ("scheme", "viewport"),
    [("light", {"width": 1280, "height": 820}), ("dark", {"width": 360, "height": 740})],
    ids=["day", "night, phone"],
)
def test_the_board_is_accessible(visit: Visit, scheme: str, viewport: dict[str, int]) -> None:
    page = begin(visit(color_scheme=scheme, viewport=viewport, **PAGE))
    found: list[str] = []
    for scene in scenes(page):
        found += [f"{scene}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
