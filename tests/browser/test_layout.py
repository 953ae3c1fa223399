"""The table's layout: one screen on phones, a board that stays put, text that covers nothing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.chromium import DESKTOP, PHONE
from support.measurements import cut_texts, letters, violations
from support.page_input import Mouse, wait_until_sent
from support.page_input_card_city import choose_move, play_move
from support.servers import Guest, play
from support.start_page import SOLO
from support.start_page import open_table as open_from_start_page
from tricity.bots import make
from tricity.core.notation import Move

Visit = Callable[..., Page]

LOW = {"width": 844, "height": 390}
TOUCH = {"has_touch": True, "is_mobile": True}
LONG_NAME = "W" * 24

_UNCOVERED = """() => {
  // The share of the window where the map is on top.
  let hits = 0, all = 0;
  for (let x = 5; x < innerWidth; x += 10)
    for (let y = 5; y < innerHeight; y += 10, all++) hits += !!document.elementFromPoint(x, y)?.closest('.map-surface');
  return hits / all;
}"""
_COVERED = """() => [...document.querySelectorAll('.map-surface [data-details]')].filter(tile => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return !tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(tile => tile.dataset.cell)"""

_COVERING = """node => {
  // What is on top anywhere within it.
  const { left, top, right, bottom } = node.getBoundingClientRect(), found = new Set();
  for (let x = left + 1; x < right; x += 4)
    for (let y = top + 1; y < bottom; y += 4) {
      const onTop = document.elementFromPoint(x, y);
      if (!node.contains(onTop)) found.add(onTop?.className ?? 'outside of the window');
    }
  return [...found];
}"""

_FREE_HEIGHT = """() => document.querySelector('.free').clientHeight
  / document.querySelector('.infinite-city').clientHeight"""

_IS_WHOLE = "node => node.scrollWidth <= node.clientWidth"
_LINES = """node => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
}"""


def open_table(address: str, game: str, names: tuple[str, ...], **more: Any) -> tuple[list[Guest], str]:
    """A table at which these people sit, in this order."""
    guests = [Guest(address, name) for name in names]
    table = guests[0].open("me", *["open"] * (len(names) - 1), game=game, **more)
    for guest in guests[1:]:
        guest.do(table, "join")
    return guests, table


def add_cookies(page: Page, address: str, guest: Guest) -> None:
    """From now on it is this guest who visits pages."""
    page.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in guest.http.cookies.items()]
    )


def visit_as(visit: Visit, address: str, guest: Guest, table: str, **options: Any) -> Page:
    """The table as this guest sees it."""
    page = visit("/import", **options)
    add_cookies(page, address, guest)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("tablist")).to_be_visible()
    expect(page.locator("main :is([data-cell], .map-surface)").first).to_be_visible()
    return page


def box(target: Locator) -> dict[str, float]:
    bounds = target.bounding_box()
    assert bounds is not None
    return {
        "left": bounds["x"],
        "top": bounds["y"],
        "right": bounds["x"] + bounds["width"],
        "bottom": bounds["y"] + bounds["height"],
    }


def assert_one_screen(page: Page) -> None:
    """Nothing but the board scrolls, and what to do now is in sight."""
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.querySelector('.table-page').scrollHeight <= innerHeight")
    for part in (
        page.get_by_role("main"),
        page.get_by_role("region", name="What to do now"),
        page.get_by_role("tablist"),
    ):
        expect(part).to_be_in_viewport(ratio=1)


def test_a_phone_is_one_screen(visit: Visit, address: str) -> None:
    names = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz")
    guests, table = open_table(address, "infinite-city", names, clock={"kind": "live", "move": 600})
    actor = guests[0].state(table)["to_act"][0]
    page = visit_as(visit, address, guests[actor], table, viewport={"width": 360, "height": 740}, **TOUCH)
    assert_one_screen(page)
    # Whose turn it is and how much time is left.
    acting = page.get_by_role("region", name="Players").locator("li[aria-current]")
    expect(acting).to_contain_text(names[actor])
    expect(acting.get_by_role("timer")).to_be_in_viewport(ratio=1)
    # Who the others are: a name has its own width, or at least that of some letters.
    for name in page.locator(".seats .name").all():
        expect(name).to_be_in_viewport(ratio=1)
        assert name.evaluate("node => node.clientWidth >= Math.min(node.scrollWidth, 30)"), name.inner_text()
    # All tiles of the hand, none of them by scrolling.
    for tile in page.locator("[data-tile]").all():
        expect(tile).to_be_in_viewport(ratio=1)
    page.locator("[data-tile].playable").first.tap()
    expect(page.locator(".effect")).to_be_in_viewport(ratio=1)
    assert not re.search("Escape|Enter|Esc|arrow keys|wheel", page.locator("body").inner_text())
    # A message that has not been read is counted, and the sheets cover the board but not the bar.
    other = (actor + 1) % len(names)
    guests[other].do(table, "chat", seat=other, text="Hello!")
    chat = page.get_by_role("tab", name="Chat")
    expect(chat).to_contain_text("1")
    chat.tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("Hello!")
    expect(chat).not_to_contain_text("1")
    assert_one_screen(page)
    page.get_by_role("tab", name="Board").tap()
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    # The chips show the rest when they are tapped.
    page.get_by_role("button", name="Show player details").tap()
    expect(page.get_by_text("offline").first).to_be_visible()


def play_until_payment(guests: list[Guest], table: str) -> Guest:
    """Play a game of Point City with bots of this process, until somebody can pay in several ways: who it is."""
    bots = [make("beginner", seed) for seed in range(len(guests))]
    while True:
        seat: int = guests[0].state(table)["to_act"][0]
        state = guests[seat].state(table)
        if len([move for move in state["choices"] if move.startswith("pay ")]) > 1:
            return guests[seat]
        move = bots[seat].decide(state["view"], [Move.parse(text) for text in state["choices"]]).move
        guests[seat].do(table, "moves", seat=seat, version=state["version"], move=str(move))


@pytest.mark.parametrize("viewport", [PHONE, LOW, {"width": 667, "height": 375}], ids=lambda size: str(size["width"]))
def test_the_ways_to_pay_do_not_cover_the_market(visit: Visit, address: str, viewport: dict[str, int]) -> None:
    guests, table = open_table(address, "point-city", ("Ada", "Bela"))
    player = play_until_payment(guests, table)
    page = visit_as(visit, address, player, table, viewport=viewport, **TOUCH)
    ways = page.get_by_role("region", name="How do you want to pay?")
    expect(ways.get_by_role("button").first).to_be_in_viewport(ratio=1)
    for corner in ("a1", "d1", "a4", "d4"):
        cell = page.locator(f"[data-cell={corner}]")
        expect(cell).to_be_in_viewport(ratio=1)
        left, top, right, bottom = box(cell).values()
        for y in (top + 3, bottom - 3):
            point = [(left + right) / 2, y]
            assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('[data-cell]') !== null", point)
    ways.get_by_role("button").first.tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    assert_one_screen(page)


def test_the_cells_of_a_city_stay_where_they_are(visit: Visit) -> None:
    page = visit()
    open_from_start_page(page, "Card City", SOLO)
    cell = page.locator("[data-cell=e5]")
    before = box(cell)
    play_move(Mouse(page))
    assert box(cell) == before
    # The second click on a cell confirms: the mouse stays where it is, and nobody has asked for a refusal.
    choose_move(Mouse(page))
    chosen = page.locator("[data-cell][aria-pressed=true]")
    name = chosen.get_attribute("data-cell")
    chosen.click()
    wait_until_sent(page)
    expect(page.locator(f"[data-cell={name}].built")).to_have_count(1)
    assert box(cell) == before
    page.wait_for_timeout(400)
    expect(page.locator(".problem")).to_have_count(0)


@pytest.mark.parametrize("viewport", [PHONE, LOW], ids=["phone", "phone on its side"])
def test_a_market_and_a_city_fit(visit: Visit, address: str, viewport: dict[str, int]) -> None:
    guests, table = open_table(address, "point-city", ("Ada", "Bela"))
    page = visit_as(visit, address, guests[guests[0].state(table)["to_act"][0]], table, viewport=viewport, **TOUCH)
    assert_one_screen(page)
    for cell in ("a1", "d4"):
        expect(page.locator(f"[data-cell={cell}]")).to_be_in_viewport(ratio=0.9)
    guests, table = open_table(address, "card-city", ("Ada", LONG_NAME))
    page = visit_as(visit, address, guests[0], table, viewport=viewport, **TOUCH)
    assert_one_screen(page)
    expect(page.locator("[data-cell=e5]")).to_be_in_viewport(ratio=1)
    # A long name stays in its box.
    other = page.locator("[data-city]")
    assert other.evaluate(_IS_WHOLE)
    # Large letters leave room for the board.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(page.locator("[data-cell]").first).to_be_in_viewport(ratio=1)


def test_infinite_city_fills_the_page(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "infinite-city", ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz"))
    actor = guests[guests[0].state(table)["to_act"][0]]
    page = visit_as(visit, address, actor, table)
    assert page.evaluate(_UNCOVERED) >= 0.6
    for width in (1280, 1060, 1024, 900, 600):
        page.set_viewport_size({"width": width, "height": 820})
        page.wait_for_function("() => !document.querySelector('.plane').getAnimations().length")
        assert page.evaluate(_COVERED) == [], width
        # Nothing keeps room that it does not use: the city has most of the height.
        assert page.evaluate(_FREE_HEIGHT) > 0.5, width
    # In a replay the list of moves is how one gets about.
    play(dict(enumerate(guests)), table, moves=20)
    page.set_viewport_size({"width": 1280, "height": 820})
    page.goto(f"/replay/{table}/0")
    moves = box(page.get_by_role("list", name="Moves"))
    assert moves["bottom"] - moves["top"] > DESKTOP["height"] / 3


def test_large_letters_leave_the_map_in_sight(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "infinite-city", ("Ada", "Bela", "Cleo", "Dora"))
    page = visit_as(visit, address, guests[guests[0].state(table)["to_act"][0]], table)
    with letters(page, 200):
        city = box(page.locator(".free"))
        assert city["bottom"] - city["top"] > 200
        # Seats, tiles and panel can be read, and cover neither the city nor each other.
        seat, tile, panel = page.locator(".seats li").first, page.locator("[data-tile]"), page.get_by_role("tabpanel")
        for part in (seat.locator(".name"), seat.locator(".who .points"), panel, *tile.all()):
            expect(part).to_be_in_viewport(ratio=1)
        for name in page.locator(".seats .name").all():
            assert name.evaluate(_IS_WHOLE), name.inner_text()
        assert box(seat)["right"] <= city["left"] <= box(tile.first)["left"]
        assert box(tile.last)["right"] <= city["right"] <= box(panel)["left"]
        assert all(box(each)["top"] >= city["bottom"] for each in tile.all())


def test_large_letters_break_no_tab(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "infinite-city", ("Ada", "Bela"))
    page = visit_as(visit, address, guests[0], table, locale="fr-FR")
    with letters(page, 200):
        for tab in page.get_by_role("tab").all():
            assert tab.locator(".label").evaluate(_LINES) == 1, tab.inner_text()


def play_until_answered(guests: list[Guest], table: str) -> Guest:
    """Play until somebody is asked who has had a turn, and after whom somebody else has: who it is."""
    everybody = dict(enumerate(guests))
    play(everybody, table, moves=3 * len(guests))
    last, seat = guests[0].state(table)["to_act"][0], -1
    while seat in {-1, last}:
        play(everybody, table, moves=1)
        seat = guests[0].state(table)["to_act"][0]
    return guests[seat]


def test_large_letters_leave_six_names_on_a_phone(visit: Visit, address: str) -> None:
    names = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz")
    guests, table = open_table(address, "infinite-city", names)
    player = play_until_answered(guests, table)
    page = visit_as(visit, address, player, table, viewport=PHONE, **TOUCH)
    again, buttons = page.get_by_role("button", name="Show me again"), page.locator(".bar .buttons .button")
    expect(again).to_be_visible()
    expect(page.locator(".seats .who .points")).to_have_count(6)
    with letters(page, 200):
        for seat in page.locator(".seats li").all():
            name = seat.locator(".name")
            assert name.evaluate(_IS_WHOLE), name.inner_text()
            assert box(name)["right"] <= box(seat.locator(".who .points"))["left"]
        assert box(again)["right"] <= box(buttons.first)["left"]


def test_a_low_screen_tells_the_whole_reason(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Anna", "Wilhelmina", "Dora"))
    player = play_until_answered(guests, table)
    page = visit_as(visit, address, player, table, viewport=LOW, locale="pl-PL", **TOUCH)
    assert page.locator(".bar .cause").evaluate(_IS_WHOLE)
    for name in page.locator(".seats .name").all():
        assert name.evaluate(_IS_WHOLE), name.inner_text()


def test_a_waiting_room_uses_the_width_of_a_low_screen(visit: Visit, address: str) -> None:
    table = Guest(address, "Wilhelmina").open("me", *["open"] * 5, game="infinite-city")
    page = visit(f"/table/{table}", viewport=LOW, locale="pl-PL", **TOUCH)
    expect(page.get_by_role("tablist")).to_be_visible()
    assert box(page.get_by_role("main"))["right"] == LOW["width"]
    for name in page.locator(".seats .name").all():
        assert name.evaluate(_IS_WHOLE), name.inner_text()


def test_a_result_on_a_low_screen_has_aligned_buttons(visit: Visit, finished: str) -> None:
    page = visit(f"/table/{finished}", viewport=LOW, **TOUCH)
    expect(page.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)
    edges = {(box(button)["left"], box(button)["right"]) for button in page.locator(".bar .buttons .button").all()}
    assert len(edges) == 1


def test_the_desk_covers_the_edges_of_other_cities(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela"))
    everybody = dict(enumerate(guests))
    while guests[0].state(table)["view"]["phase"] != "construction":
        play(everybody, table, moves=1)
    seat = guests[0].state(table)["to_act"][0]
    page = visit_as(visit, address, guests[seat], table, viewport=PHONE, **TOUCH)
    other, desk, own = page.locator("[data-city]"), page.locator(".desk"), page.locator(".large")
    # Half a card would say nothing: the other city comes into sight when the board is scrolled.
    assert box(own)["bottom"] <= box(desk)["top"] + 2
    assert box(desk)["top"] <= box(other)["top"] + 1
    page.get_by_role("main").evaluate("board => board.scrollTo(0, board.scrollHeight)")
    assert box(other)["bottom"] <= box(desk)["top"] + 1


def test_what_is_printed_on_a_tile_leaves_its_drawing_in_sight(visit: Visit, address: str) -> None:
    seat = None
    while seat is None:
        guests, table = open_table(address, "infinite-city", ("Ada", "Bela"))
        hands = [guest.state(table)["view"]["seats"][seat]["hand"]["known"] for seat, guest in enumerate(guests)]
        seat = next((seat for seat, hand in enumerate(hands) if "power-station" in hand), None)
    page = visit_as(visit, address, guests[seat], table, viewport=LOW, **TOUCH)
    head = page.locator("[data-tile=power-station] .head")
    assert box(head.locator(".bonus"))["left"] >= box(head.locator(".drawing"))["right"]


def test_two_seats_share_a_phone(visit: Visit, address: str) -> None:
    solo = Guest(address, "Ada")
    table = solo.open("me", game="point-city")
    page = visit_as(visit, address, solo, table, viewport={"width": 360, "height": 740}, locale="pl-PL", **TOUCH)
    expect(page.locator(".seats .name")).to_have_text(["Ada", "SI (Automa)"])
    for name in page.locator(".seats .name").all():
        assert name.evaluate(_IS_WHOLE), name.inner_text()


def test_four_seats_on_a_phone_have_names(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Anna", "Basia", "Céline", "Dawid"))
    page = visit_as(visit, address, guests[0], table, viewport={"width": 360, "height": 740}, **TOUCH)
    for name in page.locator(".seats .name").all():
        expect(name).to_be_in_viewport(ratio=1)
        assert name.evaluate(_IS_WHOLE), name.inner_text()


@pytest.mark.parametrize("viewport", [DESKTOP, {"width": 1024, "height": 768}], ids=["1280", "1024"])
def test_seven_kinds_of_tiles_fit_the_hand(visit: Visit, address: str, viewport: dict[str, int]) -> None:
    guests, table = open_table(address, "infinite-city", ("Ada", "Bela", "Cleo", "Dora"))
    hands = [guest.state(table)["view"]["seats"][seat]["hand"]["known"] for seat, guest in enumerate(guests)]
    while max(len(set(hand)) for hand in hands) < 7:
        play(dict(enumerate(guests)), table, moves=1)
        hands = [guest.state(table)["view"]["seats"][seat]["hand"]["known"] for seat, guest in enumerate(guests)]
    seat = max(range(4), key=lambda seat: len(set(hands[seat])))
    page = visit_as(visit, address, guests[seat], table, viewport=viewport)
    for tile in page.locator("[data-tile]").all():
        expect(tile).to_be_in_viewport(ratio=1)


def test_results_of_a_profile_fit_a_phone(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela"))
    play(dict(enumerate(guests)), table)
    page = visit("/import", viewport={"width": 360, "height": 740}, locale="pl-PL", **TOUCH)
    add_cookies(page, address, guests[0])
    page.goto("/profile")
    expect(page.get_by_role("columnheader", name="Średni")).to_be_in_viewport(ratio=1)
    assert page.get_by_role("region", name="Wyniki").evaluate(_IS_WHOLE)
    assert not violations(page)


def test_tokens_to_choose_are_in_sight_on_a_low_screen(visit: Visit, address: str) -> None:
    solo = Guest(address, "Ada")
    table = solo.open("me", game="point-city")
    page = visit_as(visit, address, solo, table, viewport=LOW, **TOUCH)
    for index in range(4):
        expect(page.locator(".token-choice").nth(index)).to_be_in_viewport(ratio=1)


def test_long_moves_leave_the_controls_of_a_replay_in_sight(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "point-city", ("Ada", "Bela"))
    play(dict(enumerate(guests)), table)
    page = visit(f"/replay/{table}/10", viewport=LOW, **TOUCH)
    are_whole = []
    for number in range(10, 21):
        expect(page.locator("main[data-moves]")).to_have_attribute("data-moves", str(number))
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
        for choice in ("Speed", "Whose view to show"):
            expect(page.get_by_label(choice)).to_be_in_viewport(ratio=1)
        are_whole.append(page.locator(".bar .move").evaluate("node => node.scrollHeight <= node.clientHeight"))
        page.keyboard.press("ArrowRight")
    assert not all(are_whole), "no move was long"


def test_drawn_tiles_are_in_sight_on_a_phone(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "infinite-city", ("Ada", "Bela"))
    seat = guests[0].state(table)["to_act"][0]
    page = visit_as(visit, address, guests[seat], table, viewport=PHONE, **TOUCH)
    # Until the player has drawn, and is asked again.
    play(dict(enumerate(guests)), table, moves=1)
    while guests[seat].state(table)["to_act"] != [seat]:
        play(dict(enumerate(guests)), table, moves=1)
    expect(page.locator("main")).to_have_attribute("data-number", str(guests[seat].state(table)["number"]))
    expect(page.locator(".bar.turn")).to_be_visible()
    for tile in page.locator("[data-tile]").all():
        expect(tile).to_be_in_viewport(ratio=1)
    assert_one_screen(page)


def test_a_plan_leaves_the_board_as_it_is(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela"))
    seat = guests[0].state(table)["to_act"][0]
    page = visit_as(visit, address, guests[seat], table, viewport=PHONE, **TOUCH)
    cell, plan = page.locator("[data-cell=e5]"), page.get_by_role("button", name="Plan ahead")
    expect(page.locator(".bar.turn")).to_be_visible()
    expect(plan).to_have_count(0)
    before = box(cell)
    while seat in guests[seat].state(table)["to_act"]:
        play({seat: guests[seat]}, table, moves=1)
    expect(plan).to_be_visible()
    assert box(cell) == before
    assert_one_screen(page)


def test_names_of_buildings_are_below_their_pictures(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "point-city", ("Ada", "Bela"))
    page = visit_as(visit, address, guests[0], table, locale="fr-FR")
    overlaps = page.evaluate("""() => [...document.querySelectorAll('main .card.building')].filter(card => {
      const [picture, name] = ['.picture svg', '.name'].map(part => card.querySelector(part).getBoundingClientRect());
      return name.top < picture.bottom - 1;
    }).map(card => card.textContent.trim())""")
    assert overlaps == []


def play_until_bill(guests: list[Guest], table: str) -> tuple[int, dict[str, Any]]:
    """Two seats play Point City until the stock of one can pay for a pair in one way only; returns both."""
    while True:
        (seat,) = guests[0].state(table)["to_act"]
        view = guests[seat].state(table, seat=seat)["view"]
        if view["pending"][0] in {"turn", "take"}:
            for pair in view["pairs"]:
                if pair["pays"] and pair["ways"] == 1:
                    return seat, pair
        play(dict(enumerate(guests)), table, moves=1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_a_bill_is_shown_below_the_whole_market(visit: Visit, address: str, locale: str) -> None:
    guests, table = open_table(address, "point-city", ("Ada", "Bela"))
    seat, pair = play_until_bill(guests, table)
    page = visit_as(visit, address, guests[seat], table, viewport=PHONE, locale=locale, **TOUCH)
    stock = page.locator(".strip .card-fan .held").first
    assert box(stock)["left"] >= box(page.locator(".deck").first)["right"], "the deck covers the first card"
    for cell in pair["cells"]:
        page.locator(f"[data-cell={cell}]").tap()
    expect(page.locator(".cost-panel .card-fan .held")).to_have_count(len(pair["pays"]))
    expect(page.locator(".cost-panel .card-fan .held").first).to_be_in_viewport()
    assert box(page.locator("[data-cell=a4]"))["bottom"] <= box(page.locator(".strip"))["top"]


def test_lots_are_made_below_the_whole_city(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela"))
    seat = guests[0].state(table)["to_act"][0]
    assert guests[seat].state(table, seat=seat)["choices"][0].startswith("divide ")
    phone = visit_as(visit, address, guests[seat], table, viewport=PHONE, locale="pl-PL", **TOUCH)
    expect(phone.locator(".unassigned button")).to_have_count(4)
    assert box(phone.locator("[data-cell=e8]"))["bottom"] <= box(phone.locator(".desk"))["top"] + 2
    page = visit_as(visit, address, guests[seat], table)
    frame = box(page.get_by_role("main"))
    for card in page.locator(".unassigned button").all():
        assert frame["left"] + 8 <= box(card)["left"]
        assert box(card)["right"] <= frame["right"] - 8
    for title in page.locator(".tray h2").all():
        gap = "node => { const range = document.createRange(); range.selectNode(node.lastChild); "
        gap += "return range.getBoundingClientRect().left - node.querySelector('.key').getBoundingClientRect().right; }"
        assert title.evaluate(gap) >= 3


def test_the_points_are_beside_a_long_name(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Wilhelmina", "Bela"))
    page = visit_as(visit, address, guests[0], table)
    seat = page.locator(".seats li").first
    expect(seat.locator(".points")).to_have_text(re.compile("^.24"))
    assert box(seat.locator(".points"))["top"] < box(seat.locator(".name"))["bottom"]
    assert seat.locator(".name").evaluate(_LINES) == 1


@pytest.mark.parametrize("game", ["card-city", "infinite-city"])
def test_a_clock_covers_no_fact_of_a_seat_on_a_low_screen(visit: Visit, address: str, game: str) -> None:
    guests, table = open_table(address, game, ("Ada", "Bela", "Cleo"), clock={"kind": "days", "days": 3})
    page = visit_as(visit, address, guests[0], table, viewport=LOW, **TOUCH)
    expect(page.get_by_role("timer").first).to_be_in_viewport(ratio=1)
    assert cut_texts(page, 100) == []


def ask_to_undo(guests: list[Guest], table: str) -> Guest:
    """Play until a move that revealed something is asked back: who is to agree."""
    while True:
        seat: int = guests[0].state(table)["to_act"][0]
        play({seat: guests[seat]}, table, moves=1)
        state = guests[seat].state(table)
        if state["can_undo"]:
            guests[seat].do(table, "undo", seat=seat, version=state["version"])
            if guests[seat].state(table)["undo_request"]:
                return guests[1 - seat]


def test_what_is_to_be_undone_can_be_read_whole_on_a_phone(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela"))
    page = visit_as(visit, address, ask_to_undo(guests, table), table, locale="fr-FR", viewport=PHONE, **TOUCH)
    bar = page.locator(".table-layout > .bar")
    expect(bar.get_by_role("button", name="Accepter")).to_be_in_viewport(ratio=1)
    expect(bar.get_by_role("timer")).to_be_in_viewport(ratio=0.9)
    assert bar.locator(".lines").evaluate("node => node.scrollHeight <= node.clientHeight")
    expect(page.locator("[data-cell]").first).to_be_in_viewport()
    assert not violations(page)


@pytest.mark.parametrize(("game", "locale"), [("card-city", "pl-PL"), ("infinite-city", "fr-FR")])
def test_a_tip_leaves_the_question_in_sight_on_a_low_screen(visit: Visit, address: str, game: str, locale: str) -> None:
    guests, table = open_table(address, game, ("Ada", "Bela"))
    play(dict(enumerate(guests)), table, moves=1)
    actor = guests[guests[0].state(table)["to_act"][0]]
    page = visit_as(visit, address, actor, table, coach="", locale=locale, viewport=LOW, **TOUCH)
    for part in (".tip p", ".tip .button.quiet", ".prompt", ".bar .button.primary"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    question, tip = box(page.locator(".prompt")), box(page.locator(".tip"))
    assert tip["right"] <= question["left"]
    # Nothing covers any of it: not the board, such as the two lots, and not the seats.
    assert page.locator(".tip").evaluate(_COVERING) == []


def test_a_curtain_is_in_sight_on_a_low_screen(visit: Visit, address: str) -> None:
    ada = Guest(address, "Ada")
    table = ada.open("me", "me", game="infinite-city")
    page = visit("/import", locale="fr-FR", viewport=LOW, **TOUCH)
    add_cookies(page, address, ada)
    page.goto(f"/table/{table}")
    curtain = page.get_by_role("main")
    for part in (curtain.get_by_role("heading"), curtain.get_by_role("button"), curtain.locator(".checkbox")):
        expect(part).to_be_in_viewport(ratio=1)


def test_an_invitation_to_a_rated_game_shows_its_terms_and_the_button_on_a_phone(visit: Visit, address: str) -> None:
    host = Guest(address, "Ada")
    clock = {"kind": "live", "move": 60, "reserve": 300}
    table = host.open("me", "open", game="card-city", clock=clock, rated=True, options={"decentralisation": True})
    page = visit(f"/table/{table}", viewport=PHONE, **TOUCH)
    expect(page.get_by_text("Clock: 60 seconds per move, plus 5 minutes in reserve")).to_be_visible()
    expect(page.get_by_text("Options: Decentralisation")).to_be_visible()
    expect(page.get_by_role("button", name="Join", exact=True)).to_be_in_viewport(ratio=1)


def test_an_invitation_without_a_seat_is_scrolled_by_keyboard_on_a_phone(visit: Visit, address: str) -> None:
    _, table = open_table(address, "card-city", ("Ada", "Bela", "Cleo"), public=True, host_starts=True)
    page = visit(f"/table/{table}", viewport=PHONE, **TOUCH)
    expect(page.get_by_text("All seats are taken")).to_be_visible()
    assert not violations(page)


@pytest.mark.parametrize("viewport", [PHONE, LOW], ids=["phone", "phone on its side"])
def test_eight_cards_that_somebody_divides_are_in_sight_without_scrolling(
    visit: Visit, address: str, viewport: dict[str, int]
) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela", "Cleo", "Dora"))
    waiting = next(seat for seat in range(4) if seat not in guests[0].state(table)["to_act"])
    page = visit_as(visit, address, guests[waiting], table, viewport=viewport, **TOUCH)
    cards = page.locator(".pool .card")
    expect(cards).to_have_count(8)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    assert not violations(page)


def test_both_lots_are_beside_each_other_and_leave_the_city_in_sight(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela", "Cleo", "Dora"))
    everybody = dict(enumerate(guests))
    while not guests[0].state(table)["choices"] or not guests[0].state(table)["choices"][0].startswith("choose "):
        play(everybody, table, moves=1)
    page = visit_as(visit, address, guests[0], table, locale="fr-FR")
    small, big = page.locator(".tray").all()
    assert box(small)["top"] == box(big)["top"]
    assert box(page.locator("[data-cell=e8]"))["bottom"] <= box(page.locator(".desk"))["top"] + 2
    # On a phone on its side they are below each other, beside the city.
    phone = visit_as(visit, address, guests[0], table, viewport=LOW, locale="fr-FR", **TOUCH)
    for lot in phone.locator(".tray").all():
        expect(lot).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_whoever_divides_sees_the_city_and_all_lots(visit: Visit, address: str, locale: str) -> None:
    guests, table = open_table(address, "card-city", ("Ada", "Bela", "Cleo", "Dora"))
    divider = guests[guests[0].state(table)["to_act"][0]]
    page = visit_as(visit, address, divider, table, locale=locale)
    expect(page.locator(".unassigned button")).to_have_count(8)
    assert box(page.locator("[data-cell=e8]"))["bottom"] <= box(page.locator(".desk"))["top"] + 2
    phone = visit_as(visit, address, divider, table, viewport=LOW, locale=locale, **TOUCH)
    unassigned = phone.locator(".unassigned button")
    expect(unassigned).to_have_count(8)
    # Until the small lot and the face-up cards are chosen: then the rest goes face down.
    for _ in range(5):
        for part in (phone.locator("[data-cell=e8]"), *phone.locator(".division button, .tray").all()):
            expect(part).to_be_in_viewport(ratio=1)
        unassigned.first.tap()
    expect(unassigned).to_have_count(0)
    for tray in phone.locator(".tray").all():
        expect(tray).to_be_in_viewport(ratio=1)


def test_a_wide_name_is_read_whole_everywhere(visit: Visit, address: str) -> None:
    guests, table = open_table(address, "point-city", (LONG_NAME, LONG_NAME.replace("W", "M")), public=True)
    page = visit_as(visit, address, guests[0], table)
    play(dict(enumerate(guests)), table, moves=3)
    expect(page.locator("main")).to_have_attribute("data-number", str(guests[0].state(table)["number"]))
    assert cut_texts(page, 100) == []
    guests[0].open("me", "open", "open", game="card-city", public=True)
    for viewport, percent in ((DESKTOP, 100), (PHONE, 200)):
        page.set_viewport_size(viewport)
        page.goto("/")
        lobby = page.locator(".lists")
        expect(lobby).to_contain_text(f"{LONG_NAME}, 2\u00a0open seats")
        assert cut_texts(page, percent) == []
    play(dict(enumerate(guests)), table)
    for path in (f"/table/{table}", f"/replay/{table}/9"):
        page.set_viewport_size(DESKTOP)
        page.goto(path)
        expect(page.get_by_role("tabpanel")).to_contain_text(LONG_NAME)
        assert cut_texts(page, 100) == []
    page.set_viewport_size(PHONE)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    assert cut_texts(page, 200) == []


def play_until_tokens(guests: list[Guest], table: str, count: int) -> Guest | None:
    """Play a game of Point City with bots of this process, until somebody chooses from that many tokens: who it is."""
    bots = [make("beginner", seed) for seed in range(len(guests))]
    while guests[0].state(table)["status"] == "playing":
        seat: int = guests[0].state(table)["to_act"][0]
        state = guests[seat].state(table)
        if len([move for move in state["choices"] if move.startswith("token ")]) >= count:
            return guests[seat]
        move = bots[seat].decide(state["view"], [Move.parse(text) for text in state["choices"]]).move
        guests[seat].do(table, "moves", seat=seat, version=state["version"], move=str(move))
    return None


def test_eleven_tokens_to_choose_from_are_in_sight(visit: Visit, address: str) -> None:
    player = None
    while player is None:
        guests, table = open_table(address, "point-city", ("Ada", "Bela", "Cleo", "Dora"))
        player = play_until_tokens(guests, table, 11)
    page = visit_as(visit, address, player, table, locale="fr-FR")
    assert page.locator(".token-choice").count() >= 11
    for token in page.locator(".token-choice").all():
        expect(token).to_be_in_viewport(ratio=1)
    assert box(page.locator("[data-cell=a1]"))["top"] >= box(page.locator(".token-choice").last)["bottom"]
